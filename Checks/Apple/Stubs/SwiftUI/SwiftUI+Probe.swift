// What the probe uses beyond the library's own files and the example app.
import UIKit

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension Never: Scene {}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension App {
  @MainActor public static func main() {}
}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension Image {
  public init(uiImage: UIImage) { fatalError() }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public enum ResizingMode: Sendable { case tile, stretch }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct TextField: View {
  public init(_ title: String, text: Binding<String>) {}
  public var body: Never { fatalError() }
}

extension Binding {
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
}

@available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, *)
@available(visionOS, unavailable)
public struct GlassEffectContainer<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, *)
@available(visionOS, unavailable)
public struct Glass: Sendable {
  public static var regular: Glass { fatalError() }
}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
}

@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
public struct Material: ShapeStyle {}

@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
extension ShapeStyle where Self == Material {
  public static var thinMaterial: Material { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct EdgeInsets {
  public init() {}
}

extension View {
  @available(iOS 13.0, tvOS 16.0, visionOS 1.0, *)
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { EmptyView() }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }

  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { EmptyView() }

  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { EmptyView() }

  @available(iOS 26.0, tvOS 26.0, macCatalyst 26.0, *)
  @available(visionOS, unavailable)
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule()
  ) -> some View { EmptyView() }
}

extension View {
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
}

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

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct AnyView: View {
  public var body: Never { fatalError() }
}

// What a builder makes of two branches; SwiftUI's own has another name.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct ConditionalContent<First: View, Second: View>: View {
  public var body: Never { fatalError() }
}
