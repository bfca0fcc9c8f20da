extension Screen {
  /// A point in a plane, in points.
  public struct Point: Sendable, Hashable, BitwiseCopyable {
    /// The distance to the right of the space's origin.
    public var x: Double
    /// The distance below the space's origin.
    public var y: Double

    /// Creates a point, in points from its space's origin.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The origin of its space.
    public static let zero = Point(x: 0, y: 0)

    /// Whether both coordinates are finite.
    var isFinite: Bool { x.isFinite && y.isFinite }
  }

  /// A width and a height, in points.
  public struct Size: Sendable, Hashable, BitwiseCopyable {
    /// The extent from left to right.
    public var width: Double
    /// The extent from top to bottom.
    public var height: Double

    /// Creates a size, in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    /// No extent.
    public static let zero = Size(width: 0, height: 0)

    /// The area in square points, 0 where an extent is not positive.
    public var area: Double { width > 0 && height > 0 ? width * height : 0 }
  }

  /// A half-open rectangle, in points: it contains its left and top edges, but not its right and
  /// bottom edges.
  public struct Rect: Sendable, Hashable, BitwiseCopyable {
    /// The left top corner.
    public var origin: Point
    /// The extent from there.
    public var size: Size

    /// Creates a rectangle from its left top corner and its extent, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
      origin = Point(x: x, y: y)
      size = Size(width: width, height: height)
    }

    /// No area, at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The right edge, which is not part of the rectangle.
    public var maxX: Double { origin.x + size.width }
    /// The bottom edge, which is not part of the rectangle.
    public var maxY: Double { origin.y + size.height }

    /// Whether all edges are finite.
    package var isFinite: Bool { origin.isFinite && maxX.isFinite && maxY.isFinite }

    /// Returns whether the rectangle contains a point.
    ///
    /// A rectangle without a positive area contains none, and no rectangle contains a point with a
    /// NaN coordinate.
    ///
    /// > Source: the documented containment rule of `CGRect`; FS-013, FS-014.
    public func contains(_ point: Point) -> Bool {
      point.x >= origin.x && point.x < maxX && point.y >= origin.y && point.y < maxY
    }
  }
}
