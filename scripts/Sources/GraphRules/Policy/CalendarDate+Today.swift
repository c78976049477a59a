import GraphFacts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension CalendarDate {
  /// Today in UTC, so that two machines agree on it.
  package static func today() -> CalendarDate {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
