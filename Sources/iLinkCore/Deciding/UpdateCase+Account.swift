#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What each rule saw, in words and values. Nothing is decided here.
extension UpdateCase {
  struct Account {
    var because: String
    var values: [UpdateDecision.Value]

    init(_ because: String, _ values: KeyValuePairs<String, StoredValue?> = [:]) {
      self.because = because
      self.values = values.compactMap { name, value in value.map { UpdateDecision.Value(name: name, value: $0) } }
    }
  }

  func account(of rule: UpdateRule) -> Account {
    let settings = facts.settings
    switch rule {
    case .preview: return previewAccount
    case .prompting: return switched(settings.globalPromptForUpdate, "globalPromptForUpdate")
    case .atLaunch: return switched(settings.promptAtLaunch, "promptAtLaunch")
    case .distribution: return distributionAccount
    case .storeVersion: return storeAccount
    case .comparable: return Account("\(installed) and \(storeText)", versions)
    case .newer: return newerAccount
    case .platform: return platformAccount
    case .system: return systemAccount
    case .ripe: return ripeAccount
    case .forced: return forcedAccount
    case .declined: return declinedAccount
    case .usage: return usageAccount
    case .reminder: return reminderAccount
    case .coolDown: return coolDownAccount
    case .veto:
      let said = facts.consulted.map { $0 ? "the app said yes" : "the app said no" }
      return Account(said ?? "the app is asked last", ["said": facts.consulted.map { .flag($0) }])
    case .prompt: return Account("ask", ["kind": .text(UpdateKind.newer.rawValue)])
    }
  }

  private func switched(_ isOn: Bool, _ name: String) -> Account {
    Account(isOn ? "on" : "off", [name: .flag(isOn)])
  }

  private var storeText: String { subject?.version.text ?? "?" }

  private var versions: KeyValuePairs<String, StoredValue?> {
    ["installed": .text(installed.text), "store": subject.map { .text($0.version.text) }]
  }

  private var previewAccount: Account {
    let isOn = facts.settings.previewMode || facts.trigger == .preview
    guard isOn else { return Account("off", ["previewMode": .flag(false)]) }
    let words =
      facts.trigger.isAutomatic && !facts.settings.promptAtLaunch
      ? "on, but not by itself: promptAtLaunch is off"
      : facts.trigger.isAutomatic && facts.isPreviewDone ? "on, and answered in this launch already" : "on"
    return Account(words, ["previewMode": .flag(isOn), "answeredInThisLaunch": .flag(facts.isPreviewDone)])
  }

  private var distributionAccount: Account {
    let distribution = facts.app.distribution
    let words =
      switch distribution {
      case .appStore: "from the App Store"
      case .testFlight: "from TestFlight"
      case .outside: "not from the App Store"
      case .debug: "debug build, counts as the App Store's"
      case .unknown: "cannot tell, counts as the App Store's"
      }
    let allowed = distribution.isOutsideAppStore && facts.settings.promptOutsideAppStore ? ", asked all the same" : ""
    return Account(
      words + allowed,
      [
        "distribution": .text(distribution.rawValue),
        "promptOutsideAppStore": .flag(facts.settings.promptOutsideAppStore),
      ])
  }

  private var storeAccount: Account {
    guard let subject else {
      let problem = facts.lookupProblem.map { ": \($0)" } ?? ""
      return Account("nothing on record\(problem)", ["problem": facts.lookupProblem.map { .text($0.description) }])
    }
    let whose = isOwnStorefront ? "" : " (a fall-back)"
    let seen = subject.seenAt.age(moment).map { ", seen \(SpanText.short($0)) ago" } ?? ""
    return Account(
      "\(storeText), \(subject.listing.storefront)\(whose)\(seen)",
      [
        "store": .text(storeText), "storefront": .text(subject.listing.storefront.code),
        "isOwnStorefront": .flag(isOwnStorefront), "seenAt": .date(subject.seenAt),
      ])
  }

  private var newerAccount: Account {
    guard let store = subject?.version.version, let version = installed.version else { return Account("?") }
    let level = version.level(to: store)
    let sign = version < store ? "<" : version == store ? "=" : ">"
    let step = level.map { " (\($0.rawValue))" } ?? ""
    return Account(
      "\(installed) \(sign) \(storeText)\(step)",
      [
        "installed": .text(installed.text), "store": .text(storeText),
        "level": level.map { .text($0.rawValue) },
      ])
  }

  private var platformAccount: Account {
    let device = facts.app.platform
    let record = subject?.listing.platform
    let words = record == device ? device.rawValue : "\(record?.rawValue ?? "?") on \(device.rawValue)"
    return Account(words, ["record": record.map { .text($0.rawValue) }, "device": .text(device.rawValue)])
  }

  private var systemAccount: Account {
    let listing = subject?.listing
    let values: KeyValuePairs<String, StoredValue?> = [
      "system": facts.app.system.map { .text($0.description) },
      "minimum": listing?.minimumSystem.map { .text($0.description) },
    ]
    guard let minimum = listing?.minimumSystem else { return Account("no minimum known", values) }
    guard let system = facts.app.system else { return Account("needs \(minimum); this system is not known", values) }
    guard let supports = listing?.supports(system: system, of: facts.app.platform) else {
      return Account("needs \(listing?.platform.name ?? "") \(minimum), not a number of this platform", values)
    }
    return Account("\(system) \(supports ? "≥" : "<") \(minimum)", values)
  }
}
