public import Observation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: Equatable {
  private var values: [ObjectIdentifier: Any] = [:]
  public var colorScheme = ColorScheme.light
  public var dynamicTypeSize = DynamicTypeSize.large
  public internal(set) var isEnabled = true

  public init() {}

  subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { values[type] as AnyObject? }
    set { values[type] = newValue }
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An app's own keys are set once, at the root.
  public static func == (one: EnvironmentValues, other: EnvironmentValues) -> Bool {
    one.colorScheme == other.colorScheme && one.dynamicTypeSize == other.dynamicTypeSize
      && one.isEnabled == other.isEnabled && one.values.keys == other.values.keys
  }
}

public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modified("environment", value, environment: { $0[keyPath: keyPath] = value })
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modified("environment", object, environment: { $0[object: ObjectIdentifier(T.self)] = object })
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modified("transformEnvironment", environment: { transform(&$0[keyPath: keyPath]) })
  }

  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modified("dynamicTypeSize", size, environment: { $0.dynamicTypeSize = size })
  }

  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modified(
      "preferredColorScheme", colorScheme,
      environment: { $0.colorScheme = colorScheme ?? $0.colorScheme })
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modified("disabled", disabled, environment: { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
