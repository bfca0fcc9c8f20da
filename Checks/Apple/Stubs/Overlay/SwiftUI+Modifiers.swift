// See SwiftUI+State.swift.

// MARK: - Shapes

public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct Circle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Capsule: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { EmptyView() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
}

public struct Gradient: Equatable, Sendable {
  public init(colors: [Color]) {}
  public static func == (one: Gradient, other: Gradient) -> Bool { true }
}

public struct LinearGradient: View, ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public var body: Never { fatalError() }
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

// MARK: - Gestures

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}

public struct ChangedGesture<Value>: Gesture {}

extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Value> { fatalError() }
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ChangedGesture<Value> { fatalError() }
}

extension Gesture where Value: Equatable {
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Value> { fatalError() }
}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint { fatalError() }
    public var startLocation: CGPoint { fatalError() }
    public var translation: CGSize { fatalError() }
    public var predictedEndTranslation: CGSize { fatalError() }
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let all = GestureMask(rawValue: 3)
}

// MARK: - Animations

extension Animation {
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.55, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { fatalError() }
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { fatalError() }
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { fatalError() }
  public static func easeInOut(duration: Double) -> Animation { fatalError() }
  public static var easeInOut: Animation { fatalError() }
  public static func easeOut(duration: Double) -> Animation { fatalError() }
  public static var easeOut: Animation { fatalError() }
  public static func easeIn(duration: Double) -> Animation { fatalError() }
  public static var easeIn: Animation { fatalError() }
  public static func linear(duration: Double) -> Animation { fatalError() }
  public func delay(_ delay: Double) -> Animation { self }
  public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    fatalError()
  }
  public static var spring: Animation { fatalError() }
  public static var snappy: Animation { fatalError() }
  public static var bouncy: Animation { fatalError() }
  public static var smooth: Animation { fatalError() }
}

public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
}

extension AnyTransition {
  public static var opacity: AnyTransition { fatalError() }
  public static var scale: AnyTransition { fatalError() }
  public static var slide: AnyTransition { fatalError() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { fatalError() }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

public struct Angle: Hashable, Sendable {
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
}

// MARK: - Modifiers

public struct SubmitTriggers: Sendable {
  public static let text = SubmitTriggers()
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}

public struct AccessibilityTraits: Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isModal = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
}

extension View {
  nonisolated public func padding(_ length: CGFloat) -> some View { EmptyView() }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { EmptyView() }
  nonisolated public func offset(_ offset: CGSize) -> some View { EmptyView() }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  nonisolated public func fixedSize() -> some View { EmptyView() }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { EmptyView() }
  nonisolated public func layoutPriority(_ value: Double) -> some View { EmptyView() }
  nonisolated public func zIndex(_ value: Double) -> some View { EmptyView() }
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    EmptyView()
  }
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    EmptyView()
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { EmptyView() }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }

  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EmptyView() }
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func scaledToFit() -> some View { EmptyView() }
  nonisolated public func modifier<T: ViewModifier>(_ modifier: T) -> some View { EmptyView() }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { EmptyView() }
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { EmptyView() }
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { EmptyView() }
  nonisolated public func alert<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { EmptyView() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func tint(_ tint: Color?) -> some View { EmptyView() }
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { EmptyView() }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { EmptyView() }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { EmptyView() }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { EmptyView() }
  nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    EmptyView()
  }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView() }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { EmptyView() }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { EmptyView() }
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { EmptyView() }

  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { EmptyView() }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    EmptyView()
  }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    EmptyView()
  }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { EmptyView() }

  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { EmptyView() }
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { EmptyView() }
  @available(iOS 17.0, visionOS 1.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { EmptyView() }
  @available(iOS 17.0, visionOS 1.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    EmptyView()
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { EmptyView() }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }

  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { EmptyView() }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { EmptyView() }
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View { EmptyView() }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { EmptyView() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { EmptyView() }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { EmptyView() }
  nonisolated public func accessibilityHint(_ hint: some StringProtocol) -> some View { EmptyView() }
  nonisolated public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
    EmptyView()
  }
}

public enum VerticalEdge: Sendable { case top, bottom }
