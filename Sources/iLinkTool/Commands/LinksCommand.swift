import Foundation
import iLinkCore

extension Command {
  static let links = Command(
    name: "links", summary: "Print every correct App Store link for an app",
    usage: ["links <app>… [options]", "links - [options]"],
    details: """
      With a store ID nothing is looked up, and there are no developer links unless
      --lookup or --only asks for them; with a bundle ID one lookup finds the IDs.
      '-' reads apps from standard input, one a line; '#' begins a comment. A link
      names a country only when one was given. One --only KIND prints the bare link.
      --plain: id, kind, url.
      """,
    examples: [
      "ilink links 284910350", "ilink links com.example.app --country de --platform macos",
      "url=$(ilink links 284910350 --only review)", "ilink links 284910350 --qr",
    ],
    options: [
      .only, .campaign, .provider, .productPage, .banner, .badge, .redirect, .qr, .qrSVG, .lookup, .offline,
    ],
    statuses: [.ok, .failure, .usage, .notFound, .network, .badAnswer, .throttled, .incomplete],
    prepare: { call in
      let plan = try LinksPlan(call)
      return plan.atOnce.map { .ended($0) } ?? .working { try await plan.run() }
    })
}

/// A call of `links` with all its words understood.
struct LinksPlan: Sendable {
  let call: Call
  let apps: [AppArgument]
  /// The kinds to print; `nil` for all that are known.
  let only: [LinkKind]?
  let parameters: LinkParameters
  let warning: String
  /// What is printed of each app.
  let form: LinkForm
  /// The file for a QR code.
  let drawing: String?

  init(_ call: Call) throws {
    var reader = call.reader()
    form = LinkForm.read(call, &reader)
    var problems = reader.problems
    self.call = call
    apps = try AppList.read(call, problems: &problems)
    drawing = call.parsed.value(.qrSVG)
    if apps.count > 1, let option = [Option.redirect, .qrSVG].first(where: call.parsed.has) {
      problems.add("'\(option.name)' is about one app; there are \(apps.count)", hint: "Name one.", about: option)
    }
    only = Self.kinds(call, problems: &problems)
    (parameters, warning) = Self.parameters(call, problems: &problems)
    if call.parsed.has(.offline) {
      if call.parsed.has(.lookup) {
        problems.add("'--lookup' and '--offline' contradict each other", hint: "Leave one of them out.")
      } else if problems.isEmpty, let app = apps.first(where: needsLookup) {
        problems.add(
          "\(Harmless.quoted(app.app.description)) has to be looked up, and --offline forbids it",
          hint: "Give the store ID, and no developer link.")
      }
    }
    if !problems.isEmpty { throw problems }
  }

  /// The answer, where nothing has to be looked up.
  var atOnce: Outcome? {
    guard !apps.contains(where: needsLookup), drawing == nil else { return nil }
    return LinksReport(plan: self, results: apps.map { known($0) }).outcome
  }

  func run() async throws -> Outcome {
    let asker = StoreAsker(call)
    let report = LinksReport(plan: self, results: await sources(asker))
    if let drawing { try report.draw(at: drawing) }
    var outcome = report.outcome
    // A failure tells of its requests itself.
    if outcome.status == .ok { outcome.messages += asker.log }
    return outcome
  }

  func needsLookup(_ app: AppArgument) -> Bool {
    guard case .id = app.app else { return true }
    return call.parsed.has(.lookup) || only?.contains { $0.needsDeveloper } ?? false
  }

  func platform(of app: AppArgument) -> StorePlatform { call.settings.platform ?? app.platform ?? .iOS }

  func country(of app: AppArgument) -> Storefront? { call.settings.country ?? app.country }

  /// What each app's links are made of, or why there are none; those that need no lookup ask nothing.
  private func sources(_ asker: StoreAsker) async -> [Result<LinkSource, CommandFailure>] {
    let asking = apps.filter(needsLookup)
    let answers = asking.isEmpty ? [:] : await asker.answers(to: asking.map { asked($0) })
    return apps.map { app in
      guard needsLookup(app) else { return known(app) }
      return (answers[asked(app)] ?? .failure(.unanswered(app.app.description))).map { answer in
        let listing = answer.listing
        return LinkSource(
          id: listing.id, bundleID: listing.bundleID, name: listing.name, developerID: listing.developerID,
          platform: platform(of: app), country: country(of: app))
      }
    }
  }

  private func known(_ app: AppArgument) -> Result<LinkSource, CommandFailure> {
    LinkSource(app, platform: platform(of: app), country: country(of: app)).map { .success($0) }
      ?? .failure(.unanswered(app.app.description))
  }

  private func asked(_ app: AppArgument) -> StoreAsker.Question {
    StoreAsker.Question(app: app.app, platform: platform(of: app), country: country(of: app) ?? .us)
  }

  private static func kinds(_ call: Call, problems: inout UsageProblems) -> [LinkKind]? {
    guard let text = call.parsed.value(.only) else { return nil }
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for name in names where LinkKind(rawValue: name) == nil {
      let known = LinkKind.allCases.map(\.rawValue)
      problems.add(
        "\(Harmless.quoted(name)) is no kind of link",
        hint: Suggestion.sentence(for: name, among: known) ?? "Use \(known.joined(separator: ", ")).", about: .only)
    }
    let asked = Set(names.compactMap { LinkKind(rawValue: $0) })
    return LinkKind.allCases.filter { asked.contains($0) }
  }

  private static func parameters(_ call: Call, problems: inout UsageProblems) -> (LinkParameters, warning: String) {
    var parameters = LinkParameters.none
    var warning = ""
    if let text = call.parsed.value(.productPage) {
      parameters.productPage = UUID(uuidString: text)
      if parameters.productPage == nil {
        problems.add(
          "\(Harmless.quoted(text)) is no product page ID",
          hint: "Use the UUID of the custom product page in App Store Connect.", about: .productPage)
      }
    }
    switch (call.parsed.value(.provider), call.parsed.value(.campaign)) {
    case (nil, nil): break
    case (nil, .some): problems.add("'--campaign' counts only with a provider", hint: "Add --provider ID.")
    case (.some, nil): problems.add("'--provider' counts only with a campaign", hint: "Add --campaign TOKEN.")
    case (.some(let provider), .some(let token)):
      do throws(Campaign.Failure) {
        let campaign = try Campaign(provider: provider, token: token)
        parameters.campaign = campaign
        if campaign.exceedsConsoleLimit, call.settings.verbosity != .quiet {
          warning =
            "ilink: the campaign token is \(token.utf8.count) bytes long; App Store Connect makes at most \(Campaign.consoleLimit).\n"
        }
      } catch {
        let (message, hint) = Self.words(of: error)
        if case .provider = error {
          problems.add(message, hint: hint, about: .provider)
        } else {
          problems.add(message, hint: hint, about: .campaign)
        }
      }
    }
    return (parameters, warning)
  }

  private static func words(of failure: Campaign.Failure) -> (message: String, hint: String) {
    switch failure {
    case .provider(let text):
      ("\(Harmless.quoted(text)) is no provider number", "Use the digits from App Store Connect.")
    case .token(let text):
      ("\(Harmless.quoted(text)) is no campaign token", "Use letters and digits, without blanks at the ends.")
    case .tooLong(let bytes):
      (
        "the campaign token is \(bytes) bytes long; the App Store accepts \(Campaign.maximumBytes)",
        "Use a shorter one."
      )
    }
  }
}

extension LinkSource {
  /// What is known without a lookup; `nil` without a store ID.
  fileprivate init?(_ app: AppArgument, platform: StorePlatform, country: Storefront?) {
    guard case .id(let id, _) = app.app else { return nil }
    self.init(id: id, platform: platform, country: country)
  }
}
