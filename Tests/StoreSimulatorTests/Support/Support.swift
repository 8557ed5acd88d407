import Foundation
import iLinkClient
import iLinkCore

@testable import StoreSimulator

extension Date {
  /// The moment at which the stores of the tests open.
  static let noon = Date(timeIntervalSince1970: 1_796_040_000)  // 2026-11-30T12:00:00Z
}

extension [UInt8] {
  var data: Data { Data(self) }
  var text: String { String(decoding: self, as: UTF8.self) }
}

/// A store that opened at noon.
func store(_ change: (inout Scenario) -> Void = { _ in }) -> SimulatedStore {
  var scenario = Scenario()
  change(&scenario)
  return SimulatedStore(scenario, openedAt: .noon)
}

extension StoreAnswer {
  /// The rows of the body as JSON objects; `nil` when it has none.
  var rows: [[String: Any]]? {
    let object = try? JSONSerialization.jsonObject(with: body.bytes.data) as? [String: Any]
    return object?["results"] as? [[String: Any]]
  }

  /// The versions in it.
  var versions: [String] { (rows ?? []).compactMap { $0["version"] as? String } }
}

extension SimulatedStore {
  /// The version of the example in a country at a moment; `nil` when it is not sold there.
  mutating func version(_ country: String, at moment: TimeInterval = 0) -> String? {
    answer(to: "/lookup?id=123456789&country=\(country)", at: moment).versions.first
  }
}
