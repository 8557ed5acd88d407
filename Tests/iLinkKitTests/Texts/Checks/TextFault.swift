/// What can be wrong with a file of texts.
enum TextFault: Hashable, CustomStringConvertible {
  case unreachableName(String)
  case noHeader
  case unreadable(line: Int)
  case missing(String)
  case extra(String)
  case twice(String)
  case placeholders(String)
  case english(String, word: String)
  case foreignLetter(String, letter: String)
  case notIsolated(String)
  case leftToRightStart(String)
  case blanksAround(String)
  case notNFC
  case tooLong(String)
  case exclamation(String)
  case typewriterQuote(String)

  /// Which rule it breaks, whatever the key.
  var rule: String { String(description.prefix { $0 != "(" }) }

  var description: String {
    switch self {
    case .unreachableName(let name): "unreachable name(\(name))"
    case .noHeader: "no header"
    case .unreadable(let line): "unreadable(line \(line))"
    case .missing(let key): "missing(\(key))"
    case .extra(let key): "extra(\(key))"
    case .twice(let key): "twice(\(key))"
    case .placeholders(let key): "placeholders(\(key))"
    case .english(let key, let word): "English left in(\(key): \(word))"
    case .foreignLetter(let key, let letter): "foreign letter(\(key): \(letter))"
    case .notIsolated(let key): "name not isolated(\(key))"
    case .leftToRightStart(let key): "starts from the left(\(key))"
    case .blanksAround(let key): "blanks around(\(key))"
    case .notNFC: "not NFC"
    case .tooLong(let key): "too long(\(key))"
    case .exclamation(let key): "exclamation mark(\(key))"
    case .typewriterQuote(let key): "typewriter quote(\(key))"
    }
  }
}
