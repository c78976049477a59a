public import RoutingCore

/// One of the shell's tabs: a place with a stack of its own.
@MainActor
public struct Tab {
  /// What the tab is called, and what `tab NAME` takes.
  public let name: String
  /// The first screen of the tab's stack.
  public let root: any Route
  /// What is to be noticed about the tab, such as "3 items"; nil when nothing is.
  public let badge: @MainActor () -> String?

  public init(
    _ name: String, root: any Route, badge: @escaping @MainActor () -> String? = { nil }
  ) {
    self.name = name
    self.root = root
    self.badge = badge
  }

  /// What is read aloud: the name, then the badge.
  public var label: String {
    [name, badge()].compactMap(\.self).joined(separator: ", ")
  }
}
