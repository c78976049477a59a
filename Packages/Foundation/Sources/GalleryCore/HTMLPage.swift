public import DesignCore

/// One screen as a page of its own.
public struct HTMLPage {
  /// The page; it needs nothing but itself, and parses as XML too.
  public let text: String

  public init(content: ScreenContent, appearance: Appearance = Appearance()) {
    text =
      HTMLDocument(
        title: content.title, colorScheme: appearance.colorScheme,
        body: [ScreenMarkup(content: content, appearance: appearance, place: .page).node]
      ).text
  }
}
