package import Foundation

/// A scenario as it is kept in a file: the options of `ilink serve` by their names, and a timeline.
///
///     {"app": "com.example.app:123456789", "previous": "2.2.0", "stage": "2h", "throttle": "20/min",
///      "timeline": [{"at": "30m", "countries": ["cn"], "version": "2.3.1"}]}
package struct ScenarioFile: Hashable, Sendable {
  /// The scenario.
  package var scenario = Scenario()
  /// The address to listen on, if the file names one.
  package var host: String?
  /// The port, if the file names one.
  package var port: Int?

  /// Reads a file's content.
  package init(_ data: Data) throws(ChangeReader.Problems) {
    guard case .object(let members) = JSONTree(data) else {
      throw ChangeReader.Problems(sentences: ["It is not a JSON object."])
    }
    var problems: [String] = []
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      problems += read(key, value)
    }
    guard problems.isEmpty else { throw ChangeReader.Problems(sentences: problems) }
  }

  private mutating func read(_ key: String, _ value: JSONTree) -> [String] {
    switch key {
    case "timeline": return readTimeline(value)
    case "host":
      guard case .string(let host) = value else { return ["'host' is not an address."] }
      self.host = host
      return []
    case "port":
      let number = value.texts?.last.flatMap { Int($0) }
      guard let number, (0...65_535).contains(number) else { return ["'port' is not a number from 0 to 65535."] }
      port = number
      return []
    default: return readSetting(key, value)
    }
  }

  private mutating func readSetting(_ key: String, _ value: JSONTree) -> [String] {
    guard let setting = ScenarioSetting(rawValue: key) else {
      let keys = ScenarioSetting.allCases.map(\.rawValue) + ["host", "port", "timeline"]
      return ["'\(key.prefix(40))' is no key of a scenario; those are \(keys.joined(separator: ", "))."]
    }
    guard let texts = value.texts else { return ["The value of '\(key)' has no meaning. \(setting.hint)"] }
    do throws(ScenarioSetting.Misfit) {
      try setting.set(texts, in: &scenario)
      return []
    } catch {
      return ["'\(error.text.prefix(60))' is no value of '\(key)'. \(error.hint)"]
    }
  }

  private mutating func readTimeline(_ value: JSONTree) -> [String] {
    guard case .array(let entries) = value else { return ["'timeline' is not a list."] }
    var problems: [String] = []
    for (index, entry) in entries.enumerated() {
      do throws(ChangeReader.Problems) {
        scenario.timeline.append(try ChangeReader.read(entry, isTimed: true))
      } catch {
        problems += error.sentences.map { "Entry \(index + 1) of the timeline: \($0)" }
      }
    }
    return problems
  }
}
