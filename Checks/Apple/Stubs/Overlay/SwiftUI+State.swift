// What overlays of apps use of SwiftUI beyond this project's own files; Checks/run overlay compiles
// it into the module, for iOS 15 or later. Sources.tsv says for each name in this folder where it is
// written: in the SDK of iOS 14.2 as the compiler prints it, or on a page of Apple's documentation. A name
// younger than iOS 15 says since when it is there. This file has state and the protocols of what apps
// write; the others have views and modifiers.
@_exported import Combine
@_exported import UIKit

extension State {
  public init(initialValue: Value) {}
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@propertyWrapper
public struct GestureState<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { self }
}

@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  public init() {}
  public var wrappedValue: ObjectType { fatalError() }
}

@MainActor @preconcurrency
@propertyWrapper
public struct FocusState<Value: Hashable> {
  public init() where Value == Bool {}
  public struct Binding {
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
  }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { fatalError() }
}

@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: Namespace.ID { ID() }
}

extension EnvironmentValues {
  public var accessibilityReduceMotion: Bool { fatalError() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent
  @ViewBuilder func body(content: Content) -> Body
}

public struct ModifierContent: View {
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

