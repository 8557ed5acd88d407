import Foundation

/// A date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// Read by hand, because a formatter goes by the device's settings. The two forms that HTTP gave up before there was
/// an App Store are left out.
enum HTTPDate {
  static func read(_ text: String) -> Date? {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == ":" }).map(String.init)
    guard parts.count == 8, parts[7] == "GMT", let month = months.firstIndex(of: parts[2]) else { return nil }
    func number(_ index: Int, digits: Int, in range: ClosedRange<Int>) -> Int? {
      guard parts[index].utf8.count == digits, let number = Int(parts[index]) else { return nil }
      return range.contains(number) ? number : nil
    }
    guard let day = number(1, digits: 2, in: 1...31), let year = number(3, digits: 4, in: 1601...9999),
      let hour = number(4, digits: 2, in: 0...23), let minute = number(5, digits: 2, in: 0...59),
      let second = number(6, digits: 2, in: 0...60)
    else { return nil }
    let days = daysSince1970(year: year, month: month + 1, day: day)
    return Date(timeIntervalSince1970: TimeInterval(((days * 24 + hour) * 60 + minute) * 60 + second))
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The Gregorian calendar, with years that begin in March so that the leap day comes last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let march = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return march * 365 + march / 4 - march / 100 + march / 400 + dayOfYear - 719_468
  }
}
