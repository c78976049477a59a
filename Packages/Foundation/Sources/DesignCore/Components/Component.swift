/// The name of a layout of an app's own, and the type of the value that it draws.
public struct ComponentID<Value: Sendable>: Hashable, Sendable {
  public let name: String

  /// - Parameter name: unique within the app, such as "rating".
  public init(_ name: String) {
    self.name = name
  }
}

/// What a row may be drawn as by a renderer for which the app has registered a view. Other renderers
/// draw the row's content.
public struct Component: Sendable {
  public let name: String
  public let value: any Sendable

  public init<Value>(_ id: ComponentID<Value>, value: Value) {
    name = id.name
    self.value = value
  }
}
