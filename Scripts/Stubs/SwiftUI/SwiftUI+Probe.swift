// What the probe uses beyond the library's own files and the example apps.
import UIKit

// https://developer.apple.com/documentation/swiftui/scene
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension Never: Scene {}

// https://developer.apple.com/documentation/swiftui/app
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

// https://developer.apple.com/documentation/swiftui/app/main()
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension App {
  @MainActor public static func main() {}
}

// https://developer.apple.com/documentation/swiftui/windowgroup
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
public struct WindowGroup<Content: View>: Scene {
  // https://developer.apple.com/documentation/swiftui/windowgroup/init(content:)
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/image
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Image {
  // https://developer.apple.com/documentation/swiftui/image/init(uiimage:)
  public init(uiImage: UIImage) { fatalError() }
  // https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  // https://developer.apple.com/documentation/swiftui/image/resizingmode
  public enum ResizingMode: Sendable { case tile, stretch }
}

// https://developer.apple.com/documentation/swiftui/textfield
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct TextField: View {
  // https://developer.apple.com/documentation/swiftui/textfield/init(_:text:)
  public init(_ title: String, text: Binding<String>) {}
  public var body: Never { fatalError() }
}

extension Binding {
  // https://developer.apple.com/documentation/swiftui/binding/constant(_:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/glasseffectcontainer
@available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, *)
@available(visionOS, unavailable)
public struct GlassEffectContainer<Content: View>: View {
  // https://developer.apple.com/documentation/swiftui/glasseffectcontainer/init(spacing:content:)
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/glass
@available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, *)
@available(visionOS, unavailable)
public struct Glass: Sendable {
  public static var regular: Glass { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/safearearegions
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
}

// https://developer.apple.com/documentation/swiftui/material
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
public struct Material {
  // https://developer.apple.com/documentation/swiftui/shapestyle/thinmaterial
  public static var thinMaterial: Material { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/edgeinsets
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct EdgeInsets {
  public init() {}
}

// https://developer.apple.com/documentation/swiftui/geometryproxy
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct GeometryProxy {
  // https://developer.apple.com/documentation/swiftui/geometryproxy/size
  public var size: CGSize { fatalError() }
  // https://developer.apple.com/documentation/swiftui/geometryproxy/safeareainsets
  public var safeAreaInsets: EdgeInsets { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/geometryreader
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct GeometryReader<Content: View>: View {
  // https://developer.apple.com/documentation/swiftui/geometryreader/init(content:)
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalError() }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
  @available(iOS 13.0, tvOS 16.0, visionOS 1.0, *)
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/position(x:y:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public func background(
    _ style: Material, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/glasseffect(_:in:)
  @available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, *)
  @available(visionOS, unavailable)
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View { EmptyView() }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/disabled(_:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func disabled(_ disabled: Bool) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/refreshable(action:)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/focused(_:)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { EmptyView() }
}

// https://developer.apple.com/documentation/swiftui/focusstate
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable> {
  // https://developer.apple.com/documentation/swiftui/focusstate/init()
  public init() where Value == Bool {}
  // https://developer.apple.com/documentation/swiftui/focusstate/wrappedvalue
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  // https://developer.apple.com/documentation/swiftui/focusstate/projectedvalue
  public var projectedValue: FocusState<Value>.Binding { fatalError() }
  // https://developer.apple.com/documentation/swiftui/focusstate/binding
  public struct Binding {}
}

// https://developer.apple.com/documentation/swiftui/texteditor
@available(iOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct TextEditor: View {
  // https://developer.apple.com/documentation/swiftui/texteditor/init(text:)
  public init(text: Binding<String>) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/anytransition/identity
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension AnyTransition {
  public static var identity: AnyTransition { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/alignment/top
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Alignment {
  public static var top: Alignment { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/dynamictypesize/xxxlarge
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
extension DynamicTypeSize {
  public static var xxxLarge: DynamicTypeSize { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/viewbuilder
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { fatalError() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { fatalError() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    fatalError()
  }
}

// https://developer.apple.com/documentation/swiftui/anyview
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct AnyView: View {
  public var body: Never { fatalError() }
}

// What a builder makes of two branches; SwiftUI's own has another name.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct ConditionalContent<First: View, Second: View>: View {
  public var body: Never { fatalError() }
}
