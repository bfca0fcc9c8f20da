#if canImport(UIKit)
  import Testing
  import UIKit

  /// A view that is hit within a shape.
  private final class RoundView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      UIBezierPath(ovalIn: bounds).contains(point)
    }
  }

  @MainActor @Suite struct `A shape` {
    @Test func `FS-012 Makes a hit area of its own`() {
      let view = RoundView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let points = [(50, 50), (10, 10), (50, 1), (16, 16), (99, 99)].map { CGPoint(x: $0, y: $1) }
      #expect(
        points.map { view.hitTest($0, with: nil) === view } == [true, false, true, true, false])
    }

    @Test func `Has no inside where its holes are, by the even-odd rule`() {
      let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
      ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
      #expect(ring.contains(CGPoint(x: 15, y: 15)))
      ring.usesEvenOddFillRule = true
      #expect(!ring.contains(CGPoint(x: 15, y: 15)))
      #expect(ring.contains(CGPoint(x: 5, y: 5)))
      ring.apply(CGAffineTransform(translationX: 100, y: 0))
      #expect(ring.bounds == CGRect(x: 100, y: 0, width: 30, height: 30))
    }
  }
#endif
