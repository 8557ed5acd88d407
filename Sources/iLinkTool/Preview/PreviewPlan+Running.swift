import Foundation
import iLinkClient
import iLinkCore

extension PreviewPlan {
  /// Asks the store, if need be, and writes the page, if one is wanted.
  func run() async throws -> Outcome {
    var app = app
    var messages = ""
    if let question {
      let asker = StoreAsker(call)
      let listing = try await asker.answer(to: question).listing
      app.name = call.parsed.value(.appName) ?? listing.name ?? listing.bundleID.text
      app.version = call.parsed.value(.version) ?? listing.versionText
      messages = asker.log
    }
    let report = report(on: app)
    var outcome = report.outcome
    if let page {
      let html = PreviewPage(report: report, style: givenStyle).html
      if page == "-" {
        outcome.output = html
      } else {
        try write(html, to: page)
        // Who wants a page does not want the table as well, unless it was asked for.
        if !isChecked, call.settings.format == .table { outcome.output = "" }
        if call.settings.verbosity != .quiet {
          messages += "Wrote \(PreviewReport.count(languages.count, "language")) to \(Harmless.line(page)).\n"
        }
      }
    }
    outcome.messages = messages + outcome.messages
    return outcome
  }

  func report(on app: PreviewedApp) -> PreviewReport {
    let tellsFaults = isChecked || page != nil || call.settings.format == .json
    let reference = tellsFaults ? strings?.reference ?? .ours : nil
    let languages = languages.map { PreviewedLanguage($0, app: app, strings: strings, reference: reference) }
    return PreviewReport(plan: self, app: app, languages: languages)
  }

  private func write(_ html: String, to path: String) throws(CommandFailure) {
    do { try call.world.writeFile(path, Data(html.utf8)) } catch {
      let reason = (error as? AtomicFile.Failure).map { ": \($0)" } ?? ""
      throw CommandFailure(
        .failure, "\(Harmless.quoted(path)) cannot be written\(reason)",
        hint: "Check the folder and who may write to it.")
    }
  }
}
