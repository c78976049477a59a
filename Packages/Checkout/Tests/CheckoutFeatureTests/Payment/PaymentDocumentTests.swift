import Foundation
import TerminalCoreTesting
import Testing

@Suite struct PaymentDocumentTests {
  @Test("docs/payments.md shows the steps, the states and the answers as the code has them")
  func document() throws {
    let written = try String(contentsOf: PaymentDocument.file, encoding: .utf8)
    var text = written
    for part in PaymentDocument.parts {
      text = try #require(PaymentDocument.put(part, into: text), "no place for \(part.name)")
    }
    if TextSnapshot.renews {
      try Data(text.utf8).write(to: PaymentDocument.file)
    } else {
      #expect(
        text == written,
        "RENEW_SNAPSHOTS=1 swift test --package-path Packages/Checkout --filter PaymentDocument")
    }
  }
}
