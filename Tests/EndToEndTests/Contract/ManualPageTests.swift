import Foundation
import Testing

@Suite struct `The manual page as man sees it` {
  @Test(.enabled(if: InstalledPrograms.has("mandoc")))
  func `C42: mandoc has nothing to say, and shows every section`() async throws {
    let lint = try await ProgramRun.ilink(shell: #""$ilink" help man | mandoc -T lint -W warning"#)
    #expect(lint.status == 0 && lint.output.isEmpty && lint.errors.isEmpty, "\(lint.output)")
    let page = try await ProgramRun.ilink(shell: #""$ilink" help man | mandoc -T utf8"#)
    // Bold is a character over itself there.
    let plain = page.output.replacing(/.\u{8}/, with: "")
    let sections = plain.split(separator: "\n").filter { $0.first?.isUppercase == true }.map(String.init)
    for section in ["NAME", "SYNOPSIS", "COMMANDS", "OPTIONS", "EXIT STATUS", "SEE ALSO"] {
      #expect(sections.contains(section))
    }
    #expect(plain.contains("<app>… [options]") && plain.contains(".ilink.json"))
  }
}
