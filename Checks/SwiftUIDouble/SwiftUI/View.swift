// Public declarations have the shapes of Apple's pages. Each comment is the end of an address:
// developer.apple.com/documentation/swiftui/view and so on.
import UIKit

/// swiftui/view
@MainActor @preconcurrency
public protocol View {
  /// swiftui/view/body-swift.associatedtype
  associatedtype Body: View
  /// swiftui/view/body-swift.property
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// Nothing asks a view without a body for it.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// swiftui/view/body-swift.associatedtype
  public typealias Body = Never
}

/// A view that the tree handles itself, without a body.
@MainActor
protocol Primitive {
  /// The views in it, back to front.
  var parts: [any View] { get }
  /// The environment of its parts.
  func environment(in outer: EnvironmentValues) -> EnvironmentValues
  /// Its size where a size is proposed, in points.
  func size(in proposal: CGSize, of parts: [Node]) -> CGSize
  /// Places its parts; the frame is in points, in the space of the hosting controller's view.
  func place(_ parts: [Node], in frame: CGRect)
  /// Makes or updates the item by which a node shows it.
  func show(in node: Node, _ environment: EnvironmentValues)
}

extension Primitive {
  var parts: [any View] { [] }
  func environment(in outer: EnvironmentValues) -> EnvironmentValues { outer }
  func size(in proposal: CGSize, of parts: [Node]) -> CGSize {
    parts.map { $0.size(in: proposal) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }
  func place(_ parts: [Node], in frame: CGRect) { parts.forEach { $0.place(in: frame) } }
  func show(in node: Node, _ environment: EnvironmentValues) {}
}

/// swiftui/emptyview
public struct EmptyView: View, Primitive {
  /// swiftui/view/body-swift.associatedtype
  public typealias Body = Never
  /// swiftui/emptyview/init()
  public init() {}
}

/// swift/optional
extension Optional: View, Primitive where Wrapped: View {
  /// swiftui/view/body-swift.associatedtype
  public typealias Body = Never
  var parts: [any View] { map { [$0] } ?? [] }
}

/// swiftui/tupleview
public struct TupleView<T>: View, Primitive {
  /// swiftui/view/body-swift.associatedtype
  public typealias Body = Never
  /// swiftui/tupleview/value
  public nonisolated(unsafe) let value: T

  /// swiftui/tupleview/init(_:)
  public nonisolated init(_ value: T) { self.value = value }

  var parts: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

/// swiftui/viewbuilder
@resultBuilder
public struct ViewBuilder {
  /// swiftui/viewbuilder/buildblock(_:)
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// swiftui/viewbuilder/buildblock(_:)
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  /// swiftui/viewbuilder/buildif(_:)
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}
