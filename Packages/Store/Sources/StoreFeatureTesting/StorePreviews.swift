import CommerceDomain
import CommerceDomainTesting
public import DesignCore

/// Every state of the browse team's screens, on fakes.
public enum StorePreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = stores + pages + options

  static let longName = "The Extraordinarily Long-Winded Emporium of Slowly Simmered Soups"

  static let threeBagels = ["one", "two", "three"].map {
    BasketItem.sample($0, cents: 750, store: "corner-deli", storeName: "Corner Deli")
  }
}
