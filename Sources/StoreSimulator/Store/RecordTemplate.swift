/// An app's record with gaps for what differs from country to country and from version to version.
struct RecordTemplate: Sendable {
  enum Segment: Sendable {
    case text([UInt8])
    case country, version, releasedAt
  }

  let segments: [Segment]
  /// The bytes of the texts, and how often each gap occurs.
  let textCount: Int
  private(set) var countryGaps = 0
  private(set) var versionGaps = 0
  private(set) var dateGaps = 0

  init(_ segments: [Segment]) {
    self.segments = segments
    var count = 0
    for segment in segments {
      switch segment {
      case .text(let bytes): count += bytes.count
      case .country: countryGaps += 1
      case .version: versionGaps += 1
      case .releasedAt: dateGaps += 1
      }
    }
    textCount = count
  }

  /// Makes a template from text in which `<cc>`, `<version>`, `<version as JSON>` and `<date>` are the gaps.
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
    self.init(segments)
  }
}

/// One row of an answer, not written out yet.
struct StoreRow: Sendable {
  let template: RecordTemplate
  let country: String
  /// The version, fit for a JSON string.
  let version: [UInt8]
  let releasedAt: [UInt8]

  /// The length in bytes.
  var count: Int {
    template.textCount + template.countryGaps * country.utf8.count + template.versionGaps * version.count
      + template.dateGaps * releasedAt.count
  }

  func append(to target: inout [UInt8]) {
    for segment in template.segments {
      switch segment {
      case .text(let bytes): target.append(contentsOf: bytes)
      case .country: target.append(contentsOf: country.utf8)
      case .version: target.append(contentsOf: version)
      case .releasedAt: target.append(contentsOf: releasedAt)
      }
    }
  }
}
