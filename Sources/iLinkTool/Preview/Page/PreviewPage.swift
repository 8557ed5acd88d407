import iLinkCore
import iLinkKit

/// One self-contained page that draws each prompt as the platforms draw it.
///
/// Everything is in it: the texts as data, the looks and the script. Its policy lets it ask for nothing from outside, so
/// that it can be mailed, kept beside a build, or opened on a train.
struct PreviewPage: Sendable {
  let report: PreviewReport
  /// The style that is shown first; `nil`: all of them.
  let style: PreviewStyle?

  /// The document.
  var html: String {
    """
    <!doctype html>
    <html lang="en" dir="ltr">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="ilink preview">
    <title>\(Self.escaped(Harmless.line(title)))</title>
    <style>
    \(PageLooks.page)
    \(PageLooks.devices)
    </style>
    </head>
    <body>
    \(PageFrame.body)
    <script type="application/json" id="data">\(data)</script>
    <script>
    "use strict";
    \(PageScript.drawing)
    \(PageScript.measuring)
    \(PageScript.controls)
    </script>
    </body>
    </html>

    """
  }

  /// Nothing may be fetched, and nothing may be sent.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private var title: String {
    "\(report.app.name) \(report.app.version): update prompts in \(PreviewReport.count(report.languages.count, "language"))"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }

  // MARK: Data

  /// The texts as JSON that cannot end the element that it stands in, whatever an app is called.
  private var data: String {
    let document: JSON = .object([
      "app": report.app.json, "style": .string(style?.rawValue ?? "all"),
      "languages": .array(report.languages.map(Self.json)),
    ])
    return document.line.dropLast().unicodeScalars.reduce(into: "") { safe, scalar in
      switch scalar {
      case "<", ">", "&": safe += "\\u00" + String(scalar.value, radix: 16)
      default: safe.unicodeScalars.append(scalar)
      }
    }
  }

  private static func json(_ language: PreviewedLanguage) -> JSON {
    .object([
      "tag": .string(language.tag), "name": .string(language.name), "own": .string(language.ownName),
      "dir": .string(language.direction),
      "prompts": .object(
        PreviewStyle.allCases.map { JSON.Member(key: $0.rawValue, value: json(language.texts($0))) }),
      "notice": .string(language.notification),
      "problems": .array(
        language.problems.map {
          .string([$0.key, $0.rule.rawValue, $0.detail].compactMap { $0 }.joined(separator: " · "))
        }
      ),
    ])
  }

  private static func json(_ texts: PromptTexts) -> JSON {
    .object([
      "title": .string(texts.title), "message": .string(texts.message),
      "buttons": .array(texts.buttons.map { .array([.string($0.role.rawValue), .string($0.text)]) }),
    ])
  }
}
