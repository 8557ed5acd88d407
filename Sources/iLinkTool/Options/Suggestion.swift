/// The nearest word to a mistyped one, if it is near enough to be meant.
enum Suggestion {
  /// "Did you mean '--country'?", or `nil` when nothing is near.
  static func sentence(for word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates).map { "Did you mean '\($0)'?" }
  }

  static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.unicodeScalars.count <= 40 else { return nil }
    let bare = word.filter { $0 != "-" }
    let near = candidates.compactMap { candidate -> (String, Int)? in
      let bareCandidate = candidate.filter { $0 != "-" }
      if bare.count >= 2, bareCandidate.hasPrefix(bare) { return (candidate, 0) }
      let distance = distance(Array(bare.lowercased()), Array(bareCandidate.lowercased()))
      return distance <= max(1, min(bare.count, bareCandidate.count) / 3) ? (candidate, distance) : nil
    }
    return near.min { $0.1 < $1.1 }.map(\.0)
  }

  /// How many letters are to be put in, left out, replaced or swapped with their neighbour.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    guard !one.isEmpty, !other.isEmpty else { return max(one.count, other.count) }
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in 1...one.count {
      var row = [i]
      for j in 1...other.count {
        var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1))
        if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
          best = min(best, beforeLast[j - 2] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[other.count]
  }
}
