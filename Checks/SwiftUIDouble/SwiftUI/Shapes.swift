import CoreGraphics

/// swiftui/shape; it draws nothing here.
public protocol Shape: Sendable, View {
  /// swiftui/shape/path(in:)
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// swiftui/view/body-swift.property
  public var body: EmptyView { EmptyView() }
}

/// swiftui/insettableshape
public protocol InsettableShape: Shape {
  /// swiftui/insettableshape/insetshape
  associatedtype InsetShape: InsettableShape
  /// swiftui/insettableshape/inset(by:)
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// swiftui/path
public struct Path: @unchecked Sendable {
  /// swiftui/path/cgpath
  public let cgPath: CGPath

  /// swiftui/path/init(_:)
  public init(_ rect: CGRect) { cgPath = CGPath(rect: rect, transform: nil) }
  /// swiftui/path/init(ellipsein:)
  public init(ellipseIn rect: CGRect) { cgPath = CGPath(ellipseIn: rect, transform: nil) }
}

/// swiftui/rectangle
public struct Rectangle: InsettableShape {
  /// swiftui/rectangle/init()
  public init() {}
  /// swiftui/shape/path(in:)
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// swiftui/insettableshape/inset(by:)
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangle(amount: amount)
  }
}

private struct InsetRectangle: InsettableShape {
  let amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRectangle(amount: self.amount + amount)
  }
}

/// swiftui/circle
public struct Circle: Shape {
  /// swiftui/circle/init()
  public init() {}
  /// swiftui/shape/path(in:)
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
}

/// swiftui/contentshapekinds
public struct ContentShapeKinds: OptionSet, Sendable {
  /// swift/optionset
  public let rawValue: Int
  /// swift/optionset
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// swiftui/contentshapekinds/interaction
  public static let interaction = ContentShapeKinds(rawValue: 1)
}
