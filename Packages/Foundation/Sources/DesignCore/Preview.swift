/// One state of one screen, ready to be shown without a network or the other teams.
public struct Preview: Sendable {
  /// A name in lower kebab case, unique within a feature.
  public let name: String
  /// How the screen is to be looked at.
  public let appearance: Appearance
  /// Builds the screen in its state.
  public let screen: @MainActor @Sendable () async -> any Screen

  public init(
    _ name: String, appearance: Appearance = Appearance(),
    screen: @escaping @MainActor @Sendable () async -> any Screen
  ) {
    self.name = name
    self.appearance = appearance
    self.screen = screen
  }
}

/// How a person's device is set to show screens.
public struct Appearance: Hashable, Sendable {
  public var colorScheme: ColorScheme
  public var textSize: TextSize

  public init(colorScheme: ColorScheme = .light, textSize: TextSize = .standard) {
    self.colorScheme = colorScheme
    self.textSize = textSize
  }

  public enum ColorScheme: Hashable, Sendable, CaseIterable {
    case light
    case dark
  }

  public enum TextSize: Hashable, Sendable, CaseIterable {
    case standard
    case largest
  }
}
