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

  /// The same state with other content; what a view model makes of what it loaded.
  public func map<New>(_ transform: (Content) throws -> New) rethrows -> LoadState<New> {
    switch self {
    case .loading: .loading
    case .loaded(let content): .loaded(try transform(content))
    case .failed(let message): .failed(message: message)
    }
  }

  /// Records that loading failed. What was loaded before stays.
  ///
  /// - Returns: the message if content stays, to be shown above it; nil if the message is shown in
  ///   its place.
  public mutating func fail(message: String) -> String? {
    guard content == nil else { return message }
    self = .failed(message: message)
    return nil
  }
}

extension LoadState: Equatable where Content: Equatable {}
extension LoadState: Sendable where Content: Sendable {}

extension Section {
  /// A section of something that is loaded first: one line while it loads, a message with a way to
  /// try again when it failed.
  ///
  /// - Parameters:
  ///   - retry: runs when the person asks to try again.
  ///   - loaded: the rows once the content is there.
  public init<Content>(
    _ title: String? = nil, of state: LoadState<Content>,
    retry: @escaping @MainActor @Sendable () async -> Void, loaded: (Content) -> [Row]
  ) {
    switch state {
    case .loading:
      self.init(title, rows: [.text(Text("Loading…", tone: .secondary))])
    case .failed(let message):
      self.init(
        title,
        rows: [
          .text(Text(message, tone: .critical)),
          .button(Control("Try again", role: .primary, perform: retry)),
        ])
    case .loaded(let content): self.init(title, rows: loaded(content))
    }
  }
}

extension ScreenContent {
  /// The screen of something that is loaded first: one line while it loads, a message with a way to
  /// try again when it failed.
  ///
  /// - Parameters:
  ///   - title: the screen's title until the content is there.
  ///   - notice: what went wrong since, shown above the content.
  ///   - retry: runs when the person asks to try again.
  ///   - loaded: the screen once the content is there.
  public init<Content>(
    _ title: String, of state: LoadState<Content>, notice: String? = nil,
    retry: @escaping @MainActor @Sendable () async -> Void,
    loaded: (Content) -> ScreenContent
  ) {
    if let content = state.content {
      self = loaded(content).under(notice)
    } else {
      self.init(title: title, sections: [Section(of: state, retry: retry) { _ in [] }])
    }
  }

  private func under(_ notice: String?) -> ScreenContent {
    guard let notice else { return self }
    let row = Row.text(Text(notice, tone: .critical), id: "notice")
    return ScreenContent(
      title: title, toolbar: toolbar, sections: [Section(rows: [row])] + sections, bar: bar,
      prompt: prompt)
  }

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
