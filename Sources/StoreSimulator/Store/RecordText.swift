import iLinkCore

/// The text of records: every field that the recorded ones have, in the form that they have it, about made-up apps.
///
/// A record is about as long as real ones, 6 KB, because that is what a client's time and memory depend on.
enum RecordText {
  /// A record's template.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - kind: Which of its records.
  ///   - isIncomplete: Without the version, and without what Arcade apps, pre-orders and first releases lack.
  ///   - firstRelease: When its first version came out, if that is the one that the store has.
  static func template(_ app: SimulatedApp, _ kind: RecordKind, isIncomplete: Bool, firstRelease: String?)
    -> RecordTemplate
  {
    let name = JSONText.escaped(app.name)
    let developer = JSONText.escaped(app.developerName)
    let slug = slug(app.name)
    let suffix = kind == .mac ? "?mt=12&uo=4" : "?uo=4"
    var members = kind == .mac ? ["\"screenshotUrls\":[\n<mac screenshots>]"] : mobileMembers(kind)
    members += [
      #""artworkUrl60":"\#(image)/icon/60x60bb.jpg", "artworkUrl512":"\#(image)/icon/512x512bb.jpg""#,
      #""artworkUrl100":"\#(image)/icon/100x100bb.jpg""#,
      #""artistViewUrl":"https://apps.apple.com/<cc>/developer/\#(Self.slug(app.developerName))/id\#(app.developerID)\#(suffix)""#,
      #""kind":"\#(kind.text)", "trackCensoredName":"\#(name)", "languageCodesISO2A":["EN", "DE", "ZH", "ZH"]"#,
      #""sellerUrl":"https://example.com", "contentAdvisoryRating":"4+""#,
      #""averageUserRatingForCurrentVersion":4.35105999999999992766852301428094506263732910156250"#,
      #""userRatingCountForCurrentVersion":1234"#,
      #""trackViewUrl":"https://apps.apple.com/<cc>/app/\#(slug)/id\#(app.id)\#(suffix)", "trackContentRating":"4+""#,
      #""trackId":\#(app.id), "trackName":"\#(name)", "genreIds":["6007", "6002"], "primaryGenreName":"Productivity""#,
      #""isVppDeviceBasedLicensingEnabled":true, "releaseDate":"\#(firstRelease ?? firstReleaseDate)", "sellerName":"\#(developer)""#,
      #""primaryGenreId":6007, "currency":"USD", "wrapperType":"software", "description":"<description>""#,
      #""artistId":\#(app.developerID), "artistName":"\#(developer)", "genres":["Productivity", "Utilities"]"#,
      #""bundleId":"\#(app.bundleID)", "averageUserRating":4.5, "userRatingCount":34567"#,
    ]
    if !isIncomplete {
      members += [
        #""version":"<version>", "currentVersionReleaseDate":"<date>", "minimumOsVersion":"\#(minimumSystem(kind))""#,
        #""price":0.00, "formattedPrice":"Free", "fileSizeBytes":"48234496""#,
      ]
      if firstRelease == nil { members.append(#""releaseNotes":"\#(releaseNotes)""#) }
    }
    return RecordTemplate("{" + members.joined(separator: ", ") + "}", shared: shared)
  }

  /// The row that stands before a developer's apps.
  static func developer(_ app: SimulatedApp) -> RecordTemplate {
    let name = JSONText.escaped(app.developerName)
    let link = "https://apps.apple.com/<cc>/developer/\(slug(app.developerName))/id\(app.developerID)?uo=4"
    let members = [
      #""wrapperType":"artist", "artistType":"Software Artist", "artistName":"\#(name)""#,
      #""artistLinkUrl":"\#(link)", "artistId":\#(app.developerID)"#,
    ]
    return RecordTemplate("{" + members.joined(separator: ", ") + "}", shared: [:])
  }

  /// When the first version of every app came out.
  static let firstReleaseDate = "2020-05-04T07:00:00Z"

  private static let releaseNotes = #"What is new in <version>:\n• It opens large documents faster.\n• Fixes a crash."#

  private static let image = "https://is1-ssl.mzstatic.com/image/thumb/Purple0/v4/00/00/00/example"

  private static func minimumSystem(_ kind: RecordKind) -> String {
    switch kind {
    case .mobile: "16.0"
    case .mac: "13.0"
    case .tv: "16.0"
    }
  }

  /// What only iPhone, iPad and Apple TV records have.
  private static func mobileMembers(_ kind: RecordKind) -> [String] {
    let isTV = kind == .tv
    return [
      #""isGameCenterEnabled":false"#,
      "\"screenshotUrls\":[\(isTV ? "" : "\n<screenshots>")]",
      "\"ipadScreenshotUrls\":[\(isTV ? "" : "\n<tablet screenshots>")]",
      "\"appletvScreenshotUrls\":[\(isTV ? "\n<tv screenshots>" : "")]",
      #""supportedDevices":[\#(isTV ? #""AppleTV4-AppleTV4", "AppleTV6-AppleTV6""# : "<devices>")], "advisories":[]"#,
      #""features":[\#(isTV ? "" : #""iosUniversal""#)]"#,
    ]
  }

  private static func slug(_ name: String) -> String {
    let letters = name.lowercased().unicodeScalars.map { scalar in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) ? String(scalar) : "-"
    }
    return letters.joined().split(separator: "-").joined(separator: "-")
  }

  /// Texts that all records share, kept once.
  private static let shared: [String: [UInt8]] = [
    "<screenshots>": screenshots("phone", "392x696bb", 5),
    "<tablet screenshots>": screenshots("tablet", "576x768bb", 5),
    "<mac screenshots>": screenshots("mac", "800x500bb", 5), "<tv screenshots>": screenshots("tv", "800x450bb", 3),
    "<devices>": Array(devices.split(separator: " ").map { "\"\($0)-\($0)\"" }.joined(separator: ", ").utf8),
    "<description>": Array(description.utf8),
  ]

  private static func screenshots(_ name: String, _ size: String, _ count: Int) -> [UInt8] {
    Array((1...count).map { "\"\(image)/\(name)_\($0).png/\(size).png\"" }.joined(separator: ", \n").utf8)
  }

  /// The names of devices as recorded in 2020 to 2023.
  private static let devices = """
    iPhone5s iPhone6 iPhone6Plus iPhone6s iPhone6sPlus iPhoneSE iPhone7 iPhone7Plus iPhone8 iPhone8Plus iPhoneX iPhoneXS \
    iPhoneXSMax iPhoneXR iPhone11 iPhone11Pro iPhone11ProMax iPhoneSESecondGen iPhone12Mini iPhone12 iPhone12Pro \
    iPhone12ProMax iPhone13Pro iPhone13ProMax iPhone13Mini iPhone13 iPhoneSEThirdGen iPhone14 iPhone14Plus iPhone14Pro \
    iPhone14ProMax iPadAir iPadAirCellular iPadMiniRetina iPadMini3 iPadMini3Cellular iPadMini4 iPadMini4Cellular \
    iPadAir2 iPadAir2Cellular iPadPro iPadProCellular iPadPro97 iPadPro97Cellular iPadProSecondGen iPad611 iPad612 iPad71 \
    iPad72 iPad73 iPad74 iPad75 iPad76 iPad812 iPad834 iPad856 iPad878 iPadMini5 iPadMini5Cellular iPadAir3 \
    iPadSeventhGen iPadSeventhGenCellular iPad8 iPad82 iPadAir4 iPadAir4Cellular iPadPro97 iPadProFourthGen
    """

  /// Of a usual length, with the escapes that occur.
  private static let description: String = {
    let paragraph = #"""
      This app is made up, and so is its store. What you read here has the length of a real description, so that answers \#
      take as long to send and to read as real ones. It holds what real ones hold: line breaks,\n\n• bullets,\n• “quotes” \#
      and \"quotes\",\u000b a vertical tab, a slash/, 中文, ไทย, emoji 🎉 and numbers that look like versions, such as 9.9.9.\n\n
      """#
    return String(repeating: paragraph, count: 4)
  }()
}

/// Text inside a JSON string.
enum JSONText {
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
