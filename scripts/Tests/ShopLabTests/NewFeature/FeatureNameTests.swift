import GraphTesting
import Testing

@testable import GraphFacts
@testable import ShopLab
@testable import modgraph

@Suite("Names of new features")
struct FeatureNameTests {
  @Test("a name has its spellings for types, functions, paths and people")
  func spellings() throws {
    let cards = try FeatureName("GiftCards")
    #expect(cards.member == "giftCards")
    #expect(cards.kebab == "gift-cards")
    #expect(cards.title == "Gift cards")
    let faq = try FeatureName("FAQPage2")
    #expect(faq.member == "faqPage2")
    #expect(faq.kebab == "faq-page2")
    #expect(try FeatureName("FAQ").member == "faq")
  }

  @Test(
    "what is no name for a type, a folder and a module alike is refused",
    arguments: [
      "", "O", "orders", "Gift Cards", "Gift-Cards", "../Orders", "Orders/", ".Orders", "1Orders",
      "Órders", "Orders\n", "_Orders", String(repeating: "A", count: 41),
    ])
  func malformed(name: String) {
    #expect(throws: FeatureName.Refusal.self) { try FeatureName(name) }
  }

  @Test(
    "Swift's keywords are refused, in the type's spelling and in the function's",
    arguments: ["Self", "Any", "Type", "Protocol", "Switch", "Import", "Default", "Class"])
  func keywords(name: String) {
    #expect(
      throws: FeatureName.Refusal("\(name) will not do: \(keyword(name)) is a keyword of Swift")
    ) { try FeatureName(name) }
  }

  private func keyword(_ name: String) -> String {
    ["Self", "Any", "Type", "Protocol"].contains(name) ? name : name.lowercased()
  }

  @Test(
    "a name that ends like a role is refused",
    arguments: ["OrdersFeature", "OrdersAPI", "OrdersTests", "OrdersCore", "OrdersDemo"])
  func roles(name: String) {
    #expect(throws: FeatureName.Refusal.self) { try FeatureName(name) }
  }
}
