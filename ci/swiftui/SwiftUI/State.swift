public import Observation

public protocol DynamicProperty {}

/// A property whose storage outlives the view's value.
protocol LinkedProperty {
  /// Connects with the storage of an earlier value, if there was one; returns the storage.
  func link(to slot: AnyObject?, environment: EnvironmentValues) -> AnyObject?
}

@Observable
final class StoredValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

final class Reference<Target> {
  var target: Target
  init(_ target: Target) { self.target = target }
}

@propertyWrapper
public struct State<Value>: DynamicProperty, LinkedProperty {
  private let storage: Reference<StoredValue<Value>>

  nonisolated public init(wrappedValue value: Value) { storage = Reference(StoredValue(value)) }
  nonisolated public init(initialValue value: Value) { self.init(wrappedValue: value) }

  public var wrappedValue: Value {
    get { storage.target.value }
    nonmutating set { storage.target.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(reading: { storage.target.value }, writing: { storage.target.value = $0 })
  }

  func link(to slot: AnyObject?, environment: EnvironmentValues) -> AnyObject? {
    if let slot = slot as? StoredValue<Value> { storage.target = slot }
    return storage.target
  }
}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  @preconcurrency
  nonisolated public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  nonisolated public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      reading: { read()[keyPath: keyPath] },
      writing: {
        var value = read()
        value[keyPath: keyPath] = $0
        write(value)
      })
  }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private let object: Value
  public var wrappedValue: Value { object }
  public var projectedValue: Bindable<Value> { self }

  @available(*, unavailable, message: "the wrapped value must be an Observable object")
  nonisolated public init(wrappedValue: Value) { object = wrappedValue }
}

extension Bindable where Value: AnyObject, Value: Observable {
  nonisolated public init(wrappedValue: Value) { object = wrappedValue }
  nonisolated public init(_ wrappedValue: Value) { object = wrappedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let value = wrappedValue
    return Binding(
      reading: { value[keyPath: keyPath] }, writing: { value[keyPath: keyPath] = $0 })
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty, LinkedProperty {
  private let read: (EnvironmentValues) -> Value
  private let values = Reference(EnvironmentValues())

  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[object: ObjectIdentifier(objectType)] as? T }
  }

  public var wrappedValue: Value { read(values.target) }

  func link(to slot: AnyObject?, environment: EnvironmentValues) -> AnyObject? {
    values.target = environment
    return nil
  }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, LinkedProperty {
  private let standard: Value
  private let size = Reference(DynamicTypeSize.large)

  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    standard = wrappedValue
  }

  nonisolated public init(wrappedValue: Value) { standard = wrappedValue }

  public var wrappedValue: Value { size.target.isAccessibilitySize ? standard * 2 : standard }

  func link(to slot: AnyObject?, environment: EnvironmentValues) -> AnyObject? {
    size.target = environment.dynamicTypeSize
    return nil
  }
}
