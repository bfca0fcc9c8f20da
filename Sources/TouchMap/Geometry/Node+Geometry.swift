extension Node {
  /// Where a node is, and how points are mapped into it.
  ///
  /// Without a ``transform`` the frame and the bounds decide; with one the anchor point, the
  /// position and the bounds do, as in UIKit, and the frame is only the box around the result.
  public struct Geometry: Sendable, Hashable {
    /// The smallest upright rectangle around the node, in the parent's space.
    public let frame: Screen.Rect
    private let boundsOrigin: Screen.Point
    /// Values that most nodes do not have, stored apart so that nodes stay small.
    private let details: Details?

    private final class Details: Sendable, Hashable {
      let size: Screen.Size
      let anchorPoint: Screen.Point
      let position: Screen.Point
      let transform: Screen.Transform?

      init(
        size: Screen.Size, anchorPoint: Screen.Point, position: Screen.Point,
        transform: Screen.Transform?
      ) {
        self.size = size
        self.anchorPoint = anchorPoint
        self.position = position
        self.transform = transform
      }

      static func == (left: Details, right: Details) -> Bool {
        left.size == right.size && left.anchorPoint == right.anchorPoint
          && left.position == right.position && left.transform == right.transform
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(anchorPoint)
        hasher.combine(position)
        hasher.combine(transform)
      }
    }

    /// The anchor point of a view that sets no other one: its centre.
    public static let defaultAnchorPoint = Screen.Point(x: 0.5, y: 0.5)

    /// Creates a geometry from all its values.
    ///
    /// - Parameters:
    ///   - frame: The box around the node, in the parent's space.
    ///   - bounds: The node's own rectangle, in its own space.
    ///   - anchorPoint: The anchor point, in fractions of the size.
    ///   - position: The anchor point's place, in the parent's space.
    ///   - transform: The transform about the anchor point; `nil` for the identity.
    public init(
      frame: Screen.Rect, bounds: Screen.Rect, anchorPoint: Screen.Point,
      position: Screen.Point, transform: Screen.Transform?
    ) {
      self.frame = frame
      self.boundsOrigin = bounds.origin
      let isPlain =
        transform == nil && bounds.size == frame.size && anchorPoint == Self.defaultAnchorPoint
        && position == frame.place(of: anchorPoint)
      details =
        isPlain
        ? nil
        : Details(
          size: bounds.size, anchorPoint: anchorPoint, position: position, transform: transform)
    }

    /// The node's own rectangle, in its own space.
    public var bounds: Screen.Rect {
      let size = details?.size ?? frame.size
      return Screen.Rect(origin: boundsOrigin, size: size)
    }

    /// The point about which the transform turns, as fractions of the bounds' size.
    public var anchorPoint: Screen.Point { details?.anchorPoint ?? Self.defaultAnchorPoint }

    /// The anchor point's place, in the parent's space.
    public var position: Screen.Point {
      details?.position ?? frame.place(of: Self.defaultAnchorPoint)
    }

    /// The transform about the anchor point, `nil` for the identity.
    public var transform: Screen.Transform? { details?.transform }
  }
}

extension Screen.Rect {
  /// Creates a rectangle from its left top corner and its extent, in points.
  public init(origin: Screen.Point, size: Screen.Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle with positive extents; a `CGRect` treats negative ones in this way.
  /// FS-015.
  init(standardizing v: [Double]) {
    self.init(
      x: min(v[0], v[0] + v[2]), y: min(v[1], v[1] + v[3]), width: abs(v[2]), height: abs(v[3]))
  }

  /// Returns the place of a point given in fractions of the size.
  func place(of fractions: Screen.Point) -> Screen.Point {
    Screen.Point(x: origin.x + fractions.x * size.width, y: origin.y + fractions.y * size.height)
  }
}

extension Node.Geometry {
  /// Creates the geometry of a node whose place is known on the screen and not in its parent. The
  /// node's own space is the screen's: its bounds equal its frame. So children with places on the
  /// screen need no conversion, which would lose digits.
  package init(frameInScreen frame: Screen.Rect) {
    self.init(frame: frame, boundsOrigin: frame.origin)
  }
}
