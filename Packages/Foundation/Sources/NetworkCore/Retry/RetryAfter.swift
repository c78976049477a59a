import Foundation

/// How long a `Retry-After` asks to wait: seconds or a date (RFC 9110 §10.2.3), zero when that has
/// passed; nil for anything else.
///
/// - Parameter now: The time at which the server said so.
func retryAfter(_ value: String, now: Date) -> Duration? {
  let text = value.trimmingCharacters(in: CharacterSet(charactersIn: " \t"))
  if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
    // More digits than a number holds is still a number: far too long.
    return .seconds(Int(text) ?? .max)
  }
  return httpDate(text, now: now).map { max(.zero, .seconds($0.timeIntervalSince(now))) }
}

/// A date in one of the three forms of HTTP (RFC 9110 §5.6.7), of which the older two must still be
/// read; nil for anything else. A day's name is not held against the date.
///
/// - Parameter now: What a year of two digits is near to.
func httpDate(_ text: String, now: Date) -> Date? {
  let day = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)"
  let longDay = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day"
  let month = "(?<month>\(months.joined(separator: "|")))"
  let time = "(?<hour>[0-9]{2}):(?<minute>[0-9]{2}):(?<second>[0-9]{2})"
  let forms = [
    "\(day), (?<day>[0-9]{2}) \(month) (?<year>[0-9]{4}) \(time) GMT",
    "\(longDay), (?<day>[0-9]{2})-\(month)-(?<year>[0-9]{2}) \(time) GMT",
    "\(day) \(month) (?<day>[0-9]{2}| [0-9]) \(time) (?<year>[0-9]{4})",
  ]
  for form in forms {
    guard let match = try? Regex(form).wholeMatch(in: text) else { continue }
    return date(now: now) { match[$0]?.substring.map(String.init) ?? "" }
  }
  return nil
}

private let months = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]

private let calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()

/// The date of named parts, if there is such a day and such a time.
private func date(now: Date, part: (String) -> String) -> Date? {
  func number(_ name: String) -> Int? { Int(part(name).trimmingPrefix(" ")) }
  guard let day = number("day"), let month = months.firstIndex(of: part("month")),
    let hour = number("hour"), let minute = number("minute"), let year = number("year"),
    // 60 is a leap second, which no calendar here has.
    let second = number("second"), second <= 60
  else { return nil }
  func date(inYear year: Int) -> Date? {
    let parts = DateComponents(
      year: year, month: month + 1, day: day, hour: hour, minute: minute)
    guard parts.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: parts)?.addingTimeInterval(TimeInterval(second))
  }
  guard part("year").count == 2 else { return date(inYear: year) }
  // The latest such year, but what is more than 50 years ahead is past.
  guard let limit = calendar.date(byAdding: .year, value: 50, to: now) else { return nil }
  let century = calendar.component(.year, from: now) / 100 * 100
  return [century + 100, century, century - 100].lazy
    .compactMap { date(inYear: $0 + year) }.first { $0 <= limit }
}
