/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All of them.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

extension UIBezierPath {
  /// Creates a rectangle with some round corners, in points. Their horizontal and vertical radii
  /// are at most half of the rectangle.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = CGSize(
      width: min(cornerRadii.width, rect.width / 2),
      height: min(cornerRadii.height, rect.height / 2))
    let (left, right) = (rect.minX, rect.maxX)
    let places: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: right, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (
        .bottomRight, CGPoint(x: right, y: rect.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: left, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)
      ),
      (.topLeft, CGPoint(x: left, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    for (corner, place, before, after) in places {
      let isRound = corners.contains(corner)
      addCorner(at: place, from: before, to: after, isRound ? radii : .zero)
    }
    close()
  }

  /// Adds a corner. The directions lead from the corner to the previous and to the next point.
  private func addCorner(
    at corner: CGPoint, from before: CGVector, to after: CGVector, _ radii: CGSize
  ) {
    func place(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + direction.dx * radii.width * share,
        y: corner.y + direction.dy * radii.height * share)
    }
    if isEmpty { move(to: place(before, 1)) } else { addLine(to: place(before, 1)) }
    guard radii != .zero else { return }
    // How far a cubic's control points lie from the corner so that the curve is nearly an ellipse.
    let rest: CGFloat = 0.447_715_25
    addCurve(
      to: place(after, 1), controlPoint1: place(before, rest), controlPoint2: place(after, rest))
  }
}
