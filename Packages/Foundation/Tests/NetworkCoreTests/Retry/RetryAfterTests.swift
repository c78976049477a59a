import Foundation
import Testing

@testable import NetworkCore

@Suite struct RetryAfterTests {
  /// 2026-12-01 00:00:00 GMT, a Tuesday.
  private let now = Date(timeIntervalSince1970: 1_796_083_200)

  @Test(
    "whole seconds, however many, and nothing else that looks like a number",
    arguments: [
      ("120", 120), ("0", 0), (" 3\t", 3), ("007", 7), ("99999999999999999999999", Int.max),
      ("1.5", nil), ("-1", nil), ("+5", nil), ("５", nil), ("5, 5", nil), ("5;x", nil), ("", nil),
      ("\u{a0}5", nil), ("0x10", nil), ("soon", nil),
    ] as [(String, Int?)])
  func seconds(value: String, seconds: Int?) {
    #expect(retryAfter(value, now: now) == seconds.map { Duration.seconds($0) })
  }

  @Test(
    "the three forms of a date, to the second",
    arguments: [
      ("Tue, 01 Dec 2026 00:00:03 GMT", 3), ("Tuesday, 01-Dec-26 00:00:03 GMT", 3),
      ("Tue Dec  1 00:00:03 2026", 3), ("Fri Dec 11 00:00:00 2026", 864_000),
      ("Fri, 01 Jan 2027 00:00:00 GMT", 31 * 86_400),
      ("Tue, 29 Feb 2028 00:00:00 GMT", 455 * 86_400),
      // A leap second, and a day's name that is wrong: the date is the date.
      ("Tue, 01 Dec 2026 00:00:60 GMT", 60), ("Sun, 01 Dec 2026 00:00:03 GMT", 3),
      // What has passed asks for no wait.
      ("Mon, 30 Nov 2026 23:59:59 GMT", 0), ("Sun Nov  6 08:49:37 1994", 0),
      ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ])
  func dates(value: String, seconds: Int) {
    #expect(retryAfter(value, now: now) == .seconds(seconds))
  }

  @Test(
    "a year of two digits that is more than 50 years ahead is past",
    arguments: [
      ("Saturday, 01-Dec-76 00:00:00 GMT", true), ("Wednesday, 02-Dec-76 00:00:00 GMT", false),
      ("Friday, 01-Dec-70 00:00:00 GMT", true), ("Thursday, 01-Dec-77 00:00:00 GMT", false),
      ("Thursday, 01-Dec-95 00:00:00 GMT", false), ("Monday, 30-Nov-26 00:00:00 GMT", false),
      ("Wednesday, 02-Dec-26 00:00:00 GMT", true), ("Friday, 01-Jan-00 00:00:00 GMT", false),
    ])
  func twoDigits(value: String, isAhead: Bool) throws {
    let pause = try #require(retryAfter(value, now: now))
    #expect((pause > .zero) == isAhead)
  }

  @Test("at the end of a century, a year of two digits may be of the next one")
  func nextCentury() {
    let end = Date(timeIntervalSince1970: 4_102_444_797)  // 2099-12-31 23:59:57 GMT
    #expect(retryAfter("Friday, 01-Jan-00 00:00:00 GMT", now: end) == .seconds(3))
  }

  @Test(
    "what is no date is ignored",
    arguments: [
      "Tue, 31 Feb 2026 00:00:03 GMT", "Tue, 29 Feb 2026 00:00:03 GMT",
      "Tue, 00 Dec 2026 00:00:03 GMT", "Tue, 01 Dec 2026 24:00:03 GMT",
      "Tue, 01 Dec 2026 00:60:03 GMT", "Tue, 01 Dec 2026 00:00:61 GMT",
      "Tue, 1 Dec 2026 00:00:03 GMT", "Tue, 01 Dec 26 00:00:03 GMT",
      "tue, 01 dec 2026 00:00:03 gmt", "Tue, 01 Dec 2026 00:00:03 UTC",
      "Tue, 01 Dec 2026 00:00:03 +0000", "Tue, 01 Dec 2026 00:00:03",
      "Tue, 01 Dec 2026 00:00:03 GMT garbage", "Tue, 01 Dec 2026 00:00:03 GMT\n",
      "Tue 01 Dec 2026 00:00:03 GMT", "01 Dec 2026 00:00:03 GMT", "Tue, 01 Dez 2026 00:00:03 GMT",
      "Tue, ０１ Dec 2026 00:00:03 GMT", "Tuesday, 01-Dec-2026 00:00:03 GMT",
      "Tuesday, 1-Dec-26 00:00:03 GMT", "Tue Dec 1 00:00:03 2026", "Tue Dec 01 00:00:03 26",
      "2026-12-01T00:00:03Z",
    ])
  func malformed(value: String) {
    #expect(retryAfter(value, now: now) == nil)
  }
}
