public import DesignCore

/// Every state of the checkout team's screens, on fakes.
public enum CheckoutPreviews {
  /// All of them, in the order in which a person meets them.
  public static let all = basket + checkout + payment + receipt

  static let dark = Appearance(colorScheme: .dark)
  static let largestText = Appearance(textSize: .largest)

  /// An answer that never comes.
  @Sendable
  static func forever() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}
