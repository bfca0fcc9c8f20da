// What overlays of apps use of SwiftUI beyond this project's own files; Checks/run overlay compiles
// it into the module, for iOS 15 or later. Sources.tsv beside it says for each name where it is written:
// in the SDK of iOS 14.2 as the compiler prints it, or on a page of Apple's documentation. A name younger
// than iOS 15 says since when it is there.
@_exported import Combine
@_exported import UIKit

// MARK: - State

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

// MARK: - Texts, images, controls

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

extension Text {
  public init(verbatim content: String) {}
  public func font(_ font: Font?) -> Text { self }
  public func bold() -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
}

public enum TextAlignment: Sendable { case leading, center, trailing }

@MainActor @preconcurrency
public protocol TextFieldStyle {}
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

public struct Font: Hashable, Sendable {
  public enum TextStyle: Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
  }
  public static let largeTitle = Font()
  public static let title = Font()
  public static var title2: Font { Font() }
  public static var title3: Font { Font() }
  public static var headline: Font { Font() }
  public static var subheadline: Font { Font() }
  public static var body: Font { Font() }
  public static var callout: Font { Font() }
  public static var footnote: Font { Font() }
  public static var caption: Font { Font() }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
}

extension Image {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public enum Scale: Sendable { case small, medium, large }
}

extension Color {
  public static let red = Color()
  public static let orange = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let gray = Color()
  public static let black = Color()
  public static let white = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
  public static var accentColor: Color { Color() }
  public init(_ color: UIColor) {}
  public func opacity(_ opacity: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
  public static var orange: Color { Color() }
  public static var green: Color { Color() }
  public static var blue: Color { Color() }
  public static var gray: Color { Color() }
  public static var black: Color { Color() }
  public static var white: Color { Color() }
  public static var clear: Color { Color() }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { fatalError() }
  public static var regularMaterial: Material { fatalError() }
  public static var thickMaterial: Material { fatalError() }
  public static var bar: Material { fatalError() }
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

extension Button {
  public init(_ title: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
  public init<Label: View>(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}

public struct Label<Title: View, Icon: View>: View {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
  public var body: Never { fatalError() }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: some StringProtocol, image name: String) {}
  public init(_ title: some StringProtocol, systemImage name: String) {}
}

public struct Toggle<Label: View>: View {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}

public struct Slider: View {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
  public var body: Never { fatalError() }
}

public struct ProgressView: View {
  public init() {}
  public init(_ title: some StringProtocol) {}
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {}
  public var body: Never { fatalError() }
}

public struct Menu<Label: View, Content: View>: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Label == Text {}
  public var body: Never { fatalError() }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  where Label == Text {}
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency
public protocol PickerStyle {}
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
}

public struct ToolbarItem<Content: View>: View {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct Divider: View {
  public init() {}
  public var body: Never { fatalError() }
}

// MARK: - Containers

public struct Group<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public var body: Never { fatalError() }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

public struct List<SelectionValue: Hashable, Content: View>: View {
  public var body: Never { fatalError() }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {}
}

public struct Section<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct NavigationLink<Label: View, Destination: View>: View {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

@available(iOS 16.0, visionOS 1.0, *)
public struct NavigationStack<Root: View>: View {
  public init(@ViewBuilder root: () -> Root) {}
  public var body: Never { fatalError() }
}

public struct Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public struct ScrollView<Content: View>: View {
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public struct LazyVStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(), @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}

public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalError() }
}

public struct GeometryProxy {
  public var size: CGSize { fatalError() }
  public var safeAreaInsets: EdgeInsets { fatalError() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { fatalError() }
}

public enum CoordinateSpace { case global, local, named(AnyHashable) }

extension EdgeInsets {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

extension HorizontalAlignment {
  public static var leading: HorizontalAlignment { .center }
  public static var trailing: HorizontalAlignment { .center }
}

extension VerticalAlignment {
  public static var top: VerticalAlignment { .center }
  public static var bottom: VerticalAlignment { .center }
  public static var firstTextBaseline: VerticalAlignment { .center }
}

extension Alignment {
  public static var top: Alignment { .center }
  public static var leading: Alignment { .center }
  public static var trailing: Alignment { .center }
  public static var topLeading: Alignment { .center }
  public static var topTrailing: Alignment { .center }
  public static var bottomLeading: Alignment { .center }
  public static var bottomTrailing: Alignment { .center }
}

extension Edge.Set {
  public static let vertical = Edge.Set(rawValue: 5)
}

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
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { EmptyView() }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
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
  public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Value> { fatalError() }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ChangedGesture<Value> { fatalError() }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Value> { fatalError() }
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
  public func padding(_ length: CGFloat) -> some View { EmptyView() }
  public func padding(_ insets: EdgeInsets) -> some View { EmptyView() }
  public func offset(_ offset: CGSize) -> some View { EmptyView() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  public func fixedSize() -> some View { EmptyView() }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { EmptyView() }
  public func layoutPriority(_ value: Double) -> some View { EmptyView() }
  public func zIndex(_ value: Double) -> some View { EmptyView() }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    EmptyView()
  }
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    EmptyView()
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { EmptyView() }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }

  public func font(_ font: Font?) -> some View { EmptyView() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EmptyView() }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { EmptyView() }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { EmptyView() }
  public func scaledToFit() -> some View { EmptyView() }
  public func modifier<T: ViewModifier>(_ modifier: T) -> some View { EmptyView() }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { EmptyView() }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { EmptyView() }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { EmptyView() }
  public func alert<A: View>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { EmptyView() }
  public func lineLimit(_ number: Int?) -> some View { EmptyView() }
  public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  public func tint(_ tint: Color?) -> some View { EmptyView() }
  public func imageScale(_ scale: Image.Scale) -> some View { EmptyView() }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { EmptyView() }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { EmptyView() }
  public func clipped(antialiased: Bool = false) -> some View { EmptyView() }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    EmptyView()
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView() }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { EmptyView() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { EmptyView() }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { EmptyView() }

  public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { EmptyView() }
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { EmptyView() }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    EmptyView()
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    EmptyView()
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { EmptyView() }

  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { EmptyView() }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { EmptyView() }
  @available(iOS 17.0, visionOS 1.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { EmptyView() }
  @available(iOS 17.0, visionOS 1.0, *)
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    EmptyView()
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { EmptyView() }
  public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }

  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { EmptyView() }
  public func tag<V: Hashable>(_ tag: V) -> some View { EmptyView() }
  public func navigationTitle(_ title: some StringProtocol) -> some View { EmptyView() }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }

  public func accessibilityIdentifier(_ identifier: String) -> some View { EmptyView() }
  public func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { EmptyView() }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { EmptyView() }
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { EmptyView() }
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
    EmptyView()
  }
}

public enum VerticalEdge: Sendable { case top, bottom }
