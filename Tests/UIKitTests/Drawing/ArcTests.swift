import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An arc` {
  let center = CGPoint(x: 50, y: 50)

  @Test(arguments: [true, false])
  func `FS-320 goes clockwise as it shows on the screen`(_ isClockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: center, radius: 40, startAngle: 0, endAngle: .pi, clockwise: isClockwise)
    path.close()
    let (below, above) = (CGPoint(x: 50, y: 80), CGPoint(x: 50, y: 20))
    #expect(path.contains(below) == isClockwise && path.contains(above) == !isClockwise)
  }

  @Test(arguments: [true, false])
  func `FS-320 goes the other way in Core Graphics, whose y grows upwards`(_ isClockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: center, radius: 40, startAngle: 0, endAngle: .pi, clockwise: isClockwise)
    #expect(path.contains(CGPoint(x: 50, y: 80)) == !isClockwise)
    #expect(path.contains(CGPoint(x: 50, y: 20)) == isClockwise)
  }

  @Test func `FS-320 is a circle as far as touches go`() {
    let path = UIBezierPath(
      arcCenter: center, radius: 40, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let stepsInside = [39.95, 40.05].map { (radius: CGFloat) in
      (0..<72).count { step in
        let angle = CGFloat(step) * .pi / 36
        return path.contains(CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle)))
      }
    }
    #expect(stepsInside == [72, 0])
  }

  @Test func `FS-320 goes on from where the path is`() {
    let path = UIBezierPath()
    path.move(to: center)
    path.addArc(withCenter: center, radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    path.close()
    #expect(path.contains(CGPoint(x: 70, y: 70)) && !path.contains(CGPoint(x: 30, y: 30)))
    #expect(!path.contains(CGPoint(x: 85, y: 85)))
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
