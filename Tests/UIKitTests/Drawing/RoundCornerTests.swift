import Testing
import UIKit

@MainActor @Suite struct `A rectangle with some round corners` {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
  /// A point next to each corner: in a square corner and beside a round one.
  let corners: [(UIRectCorner, CGPoint)] = [
    (.topLeft, CGPoint(x: 12, y: 22)), (.topRight, CGPoint(x: 108, y: 22)),
    (.bottomLeft, CGPoint(x: 12, y: 78)), (.bottomRight, CGPoint(x: 108, y: 78)),
  ]

  @Test(
    arguments: [
      [], .topLeft, .topRight, .bottomLeft, .bottomRight, .allCorners, [.topLeft, .bottomRight],
      [.topLeft, .topRight],
    ] as [UIRectCorner])
  func `is cut at these, and not at the others`(round: UIRectCorner) {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: round, cornerRadii: CGSize(width: 20, height: 20))
    for (corner, point) in corners { #expect(path.contains(point) != round.contains(corner)) }
    #expect(path.contains(CGPoint(x: 60, y: 50)) && path.contains(CGPoint(x: 60, y: 21)))
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 9, y: 50)) && !path.contains(CGPoint(x: 60, y: 81)))
  }

  @Test func `has corners that are ellipses`() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 40, height: 10))
    for angle in stride(from: 0.05, to: 1.55, by: 0.25) {
      let way = CGVector(dx: 40 * cos(angle), dy: 10 * sin(angle))
      #expect(path.contains(CGPoint(x: 50 - way.dx * 0.98, y: 30 - way.dy * 0.98)), "\(angle)")
      #expect(!path.contains(CGPoint(x: 50 - way.dx * 1.02, y: 30 - way.dy * 1.02)), "\(angle)")
    }
  }

  @Test func `has radii of at most half its sides`() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 500, height: 500))
    #expect(path.bounds == rect)
    // An ellipse remains.
    #expect(path.contains(CGPoint(x: 60, y: 20.5)) && path.contains(CGPoint(x: 10.5, y: 50)))
    #expect(!path.contains(CGPoint(x: 23, y: 28)) && path.contains(CGPoint(x: 26, y: 30)))
  }
}

@MainActor @Suite struct `A path that is drawn by hand` {
  @Test func `bends towards the control points of its curves`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    path.close()
    // A quadratic curve comes half as far as its control point, a cubic three quarters as far.
    #expect(path.contains(CGPoint(x: 50, y: 49)) && !path.contains(CGPoint(x: 50, y: 51)))
    path.addCurve(
      to: CGPoint(x: 100, y: 0), controlPoint1: CGPoint(x: 0, y: -100),
      controlPoint2: CGPoint(x: 100, y: -100))
    path.close()
    #expect(path.contains(CGPoint(x: 50, y: -74)) && !path.contains(CGPoint(x: 50, y: -76)))
  }
}
