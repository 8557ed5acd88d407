/// An app's record with gaps for what differs from country to country and from version to version.
///
/// A class, so that the two hundred rows of an answer share one pointer each to what they have in common.
final class RecordTemplate: Sendable {
  enum Segment: Sendable {
    case text([UInt8])
    case country, version, releasedAt
  }

  let segments: [Segment]
  /// The bytes of the texts, and how often each gap occurs.
  let textCount: Int
  let countryGaps: Int
  let versionGaps: Int
  let dateGaps: Int

  /// Makes a template from text in which `<cc>`, `<version>` and `<date>` are the gaps; other names in angle brackets
  /// stand for shared texts.
  init(_ text: String, shared: [String: [UInt8]]) {
    var segments: [Segment] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      segments.append(.text(Array(rest[..<start].utf8)))
      switch rest[start...end] {
      case "<cc>": segments.append(.country)
      case "<version>": segments.append(.version)
      case "<date>": segments.append(.releasedAt)
      case let name: segments.append(.text(shared[String(name)] ?? Array(name.utf8)))
      }
      rest = rest[rest.index(after: end)...]
    }
    segments.append(.text(Array(rest.utf8)))
    self.segments = segments
    var (texts, countries, versions, dates) = (0, 0, 0, 0)
    for segment in segments {
      switch segment {
      case .text(let bytes): texts += bytes.count
      case .country: countries += 1
      case .version: versions += 1
      case .releasedAt: dates += 1
      }
    }
    (textCount, countryGaps, versionGaps, dateGaps) = (texts, countries, versions, dates)
  }
}

/// One row of an answer, not written out yet.
struct StoreRow: Sendable {
  let template: RecordTemplate
  let country: [UInt8]
  /// The version, fit for a JSON string.
  let version: [UInt8]
  let releasedAt: [UInt8]
  /// Whether another row stands before it.
  var isFollower = false

  /// The length in bytes.
  var count: Int {
    template.textCount + template.countryGaps * country.count + template.versionGaps * version.count
      + template.dateGaps * releasedAt.count + (isFollower ? Self.separator.count : 0)
  }

  private static let separator = Array(", \n".utf8)

  func append(to target: inout [UInt8]) {
    if isFollower { target.append(contentsOf: Self.separator) }
    for segment in template.segments {
      switch segment {
      case .text(let bytes): target.append(contentsOf: bytes)
      case .country: target.append(contentsOf: country)
      case .version: target.append(contentsOf: version)
      case .releasedAt: target.append(contentsOf: releasedAt)
      }
    }
  }
}
