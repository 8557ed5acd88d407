#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An answer's body, decoded leniently: only what is used is read, and each field by itself, so that one of another
/// type costs that field and not the answer.
struct LookupPayload: Decodable {
  /// The rows; `nil` when there is no such array, as in an error.
  let results: [Row]?
  /// Apple's text for developers, in answers with status 400.
  let errorMessage: String?

  private enum Key: String, CodingKey { case results, errorMessage }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    errorMessage = try? container.decode(String.self, forKey: .errorMessage)
    results = try? container.decode([Row].self, forKey: .results)
  }

  /// One row, of whatever kind; a row that is not even an object is kept as an empty one.
  struct Row: Decodable {
    var wrapperType: String?
    var kind: String?
    var id: AppID?
    var bundleID: BundleID?
    var version: String?
    var name: String?
    var developerID: DeveloperID?
    var developerName: String?
    var minimumSystem: String?
    var releasedAt: Date?
    var firstReleasedAt: Date?
    var releaseNotes: String?
    var supportedDevices: [String]?
    var genreID: Int?
    var genreName: String?
    var formattedPrice: String?
    var fileSize: Int64?

    private enum Key: String, CodingKey {
      case wrapperType, kind, trackId, bundleId, version, trackName, artistId, artistName, minimumOsVersion
      case currentVersionReleaseDate, releaseDate, releaseNotes, supportedDevices, primaryGenreId, primaryGenreName
      case formattedPrice, fileSizeBytes
    }

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.container(keyedBy: Key.self) else { return }
      func read<Value: Decodable>(_ key: Key) -> Value? {
        try? container.decode(Value.self, forKey: key)
      }
      func number(_ key: Key) -> Int64? { read(key) ?? text(key).flatMap { Int64($0) } }
      func date(_ key: Key) -> Date? { text(key).flatMap { try? Date($0, strategy: .iso8601) } }
      func text(_ key: Key) -> String? { read(key) }
      wrapperType = read(.wrapperType)
      kind = read(.kind)
      id = read(.trackId)
      bundleID = read(.bundleId)
      version = read(.version)
      name = read(.trackName)
      developerID = read(.artistId)
      developerName = read(.artistName)
      minimumSystem = read(.minimumOsVersion)
      releasedAt = date(.currentVersionReleaseDate)
      firstReleasedAt = date(.releaseDate)
      releaseNotes = read(.releaseNotes)
      supportedDevices = read(.supportedDevices)
      genreID = number(.primaryGenreId).flatMap { Int(exactly: $0) }
      genreName = read(.primaryGenreName)
      formattedPrice = read(.formattedPrice)
      fileSize = number(.fileSizeBytes)
    }
  }
}
