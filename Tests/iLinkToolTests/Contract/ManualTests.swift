import Foundation
import TestSupport
import Testing

@testable import iLinkTool

@Suite struct `The manual page comes from the same tables as the help` {
  /// As a reader sees it, for looking words up: without the markup.
  private static var words: String {
    ManualPage.text.replacing("\\-", with: "-").replacing("\\(aq", with: "'").replacing("\\(dq", with: "\"")
      .replacing("\\(ti", with: "~")
  }

  @Test func `C42: the sections stand in their order`() throws {
    let sections = [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES",
      "SEE ALSO",
    ]
    let found = ManualPage.text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    #expect(found.map { String($0) } == sections.map { ".SH \"\($0)\"" })
  }

  @Test func `C42: every command, option, status and variable is there`() {
    let words = Self.words
    for command in Command.all {
      #expect(words.contains(".SS \"ilink \(command.name)\"\n\(command.summary)."))
      for example in command.examples { #expect(words.contains("\n\(example)\n"), "\(example)") }
    }
    for spec in OptionTable.all {
      #expect(words.contains(spec.option.name + (spec.value.map { " \($0)".prefix(2) } ?? "\"")))
    }
    for status in ExitStatus.allCases { #expect(words.contains(".B \"\(status.rawValue)\"\n\(status.code): ")) }
    for variable in EnvironmentVariable.all { #expect(words.contains(".B \"\(variable.name)\"\n")) }
  }

  @Test func `C42: the page lies in Documentation as 'help man' prints it`() async throws {
    try Recorded.check(
      await ilink("help man").output, at: Fixtures.repository.appendingPathComponent("Documentation/ilink.1"))
  }

  @Test func `text that looks like markup is text`() {
    var page = Roff()
    page.line(".ilink.json is a \\file of 'ours' \u{2026}")
    page.line("'quoted'")
    #expect(page.text == "\\&.ilink.json is a \\efile of \\(aqours\\(aq \\[u2026]\n\\(aqquoted\\(aq\n")
  }
}
