import Foundation
import iLinkCore

/// Answers of the service, as short as they may be.
enum Record {
  /// One row.
  static func row(
    id: Int64 = 123_456_789, bundleID: String = "com.example.app", version: String = "2.3", kind: String = "software",
    devices: [String] = []
  ) -> String {
    let devices = devices.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"wrapperType":"software","kind":"\(kind)","trackId":\(id),"bundleId":"\(bundleID)","version":"\(version)",\
      "supportedDevices":[\(devices)]}
      """
  }

  /// A whole answer.
  static func answer(_ rows: String...) -> String {
    "\n\n\n{\"resultCount\":\(rows.count),\"results\":[\(rows.joined(separator: ","))]}\n\n\n"
  }

  /// Nothing found.
  static let empty = answer()

  /// What the service says to a country without a store.
  static let noSuchCountry = #"{"errorMessage":"Invalid value(s) for key(s): [country]","queryParameters":{}}"#
}

extension BundleID {
  static let example = BundleID("com.example.app")!
}

extension AppID {
  static let example = AppID(123_456_789)!
}

extension Storefront {
  static let fr = Storefront("fr")!
  static let il = Storefront("il")!
  static let de = Storefront("de")!
  static let gb = Storefront("gb")!
}

extension LookupQuery {
  /// The example app, in the United States only unless said otherwise.
  static func example(
    _ platform: StorePlatform = .iOS, in storefronts: StorefrontCandidates = StorefrontCandidates(only: .us)
  ) -> LookupQuery {
    LookupQuery(.bundle(.example), platform: platform, storefronts: storefronts)
  }
}

extension LookupRequest {
  /// The request for the example app.
  static let example = steps(.example(), in: .us)[0]
}

extension Date {
  /// Some moment; nothing depends on which.
  static let noon = Date(timeIntervalSince1970: 1_796_040_000)
}
