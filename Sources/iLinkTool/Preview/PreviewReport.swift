import iLinkCore
import iLinkKit

/// The answer of `preview` in each format, all from the same values.
struct PreviewReport: Sendable {
  let plan: PreviewPlan
  let app: PreviewedApp
  let languages: [PreviewedLanguage]

  private var call: Call { plan.call }

  var outcome: Outcome {
    Outcome(output, status: status)
  }

  private var status: ExitStatus { plan.isChecked && faultCount > 0 ? .textProblems : .ok }

  private var output: String {
    let table = plan.isChecked ? faultTable : textTable
    switch call.settings.format {
    case .json: return json.document
    case .plain: return table.plain
    case .csv: return table.csv
    case .md: return table.markdown
    case .table where plan.isChecked:
      return faultSentence + (faultCount > 0 ? "\n" + table.text(width: call.width, style: call.style) : "")
    case .table:
      let shown = Table(columns: table.columns, rows: table.rows.map { $0.map { Harmless.line($0) } })
      if let width = call.width, shown.width > width { return blocks(width) }
      return table.text(width: nil, style: call.style)
    }
  }

  // MARK: Texts

  private var textTable: Table {
    Table(
      columns: ["LANG", "DIR", "TITLE", "MESSAGE", "BUTTONS"],
      rows: languages.map { language in
        let texts = texts(language)
        return [language.tag, language.direction, texts.title, texts.message, buttons(texts).joined(separator: " ")]
      })
  }

  private func texts(_ language: PreviewedLanguage) -> PromptTexts { language.texts(plan.style) }

  private func buttons(_ texts: PromptTexts) -> [String] { texts.buttons.map { "[\($0.text)]" } }

  /// For a terminal that is too narrow for the table: a prompt below the other.
  private func blocks(_ width: Int) -> String {
    languages.map { language in
      let texts = texts(language)
      let own = language.ownName == language.name ? "" : " · \(language.ownName)"
      let paragraphs = [
        (texts.title, true), (texts.message, false), (buttons(texts).joined(separator: "  "), false),
      ]
      let lines = paragraphs.filter { !$0.0.isEmpty }.flatMap { text, isTitle in
        Wrapping.lines(of: Harmless.line(text), width: max(10, width - 2)).map {
          "  " + (isTitle ? call.style.bold($0) : $0) + "\n"
        }
      }
      return call.style.cyan(language.tag) + "  \(language.name)\(own)\n" + lines.joined()
    }.joined(separator: "\n")
  }

  // MARK: Faults

  private var faultCount: Int { languages.reduce(0) { $0 + $1.problems.count } }

  private var faultTable: Table {
    Table(
      columns: ["LANG", "KEY", "RULE", "DETAIL"],
      rows: languages.flatMap { language in
        language.problems.map { [language.tag, $0.key ?? "", $0.rule.rawValue, $0.detail] }
      })
  }

  private var faultSentence: String {
    let all = Self.count(languages.count, "language")
    let without = plan.strings.map { $0.hasNoWords ? ", none with a text for iLink" : "" } ?? ""
    guard faultCount > 0 else { return call.style.green("\(all)\(without): nothing wrong.") + "\n" }
    let concerned = languages.filter { !$0.problems.isEmpty }.count
    return call.style.yellow("\(Self.count(faultCount, "fault")) in \(concerned) of \(all).") + "\n"
  }

  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  // MARK: JSON

  private var json: JSON {
    .object([
      "schema": .string("ilink.preview/1"), "exitStatus": .integer(status.rawValue),
      "style": .string(plan.style.rawValue), "app": app.json, "languages": .array(languages.map(json)),
    ])
  }

  private func json(_ language: PreviewedLanguage) -> JSON {
    let texts = texts(language)
    return .object([
      "tag": .string(language.tag), "name": .string(language.name), "ownName": .string(language.ownName),
      "direction": .string(language.direction), "title": .string(texts.title), "message": .string(texts.message),
      "buttons": .array(
        texts.buttons.map { .object(["role": .string($0.role.rawValue), "text": .string($0.text)]) }),
      "notification": .string(language.notification), "problems": .array(language.problems.map(\.json)),
    ])
  }
}

extension PreviewedApp {
  var json: JSON {
    .object(["name": .string(name), "installed": .string(installed), "version": .string(version)])
  }
}

extension TextFault {
  var json: JSON {
    .object(["key": .string(key), "rule": .string(rule.rawValue), "detail": .string(detail)])
  }
}
