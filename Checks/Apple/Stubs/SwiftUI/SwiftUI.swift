// An interface-only stand-in for SwiftUI: just the declarations that Sources/Fallthrough/SwiftUI
// uses, so that those files are type-checked on hosts without SwiftUI. It is compiled by
// Checks/run type-check alone, never by the package, and never shipped. Each declaration says
// since when it is there; ../Apple/README.md tells its page.
#if canImport(Combine)
  import Combine
#else
  // A check that knows no module of that name.
  public protocol ObservableObject: AnyObject {}
  @propertyWrapper
  public struct Published<Value> {
    public init(wrappedValue: Value) { fatalError() }
    public var wrappedValue: Value {
      get { fatalError() }
      set {}
    }
  }
#endif
import UIKit

// MARK: - Views

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Never: View {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct ZStack<Content: View>: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

extension View {
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EmptyView() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Alignment {
  public static var top: Alignment { fatalError() }
  public static var center: Alignment { fatalError() }
  public static var bottom: Alignment { fatalError() }
}

extension View {
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }
}

// MARK: - Shapes

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Shape {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Path: Sendable {
  public var cgPath: CGPath { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum RoundedCornerStyle: Sendable { case circular, continuous }

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Capsule: Shape {
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Rectangle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
}

extension View {
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { EmptyView() }
}

extension Shape where Self == Capsule {
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public static var capsule: Capsule { Capsule() }
}

// MARK: - State

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@propertyWrapper
public struct Binding<Value> {
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  public init(wrappedValue: ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: Wrapper { fatalError() }

  @dynamicMemberLookup
  public struct Wrapper {
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { fatalError() }
  }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Transaction {
  public init() {}
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

// MARK: - Environment

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct EnvironmentValues {
  public init() {}
}

extension EnvironmentValues {
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }

  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public var isPresented: Bool { fatalError() }

  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public var dismiss: DismissAction { fatalError() }

  @available(iOS, introduced: 13.0, deprecated: 27.0)
  @available(tvOS, introduced: 13.0, deprecated: 27.0)
  @available(visionOS, introduced: 1.0, deprecated: 27.0)
  public var presentationMode: Binding<PresentationMode> { fatalError() }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var editMode: Binding<EditMode>? {
    get { fatalError() }
    set {}
  }

  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public var refresh: RefreshAction? { fatalError() }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }

  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var locale: Locale {
    get { fatalError() }
    set {}
  }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set {}
  }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() {}
}

@available(iOS, introduced: 13.0, deprecated: 27.0)
@available(tvOS, introduced: 13.0, deprecated: 27.0)
@available(visionOS, introduced: 1.0, deprecated: 27.0)
public struct PresentationMode {}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum EditMode: Sendable { case inactive, transient, active }

@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
public struct RefreshAction: Sendable {}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum ColorScheme: Sendable { case light, dark }

@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
public enum DynamicTypeSize: Sendable { case large }

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}

// MARK: - UIKit in SwiftUI, and SwiftUI in UIKit

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { fatalError() }
  public var transaction: Transaction { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension UIViewRepresentable {
  public var body: Never { fatalError() }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}
