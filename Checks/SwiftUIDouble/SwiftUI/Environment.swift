import UIKit

/// swiftui/environmentkey
public protocol EnvironmentKey {
  /// swiftui/environmentkey/value
  associatedtype Value
  /// swiftui/environmentkey/defaultvalue
  static var defaultValue: Value { get }
}

/// swiftui/environmentvalues
public struct EnvironmentValues {
  private var values: [AnyHashable: Any] = [:]
  private var log: ReadLog?

  /// swiftui/environmentvalues/init()
  public init() {}

  /// swiftui/environmentvalues/subscript(_:)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { self[ObjectIdentifier(key), K.defaultValue] }
    set { self[ObjectIdentifier(key), K.defaultValue] = newValue }
  }

  subscript<Value>(key: AnyHashable, standard: @autoclosure () -> Value) -> Value {
    get {
      log?.note(key)
      guard let value = values[key] else { return standard() }
      return value as? Value ?? standard()
    }
    set { values[key] = newValue }
  }

  /// The same values; what is read of them is noted.
  func logging(in log: ReadLog?) -> EnvironmentValues {
    var values = self
    values.log = log
    return values
  }

  func differs(from other: EnvironmentValues, in key: AnyHashable) -> Bool {
    switch (values[key], other.values[key]) {
    case (nil, nil): return false
    case (let own?, let other?):
      if let own = own as? AnyHashable, let other = other as? AnyHashable { return own != other }
      return !isSame(own, other)
    default: return true
    }
  }
}

/// The values that a node has read while it was evaluated; what it reads later does not count.
final class ReadLog {
  var isClosed = false
  private var keys: Set<AnyHashable> = []

  func note(_ key: AnyHashable) { if !isClosed { keys.insert(key) } }

  func differ(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
    keys.contains { first.differs(from: second, in: $0) }
  }
}

/// swiftui/environment
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Slot {
    var value: Value?
  }
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let slot = Slot()

  /// swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// swiftui/environment/wrappedvalue
  public var wrappedValue: Value { slot.value ?? EnvironmentValues()[keyPath: keyPath] }

  func install(
    in node: Node, _ environment: EnvironmentValues, _ stored: AnyObject?
  ) -> AnyObject? {
    let keyPath = keyPath
    slot.value = everywhere { environment[keyPath: keyPath] }
    return nil
  }
}

private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// swiftui/environmentobject
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Slot {
    var object: ObjectType?
  }
  private let slot = Slot()

  /// swiftui/environmentobject/init()
  public init() {}

  /// swiftui/environmentobject/wrappedvalue
  public var wrappedValue: ObjectType {
    guard let object = slot.object else {
      preconditionFailure("No object of type \(ObjectType.self) is in the environment")
    }
    return object
  }

  func install(
    in node: Node, _ environment: EnvironmentValues, _ stored: AnyObject?
  ) -> AnyObject? {
    slot.object = environment[ObjectKey<ObjectType>.self]
    slot.object.map { node.observe($0) }
    return nil
  }
}

/// A view whose content has another environment.
private struct Environed<Content: View>: View, Primitive {
  typealias Body = Never
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  var parts: [any View] { [content] }
  func environment(in outer: EnvironmentValues) -> EnvironmentValues {
    let change = change
    return everywhere {
      var values = outer
      change(&values)
      return values.logging(in: nil)
    }
  }
}

extension View {
  /// swiftui/view/environment(_:_:)
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Environed(content: self) { $0[keyPath: keyPath] = value }
  }

  /// swiftui/view/transformenvironment(_:transform:)
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    Environed(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// swiftui/view/environmentobject(_:)
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    Environed(content: self) { $0[ObjectKey<T>.self] = object }
  }

  /// swiftui/view/disabled(_:)
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// swiftui/view/refreshable(action:)
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Environed(content: self) { $0.refresh = RefreshAction() }
  }
}
