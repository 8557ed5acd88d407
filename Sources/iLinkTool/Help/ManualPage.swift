import iLinkClient

/// The manual page `ilink(1)`, made from the same tables as the help; `man` reads it, and `Documentation` has a copy.
enum ManualPage {
  /// Of the release, so that the same source gives the same page.
  private static let date = "2026-11-30"

  static var text: String {
    var page = Roff()
    page.macro(".TH ILINK 1 \(date) \"iLink \(iLinkClientInfo.version)\" \"User Commands\"")
    page.section("NAME")
    page.line("ilink - right App Store links, and whether the store has something newer")
    page.section("SYNOPSIS")
    page.bold("ilink", "<command> [<arguments>] [<options>]")
    page.section("DESCRIPTION")
    page.text(HelpCommand.aboutApps)
    page.paragraph()
    page.text(
      "Data goes to standard output, everything else to standard error. Nothing is asked of the person in front of it, "
        + "no pager is started, and no file is written that was not named.")
    commands(&page)
    options(&page)
    page.section("ENVIRONMENT")
    for variable in EnvironmentVariable.all { page.tagged(variable.name, variable.meaning + ".") }
    page.paragraph()
    page.text("LANG and TZ are not read: the answer is the same on every machine.")
    files(&page)
    page.section("EXIT STATUS")
    page.text("1 to 9 are failures, 10 and above are answers.")
    for status in ExitStatus.allCases { page.tagged("\(status.rawValue)", "\(status.code): \(status.meaning).") }
    page.section("EXAMPLES")
    page.literal(Command.all.flatMap(\.examples))
    page.section("SEE ALSO")
    page.text("curl(1), jq(1), xdg-open(1)")
    page.paragraph()
    page.text(HelpCommand.home)
    return page.text
  }

  private static func commands(_ page: inout Roff) {
    page.section("COMMANDS")
    for command in Command.all {
      page.subsection("ilink \(command.name)")
      page.text(command.summary + ".")
      page.literal(command.usage.map { "ilink \($0)" })
      page.paragraphs(command.details)
      let own = OptionTable.own(of: command)
      guard !own.isEmpty else { continue }
      page.paragraph()
      page.text("Options of its own: " + own.map(\.option.name).joined(separator: ", ") + ".")
    }
  }

  private static func options(_ page: inout Roff) {
    page.section("OPTIONS")
    page.subsection("Of every command that they mean something to")
    for spec in OptionTable.common { option(spec, &page) }
    page.subsection("Of single commands")
    for (spec, commands, isCommon) in CompletionWords.optionsWithCommands where !isCommon {
      option(spec, of: commands, &page)
    }
  }

  private static func option(_ spec: OptionSpec, of commands: [String] = [], _ page: inout Roff) {
    let short = spec.short.map { "-\($0), " } ?? ""
    let notes = [
      commands.isEmpty ? nil : "of \(commands.joined(separator: ", "))", spec.fallback.map { "default: \($0)" },
      spec.environment.map { "variable: \($0)" },
    ].compactMap { $0 }
    let text = spec.help + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
    page.tagged(short + spec.option.name + (spec.value.map { " \($0)" } ?? ""), text + ".")
  }

  private static func files(_ page: inout Roff) {
    page.section("FILES")
    page.tagged(
      ConfigPlaces.projectFile,
      "the project's config file: in this folder or one above it, up to the folder with .git.")
    page.tagged(
      "$XDG_CONFIG_HOME/ilink/config.json", "the user's config file; ~/.config/ilink/config.json without the variable.")
    page.subsection("Config files")
    page.paragraphs(ConfigPage.text)
  }
}
