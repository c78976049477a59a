import CommerceDomain
import Testing

@Suite struct FeeTitleTests {
  @Test(
    "a fee's title is its kind as a sentence begins",
    arguments: [
      ("delivery", "Delivery"), ("price change", "Price change"), ("service_fee", "Service fee"),
      ("small-order fee", "Small order fee"), ("", ""), ("ISBN fee", "ISBN fee"), ("éco", "Éco"),
    ])
  func title(kind: String, title: String) {
    #expect(Fee(kind: kind, amount: .zero(.eur)).title == title)
  }
}
