/// Something that is wrong with a file of texts.
struct TextFault: Hashable, Sendable {
  /// The rule that is broken.
  enum Rule: String, CaseIterable, Sendable {
    case unreachableName = "unreachable-name"
    case noHeader = "no-header"
    case unreadable
    case missing
    case extra
    case twice
    case placeholders
    case english
    case foreignLetter = "foreign-letter"
    case notIsolated = "not-isolated"
    case leftToRightStart = "left-to-right-start"
    case blanksAround = "blanks-around"
    case notNFC = "not-nfc"
    case tooLong = "too-long"
    case exclamation
    case typewriterQuote = "typewriter-quote"
  }

  let rule: Rule
  /// The key whose text is meant; `nil` for the file as a whole.
  let key: String?
  /// What is there, and what is wanted.
  let detail: String

  init(_ rule: Rule, _ key: String? = nil, _ detail: String) {
    self.rule = rule
    self.key = key
    self.detail = detail
  }
}

/// Which rules a file has to keep.
struct TextRules: Sendable {
  let rules: Set<TextFault.Rule>
  /// Whether the rules hold to the letter, as for our own texts. An app's texts may name things in Latin letters and
  /// borrow a word from English.
  let isStrict: Bool

  /// Those of `Localization/README.md`, for our own files.
  static let ours = TextRules(rules: Set(TextFault.Rule.allCases), isStrict: true)

  /// Those for our texts as they are in the program, where comments are left out.
  static let built = TextRules(rules: ours.rules.subtracting([.noHeader]), isStrict: true)

  /// Those for an app's `Localizable.strings`: what would look wrong to a reader. How a file begins, how loud an app is
  /// and which quotation marks it likes are its own affair.
  static let app = TextRules(
    rules: ours.rules.subtracting([.noHeader, .exclamation, .typewriterQuote]), isStrict: false)
}
