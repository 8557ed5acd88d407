import Foundation
import iLinkClient
import iLinkCore

/// Uses a history file in ways that need a process of their own.
enum HistoryProbe {
  /// Adds one to a counter so many times, and prints each new value.
  ///
  ///     ClientProbe history-count /tmp/history.json 300
  static func count(_ arguments: [String]) {
    guard arguments.count == 2, let times = Int(arguments[1]) else { return print("wrong arguments") }
    let store = HistoryStore.file(at: URL(fileURLWithPath: arguments[0]))
    for _ in 0..<times {
      do {
        let history = try store.update { history in
          history[.useCount] = .integer((history[.useCount]?.asInteger ?? 0) + 1)
        }
        print(history[.useCount]?.asInteger ?? 0)
      } catch {
        return print(error)
      }
    }
  }

  /// Writes large histories until it is killed, and prints a line after each. All values of one history are the same.
  ///
  ///     ClientProbe history-churn /tmp/history.json
  static func churn(_ arguments: [String]) {
    guard arguments.count == 1 else { return print("wrong arguments") }
    let store = HistoryStore.file(at: URL(fileURLWithPath: arguments[0]))
    for number in 1... {
      let value = StoredValue.text(String(repeating: "\(number) ", count: 20_000))
      _ = try? store.update { history in
        for key in HistoryKey.allCases { history[key] = value }
      }
      FileHandle.standardOutput.write(Data("\(number)\n".utf8))  // at once, where `print` would gather lines
    }
  }

  /// Writes as somebody who may not: a user without rights, where the process began with all of them.
  ///
  ///     ClientProbe history-denied folder/history.json
  static func denied(_ arguments: [String]) {
    guard arguments.count == 1 else { return print("wrong arguments") }
    if getuid() == 0 { setuid(65_534) }
    let store = HistoryStore.file(at: URL(fileURLWithPath: arguments[0]))
    do {
      _ = try store.read()
      print("read")
      _ = try store.update { $0[.useCount] = .integer(1) }
      print("written")
    } catch {
      print(error)
    }
  }
}
