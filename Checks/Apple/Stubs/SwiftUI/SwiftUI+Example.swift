// What the example app and the documentation's samples use beyond the library's own files.
import UIKit

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@propertyWrapper
public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Button: View {
  @preconcurrency
  public nonisolated init(_ title: String, action: @escaping @MainActor () -> Void) {}
  @preconcurrency
  public nonisolated init<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Image: View {
  public init(systemName: String) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
public struct HoverEffect {
  public static var automatic: HoverEffect { fatalError() }
}

extension View {
  @available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { EmptyView() }

  @available(iOS 13.4, visionOS 1.0, *)
  @available(tvOS, unavailable)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { EmptyView() }

  @available(iOS, introduced: 13.0, deprecated: 27.0)
  @available(visionOS, introduced: 1.0, deprecated: 27.0)
  @available(tvOS, unavailable)
  public func statusBarHidden(_ hidden: Bool = true) -> some View { EmptyView() }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }

  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  nonisolated public func accessibilityLabel(_ label: String) -> some View { EmptyView() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct HorizontalAlignment {
  public static var center: HorizontalAlignment { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct VerticalAlignment {
  public static var center: VerticalAlignment { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public protocol ShapeStyle: Sendable {}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public nonisolated struct Color: View, ShapeStyle {
  public static let yellow = Color()
  public var body: Never { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct TupleView<each Content: View>: View {
  public var body: Never { fatalError() }
}

extension ViewBuilder {
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Animation: Sendable {
  public static var `default`: Animation { fatalError() }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum Edge {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 10)
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
  }
}

@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct AnyTransition {
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
}

extension View {
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }

  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  nonisolated public func transition(_ t: AnyTransition) -> some View { EmptyView() }

  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
}
