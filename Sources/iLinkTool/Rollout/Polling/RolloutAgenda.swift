import Foundation

/// Whom to ask from when on: in the order of those moments, and of the places in the order of asking.
///
/// A storefront becomes due an interval after it was asked, so the first one is the one with the oldest look.
struct RolloutAgenda: Sendable {
  struct Entry: Sendable, Hashable {
    let due: Date
    /// The storefront's place in the order of asking.
    let place: Int
  }

  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var first: Entry? { entries.first }

  /// Puts a storefront in; it must not be there.
  mutating func insert(_ place: Int, due: Date?) {
    let entry = Entry(due: due ?? .distantPast, place: place)
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if Self.isBefore(entries[middle], entry) { low = middle + 1 } else { high = middle }
    }
    entries.insert(entry, at: low)
  }

  mutating func removeFirst() { entries.removeFirst() }
  mutating func remove(_ entry: Entry) { entries.removeAll { $0 == entry } }

  private static func isBefore(_ one: Entry, _ other: Entry) -> Bool {
    one.due == other.due ? one.place < other.place : one.due < other.due
  }
}
