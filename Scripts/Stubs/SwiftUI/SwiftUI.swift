// An interface-only stand-in for SwiftUI: just the declarations that Sources/Fallthrough/SwiftUI
// uses, so that those files are type-checked on hosts without SwiftUI. It is compiled by
// Scripts/check-apple alone, never by the package, and never shipped. Each declaration has its page
// and since when it is there.
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

// https://developer.apple.com/documentation/swiftui/view
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol View {
  // https://developer.apple.com/documentation/swiftui/view/body-swift.associatedtype
  associatedtype Body: View
  // https://developer.apple.com/documentation/swiftui/view/body-swift.property
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

// https://developer.apple.com/documentation/swift/never
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Never: View {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/emptyview
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct EmptyView: View {
  // https://developer.apple.com/documentation/swiftui/emptyview/init()
  public init() {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/zstack
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct ZStack<Content: View>: View {
  // https://developer.apple.com/documentation/swiftui/zstack/init(alignment:content:)
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/viewbuilder
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@resultBuilder
public struct ViewBuilder {
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
}

// https://developer.apple.com/documentation/swift/optional
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/background(_:alignment:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { EmptyView() }
}

// https://developer.apple.com/documentation/swiftui/alignment
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Alignment {
  // https://developer.apple.com/documentation/swiftui/alignment/center
  public static var center: Alignment { fatalError() }
  // https://developer.apple.com/documentation/swiftui/alignment/bottom
  public static var bottom: Alignment { fatalError() }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }
}

// MARK: - Shapes

// https://developer.apple.com/documentation/swiftui/shape
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol Shape: Sendable, View {
  // https://developer.apple.com/documentation/swiftui/shape/path(in:)
  nonisolated func path(in rect: CGRect) -> Path
}

// https://developer.apple.com/documentation/swiftui/shape
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Shape {
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/path
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Path: Sendable {
  // https://developer.apple.com/documentation/swiftui/path/cgpath
  public var cgPath: CGPath { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/roundedcornerstyle
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum RoundedCornerStyle: Sendable { case circular, continuous }

// https://developer.apple.com/documentation/swiftui/capsule
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Capsule: Shape {
  // https://developer.apple.com/documentation/swiftui/capsule/init(style:)
  public init(style: RoundedCornerStyle = .continuous) {}
  // https://developer.apple.com/documentation/swiftui/capsule/path(in:)
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/insettableshape
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol InsettableShape: Shape {
  // https://developer.apple.com/documentation/swiftui/insettableshape/insetshape
  associatedtype InsetShape: InsettableShape
  // https://developer.apple.com/documentation/swiftui/insettableshape/inset(by:)
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

// https://developer.apple.com/documentation/swiftui/rectangle
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Rectangle: InsettableShape {
  // https://developer.apple.com/documentation/swiftui/rectangle/init()
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  // https://developer.apple.com/documentation/swiftui/rectangle/inset(by:)
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

// https://developer.apple.com/documentation/swiftui/contentshapekinds
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  // https://developer.apple.com/documentation/swiftui/contentshapekinds/interaction
  public static let interaction = ContentShapeKinds(rawValue: 1)
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/contentshape(_:_:eofill:)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { EmptyView() }
}

extension Shape where Self == Capsule {
  // https://developer.apple.com/documentation/swiftui/shape/capsule
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public static var capsule: Capsule { Capsule() }
}

// MARK: - State

// https://developer.apple.com/documentation/swiftui/binding
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@propertyWrapper
public struct Binding<Value> {
  // https://developer.apple.com/documentation/swiftui/binding/init(get:set:)
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  // https://developer.apple.com/documentation/swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

// https://developer.apple.com/documentation/swiftui/observedobject
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  // https://developer.apple.com/documentation/swiftui/observedobject/init(wrappedvalue:)
  public init(wrappedValue: ObjectType) {}
  // https://developer.apple.com/documentation/swiftui/observedobject/wrappedvalue
  public var wrappedValue: ObjectType { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/transaction
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Transaction {
  // https://developer.apple.com/documentation/swiftui/transaction/init()
  public init() {}
}

// https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

// MARK: - Environment

// https://developer.apple.com/documentation/swiftui/environment
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@propertyWrapper
public struct Environment<Value> {
  // https://developer.apple.com/documentation/swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  // https://developer.apple.com/documentation/swiftui/environment/wrappedvalue
  public var wrappedValue: Value { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/environmentkey
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol EnvironmentKey {
  // https://developer.apple.com/documentation/swiftui/environmentkey/value
  associatedtype Value
  // https://developer.apple.com/documentation/swiftui/environmentkey/defaultvalue
  static var defaultValue: Value { get }
}

// https://developer.apple.com/documentation/swiftui/environmentvalues
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct EnvironmentValues {
  // https://developer.apple.com/documentation/swiftui/environmentvalues/init()
  public init() {}
}

extension EnvironmentValues {
  // https://developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public var isPresented: Bool { fatalError() }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public var dismiss: DismissAction { fatalError() }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/presentationmode
  @available(iOS, introduced: 13.0, deprecated: 27.0)
  @available(tvOS, introduced: 13.0, deprecated: 27.0)
  @available(visionOS, introduced: 1.0, deprecated: 27.0)
  public var presentationMode: Binding<PresentationMode> { fatalError() }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/editmode
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var editMode: Binding<EditMode>? {
    get { fatalError() }
    set {}
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/refresh
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public var refresh: RefreshAction? { fatalError() }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/colorscheme
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/locale
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var locale: Locale {
    get { fatalError() }
    set {}
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/layoutdirection
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set {}
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/horizontalsizeclass
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }

  // https://developer.apple.com/documentation/swiftui/environmentvalues/verticalsizeclass
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set {}
  }
}

// https://developer.apple.com/documentation/swiftui/dismissaction
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct DismissAction {
  // https://developer.apple.com/documentation/swiftui/dismissaction/callasfunction()
  public func callAsFunction() {}
}

// https://developer.apple.com/documentation/swiftui/presentationmode
@available(iOS, introduced: 13.0, deprecated: 27.0)
@available(tvOS, introduced: 13.0, deprecated: 27.0)
@available(visionOS, introduced: 1.0, deprecated: 27.0)
public struct PresentationMode: Sendable {}

// https://developer.apple.com/documentation/swiftui/editmode
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum EditMode: Sendable { case inactive, transient, active }

// https://developer.apple.com/documentation/swiftui/refreshaction
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
public struct RefreshAction: Sendable {}

// https://developer.apple.com/documentation/swiftui/colorscheme
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum ColorScheme: Sendable { case light, dark }

// https://developer.apple.com/documentation/swiftui/dynamictypesize
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
public enum DynamicTypeSize: Sendable { case large }

// https://developer.apple.com/documentation/swiftui/layoutdirection
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }

// https://developer.apple.com/documentation/swiftui/userinterfacesizeclass
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum UserInterfaceSizeClass: Sendable {
  // https://developer.apple.com/documentation/swiftui/userinterfacesizeclass/compact
  case compact
  // https://developer.apple.com/documentation/swiftui/userinterfacesizeclass/regular
  case regular
}

// MARK: - UIKit in SwiftUI, and SwiftUI in UIKit

// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/coordinator
  public let coordinator: Representable.Coordinator
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/environment
  public var environment: EnvironmentValues { fatalError() }
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/transaction
  public var transaction: Transaction { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentable/uiviewtype
  associatedtype UIViewType: UIView
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentable/coordinator
  associatedtype Coordinator = Void
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentable/context
  typealias Context = UIViewRepresentableContext<Self>
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makeuiview(context:)
  func makeUIView(context: Context) -> UIViewType
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)
  func updateUIView(_ uiView: UIViewType, context: Context)
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  // https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()
  func makeCoordinator() -> Coordinator
}

// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension UIViewRepresentable {
  public var body: Never { fatalError() }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

// https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

// https://developer.apple.com/documentation/swiftui/uihostingcontroller
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/rootview
  public var rootView: Content
  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(rootview:)
  public init(rootView: Content) { fatalError() }
  // https://developer.apple.com/documentation/swiftui/uihostingcontroller/init(coder:)
  public required init?(coder: NSCoder) { fatalError() }
}
