import StoreSimulator
import iLinkCore

/// What stands behind an option, as far as completion can help with it.
enum OptionValues: Sendable, Hashable {
  /// Nothing: it is a switch.
  case none
  /// Anything.
  case text
  case file
  case folder
  /// One of these words; or anything else, where they are only some of what is possible.
  case word([String])
  /// Some of these words, with commas between.
  case list([String])
  case storefront
  /// Storefronts with commas between, or one of these words.
  case storefronts([String])
}

extension OptionSpec {
  /// What stands behind it: from the table of options, where the placeholder does not already say it.
  var values: OptionValues {
    guard let value else { return .none }
    switch option {
    case .platform: return .word(StorePlatform.allCases.map(\.rawValue))
    case .format: return .word(OutputFormat.allCases.map(\.rawValue))
    case .color: return .word(ColourChoice.allCases.map(\.rawValue))
    case .minLevel: return .word(CheckJudgement.Terms.levels.map(\.rawValue))
    case .only: return .list(LinkKind.allCases.map(\.rawValue))
    case .fault: return .word(Fault.allCases.map(\.rawValue))
    case .throttleStatus: return .word(["403", "429"])
    case .countries: return .storefronts(["major", "all"])
    case .style: return .word(PreviewStyle.allCases.map(\.rawValue))
    case .previous: return .word(["none"])
    default: return Self.values(saidBy: value)
    }
  }

  /// `FILE`, `CC,…`, `html|md`: what is written in small letters is meant as it stands.
  private static func values(saidBy placeholder: String) -> OptionValues {
    let parts = placeholder.split(separator: "|").map(String.init)
    let words = parts.filter { $0.allSatisfy(\.isLowercase) }
    switch parts.first {
    case "FILE": return .file
    case "DIR": return .folder
    case "CC": return .storefront
    case "CC,…": return .storefronts(words)
    default: return words.isEmpty ? .text : .word(words)
    }
  }

  /// Whether it may be given again, for more of the same.
  var isRepeated: Bool { [.app, .fault].contains(option) }

  /// Whether a config file may give it a list.
  var takesSeveral: Bool { isRepeated || value?.contains(",") == true }
}
