import Foundation
import iLinkCore
import iLinkKit

/// The end of the demo: the real prompt, answered by key, and what the next launches do after each answer.
@MainActor struct DemoPrompt {
  let call: Call
  let show: @MainActor (String) -> Void
  /// Fits a sentence to the terminal.
  let fitted: @MainActor (String) -> String

  /// How long the prompt waits for a key before it vanishes, which stores nothing.
  nonisolated static let patience: TimeInterval = 5

  private var isInteractive: Bool {
    call.world.outputTerminal.isTerminal && call.world.inputTerminal.isTerminal && !call.parsed.has(.noPause)
  }

  func run() async {
    let show = show
    show("\n  The real prompt" + (isInteractive ? "; press a key.\n" : ", as a terminal shows it.\n") + "\n")
    let life = DemoLife(startingAt: call.now) { url in show("    would open \(url.absoluteString)\n") }
    let terminal = DemoTerminal(call: call, isInteractive: isInteractive, show: show)
    let (_, choice) = await life.launch(TerminalPrompter(terminal))
    show("\n" + fitted(Self.consequence(of: choice ?? .vanished)) + "\n\n")
    show(await table().text(width: call.width.map { $0 - 2 }, style: call.style).indented)
  }

  private static func consequence(of choice: UpdateChoice) -> String {
    switch choice {
    case .update: "Update: the store opened, and nobody is asked again while the update may be on its way."
    case .remindLater: "Later: quiet for a day, whatever the store brings."
    case .decline: "No: quiet about this version and older ones; a newer one asks again."
    case .vanished: "Nobody answered: nothing is remembered, as if it had not been shown."
    }
  }

  /// What later launches decide, after each answer.
  private func table() async -> Table {
    var rows: [[String]] = []
    for choice in UpdateChoice.allCases {
      let life = DemoLife(startingAt: call.now)
      _ = await life.launch(FixedPrompter(choice))
      var row = [choice.rawValue]
      for wait in [60.0, 86_400] {
        life.wait(wait)
        let (decision, _) = await life.launch(FixedPrompter(.vanished))
        row.append(decision?.reason.map { "quiet (\($0.name.rawValue))" } ?? "asks again")
      }
      rows.append(row)
    }
    return Table(columns: ["ANSWER", "A MINUTE LATER", "A DAY LATER"], rows: rows)
  }
}

/// The demo's output as a terminal to ask in. Without a person before it, the answer is Return.
@MainActor private final class DemoTerminal: PromptTerminal {
  private let call: Call
  private let isInteractive: Bool
  private let show: @MainActor (String) -> Void
  private var isAtLineStart = true

  init(call: Call, isInteractive: Bool, show: @escaping @MainActor (String) -> Void) {
    self.call = call
    self.isInteractive = isInteractive
    self.show = show
  }

  var canAnswer: Bool { true }
  var isStyled: Bool { call.style.isColoured }

  func write(_ text: String) {
    show(isAtLineStart ? text.indented : text)
    isAtLineStart = text.hasSuffix("\n")
  }

  func key() async -> Character? {
    guard isInteractive else { return "\n" }
    return await call.world.key(DemoPrompt.patience)
  }
}

extension String {
  /// Moved in by four columns, line by line.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}
