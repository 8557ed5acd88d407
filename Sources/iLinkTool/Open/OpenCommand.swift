import Foundation
import iLinkCore

extension Command {
  static let open = Command(
    name: "open", summary: "Open the app's, the review or the developer's page",
    usage: ["open <app> [--page app|review|developer] [--in store|browser] [--print]"],
    details: """
      With a store ID nothing is looked up, but for the developer's page. A page that
      is not wholly known is not opened. On a Mac the App Store opens it, elsewhere
      xdg-open gives it to the browser. With no program to open it, the link is
      printed. --plain: page, in, opened (yes or no), url.
      """,
    examples: ["ilink open 284910350 --page review", "ilink open com.example.app --print"],
    options: [.page, .place, .print],
    statuses: [.ok, .failure, .usage, .notFound, .network, .badAnswer, .throttled],
    prepare: { call in
      let plan = try OpenPlan(call)
      return .working { try await plan.run() }
    })
}

/// A page of an app that can be opened.
enum OpenPage: String, Sendable, CaseIterable {
  case app, review, developer
}

/// Where it is opened.
enum OpenPlace: String, Sendable, CaseIterable {
  case store, browser
}

/// A call of `open` with all its words understood.
struct OpenPlan: Sendable {
  let call: Call
  let app: AppArgument
  let page: OpenPage
  let place: OpenPlace
  let use: StoreLink.Use

  init(_ call: Call) throws {
    var reader = call.reader()
    let app = try AppList.one(call, problems: &reader.problems)
    let store = call.world.opener.store
    page = reader.choice(.page, of: OpenPage.self) ?? .app
    place = reader.choice(.place, of: OpenPlace.self) ?? (store == nil ? .browser : .store)
    switch (place, store) {
    case (.browser, _): use = .sharing
    case (.store, .some(let store)): use = .local(store)
    case (.store, nil):
      use = .sharing
      reader.problems.add(
        "there is no App Store on this system to open links", hint: "Use --in browser.", about: .place)
    }
    guard reader.problems.isEmpty, let app else { throw reader.problems }
    self.call = call
    self.app = app
  }

  func run() async throws -> Outcome {
    let asker = StoreAsker(call)
    let link = StoreLink(try await destination(asker), storefront: country)
    let result = OpenResult(plan: self, url: link.url(for: use).absoluteString, log: asker.log)
    guard !call.parsed.has(.print) else { return result.outcome(of: .onlyPrinted) }
    return result.outcome(of: try await open(result.url))
  }

  private var country: Storefront? { call.settings.country ?? app.country }

  private func destination(_ asker: StoreAsker) async throws -> StoreLink.Destination {
    if page != .developer, case .id(let id, _) = app.app { return page == .app ? .app(id) : .review(id) }
    let answer = try await asker.answer(
      to: StoreAsker.Question(
        app: app.app, platform: call.settings.platform ?? app.platform ?? .iOS, country: country ?? .us))
    switch page {
    case .app: return .app(answer.listing.id)
    case .review: return .review(answer.listing.id)
    case .developer:
      if let developer = answer.listing.developerID { return .developer(developer) }
      throw CommandFailure(
        .badAnswer, "the store's record of \(app.app) names no developer", hint: "Open the app's page with --page app.")
    }
  }

  private func open(_ url: String) async throws -> OpenResult.Ending {
    let program: RunningProgram
    do {
      program = try call.world.runOpener([call.world.opener.program, url])
    } catch let failure as Programs.Failure {
      return .notStarted(failure)
    }
    let status = await program.status()
    return status == 0 ? .opened : .failed(status)
  }
}

/// What has come of it, in each format.
struct OpenResult: Sendable {
  enum Ending: Sendable {
    case opened, onlyPrinted
    case notStarted(Programs.Failure)
    case failed(Int32)
  }

  let plan: OpenPlan
  let url: String
  let log: String

  func outcome(of ending: Ending) -> Outcome {
    let failure = failure(ending)
    let messages = log + (failure?.line ?? said(ending))
    let status = failure?.status ?? .ok
    return Outcome(output(ending, status: status), messages: messages, status: status)
  }

  private var program: String { plan.call.world.opener.program }

  private func said(_ ending: Ending) -> String {
    guard case .opened = ending, plan.call.settings.verbosity != .quiet else { return "" }
    return "Opened \(url)\n"
  }

  private func failure(_ ending: Ending) -> CommandFailure? {
    switch ending {
    case .opened, .onlyPrinted: nil
    case .notStarted(let failure) where failure.isAbsence:
      CommandFailure(
        .failure, "no program to open links was found (looked for \(program))", hint: "The link is printed above.")
    case .notStarted(let failure):
      CommandFailure(.failure, "\(program) cannot be run: \(failure.text)", hint: "The link is printed above.")
    case .failed(let status):
      CommandFailure(
        .failure, "\(program) did not open the link (it ended with status \(status))",
        hint: "The link is printed above."
      )
    }
  }

  private func output(_ ending: Ending, status: ExitStatus) -> String {
    let isOpened = if case .opened = ending { true } else { false }
    let table = Table(
      columns: ["PAGE", "IN", "OPENED", "URL"],
      rows: [[plan.page.rawValue, plan.place.rawValue, isOpened ? "yes" : "no", url]])
    switch plan.call.settings.format {
    case .table: return isOpened ? "" : url + "\n"
    case .plain: return table.plain
    case .csv: return table.csv
    case .md: return table.markdown
    case .json:
      return JSON.object([
        "schema": .string("ilink.open/1"), "exitStatus": .integer(status.rawValue),
        "page": .string(plan.page.rawValue), "in": .string(plan.place.rawValue), "opened": .bool(isOpened),
        "program": .string(program), "url": .string(url),
      ]).document
    }
  }
}
