/// How far the loading of something is.
public enum LoadState<Content> {
  case loading
  case loaded(Content)
  /// It failed; the message is in words for people.
  case failed(message: String)

  /// What was loaded; nil before that.
  public var content: Content? {
    guard case .loaded(let content) = self else { return nil }
    return content
  }
}

extension LoadState: Equatable where Content: Equatable {}
extension LoadState: Sendable where Content: Sendable {}

extension ScreenContent {
  /// A screen whose content is on its way.
  public static func loading(title: String) -> ScreenContent {
    ScreenContent(
      title: title,
      sections: [Section(rows: [.text(Text("Loading…", tone: .secondary))])]
    )
  }

  /// A screen whose content did not come, with a way to try again.
  public static func failed(
    title: String, message: String, retry: @escaping @MainActor @Sendable () async -> Void
  ) -> ScreenContent {
    ScreenContent(
      title: title,
      sections: [
        Section(rows: [
          .text(Text(message, tone: .critical)),
          .button(Control("Try again", role: .primary, perform: retry)),
        ])
      ]
    )
  }
}
