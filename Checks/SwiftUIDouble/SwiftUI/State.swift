import Foundation
import UIKit

/// A property whose value the tree provides.
@MainActor
protocol DynamicProperty {
  /// Prepares the property before the body of its view is evaluated. Returns what the node stores
  /// for it and passes in the next time.
  func install(in node: Node, _ environment: EnvironmentValues, _ stored: AnyObject?) -> AnyObject?
}

/// swiftui/state
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The value of one view in the tree. The views that have read it are updated when it changes.
  private final class Store {
    private var stored: Value
    private let readers = Observers()

    init(_ value: Value) { stored = value }

    var value: Value {
      if Thread.isMainThread { MainActor.assumeIsolated { Node.current.map(readers.add) } }
      return stored
    }

    func change(to value: Value) {
      readers.notify()
      stored = value
    }
  }
  /// The place in which a view finds its store.
  private final class Slot {
    var store: Store

    init(_ store: Store) { self.store = store }
  }

  private let slot: Slot

  /// swiftui/state/init(wrappedvalue:)
  public init(wrappedValue value: Value) { slot = Slot(Store(value)) }

  /// swiftui/state/wrappedvalue
  public var wrappedValue: Value {
    get { slot.store.value }
    nonmutating set { slot.store.change(to: newValue) }
  }
  /// swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> {
    let store = slot.store
    return Binding(reading: { store.value }, writing: { store.change(to: $0) })
  }

  func install(
    in node: Node, _ environment: EnvironmentValues, _ stored: AnyObject?
  ) -> AnyObject? {
    slot.store = stored as? Store ?? slot.store
    return slot.store
  }
}

/// swiftui/binding
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// swiftui/binding/transaction
  public var transaction = Transaction()

  /// A binding of SwiftUI's own.
  init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// swiftui/binding/init(get:set:); a closure that is isolated to an actor may only run there.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let isGetIsolated = get.isolation != nil
    let isSetIsolated = set.isolation != nil
    let read = unsafeBitCast(get, to: (() -> Value).self)
    let write = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.get = { isGetIsolated ? onMainThread(read) : everywhere(read) }
    self.set = { value in
      if isSetIsolated { onMainThread { write(value) } } else { everywhere { write(value) } }
    }
  }

  /// swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      if transaction.animation == nil { return set(newValue) }
      withTransaction(transaction) { set(newValue) }
    }
  }
  /// swiftui/binding/projectedvalue
  public var projectedValue: Binding<Value> { self }

  /// swiftui/binding/animation(_:)
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

/// swiftui/binding
extension Binding: @unchecked Sendable where Value: Sendable {}

/// combine/observableobject; its publisher is left out.
public protocol ObservableObject: AnyObject {}

/// combine/published; it tells the nodes that observe its object.
@propertyWrapper
public struct Published<Value>: PublishedValue {
  private var value: Value
  let observers = Observers()

  /// combine/published/init(wrappedvalue:)
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Only objects have published properties.
  @available(*, unavailable)
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value of a property of an object.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].observers.notify()
      owner[keyPath: storage].value = newValue
    }
  }
}

/// A published property, whatever its value.
protocol PublishedValue {
  var observers: Observers { get }
}

/// The nodes that observe a published property.
final class Observers {
  private struct Observer {
    weak var node: Node?
  }
  private var all: [Observer] = []

  func add(_ node: Node) {
    all.removeAll { $0.node == nil || $0.node === node }
    all.append(Observer(node: node))
  }

  func notify() {
    let nodes = all.compactMap(\.node)
    MainActor.assumeIsolated { nodes.forEach { $0.needUpdate() } }
  }
}

extension Node {
  /// Is updated when a published property of an object changes.
  func observe(_ object: some ObservableObject) {
    for child in Mirror(reflecting: object).children {
      (child.value as? any PublishedValue)?.observers.add(self)
    }
  }
}

/// swiftui/observedobject
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// swiftui/observedobject/wrappedvalue
  public var wrappedValue: ObjectType

  /// swiftui/observedobject/init(wrappedvalue:)
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  func install(
    in node: Node, _ environment: EnvironmentValues, _ stored: AnyObject?
  ) -> AnyObject? {
    node.observe(wrappedValue)
    return nil
  }
}
