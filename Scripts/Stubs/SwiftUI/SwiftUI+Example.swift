// What the example apps and the documentation's samples use beyond the library's own files.
import UIKit

// https://developer.apple.com/documentation/swiftui/state
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@propertyWrapper
public struct State<Value> {
  // https://developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
  public init(wrappedValue: Value) {}
  // https://developer.apple.com/documentation/swiftui/state/wrappedvalue
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  // https://developer.apple.com/documentation/swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/text
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Text: View {
  // https://developer.apple.com/documentation/swiftui/text/init(_:)
  public init(_ content: String) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/button
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Button: View {
  // https://developer.apple.com/documentation/swiftui/button/init(_:action:)
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
  // https://developer.apple.com/documentation/swiftui/button/init(action:label:)
  public init<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/image
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Image: View {
  // https://developer.apple.com/documentation/swiftui/image/init(systemname:)
  public init(systemName: String) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/hovereffect
@available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
public struct HoverEffect {
  // https://developer.apple.com/documentation/swiftui/hovereffect/automatic
  public static var automatic: HoverEffect { fatalError() }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/hovereffect(_:)
  @available(iOS 13.4, tvOS 16.0, visionOS 1.0, *)
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/onhover(perform:)
  @available(iOS 13.4, visionOS 1.0, *)
  @available(tvOS, unavailable)
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/opacity(_:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func opacity(_ opacity: Double) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)
  @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
  public func accessibilityLabel(_ label: String) -> some View { EmptyView() }
}

// https://developer.apple.com/documentation/swiftui/spacer
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Spacer: View {
  // https://developer.apple.com/documentation/swiftui/spacer/init(minlength:)
  public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/horizontalalignment
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct HorizontalAlignment {
  public static var center: HorizontalAlignment { fatalError() }
}
// https://developer.apple.com/documentation/swiftui/verticalalignment
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct VerticalAlignment {
  public static var center: VerticalAlignment { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/vstack
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct VStack<Content: View>: View {
  // https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/hstack
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct HStack<Content: View>: View {
  // https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/color
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Color: View {
  // https://developer.apple.com/documentation/swiftui/color/yellow
  public static let yellow = Color()
  public var body: Never { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/tupleview
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct TupleView<each Content: View>: View {
  public var body: Never { fatalError() }
}

extension ViewBuilder {
  // https://developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/animation
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct Animation: Sendable {
  // https://developer.apple.com/documentation/swiftui/animation/default
  public static var `default`: Animation { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/withanimation(_:_:)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

// https://developer.apple.com/documentation/swiftui/edge
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public enum Edge {
  // https://developer.apple.com/documentation/swiftui/edge/top
  case top, leading, bottom, trailing
  // https://developer.apple.com/documentation/swiftui/edge/set
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}

// https://developer.apple.com/documentation/swiftui/anytransition
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
public struct AnyTransition {
  // https://developer.apple.com/documentation/swiftui/anytransition/move(edge:)
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
}

extension View {
  // https://developer.apple.com/documentation/swiftui/view/padding(_:_:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/transition(_:)
  @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
  public func transition(_ t: AnyTransition) -> some View { EmptyView() }

  // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { EmptyView() }
}
