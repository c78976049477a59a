import Foundation

/// How long a `Retry-After` asks to wait: seconds or a date (RFC 9110 §10.2.3), zero when that has
/// passed; nil for anything else.
func retryAfter(_ value: String, now: Date) -> Duration? {
  let text = value.trimmingCharacters(in: .whitespaces)
  if !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) {
    // More digits than a number holds is still a number: far too long.
    return .seconds(Int(text) ?? .max)
  }
  return httpDate(text).map { max(.zero, .seconds($0.timeIntervalSince(now))) }
}

/// The three forms of a date in HTTP (RFC 9110 §5.6.7); the older two must still be read.
private func httpDate(_ text: String) -> Date? {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  let forms = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]
  for form in forms {
    formatter.dateFormat = form
    if let date = formatter.date(from: text) { return date }
  }
  return nil
}
