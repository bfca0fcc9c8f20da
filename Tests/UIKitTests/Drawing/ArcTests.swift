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

  @Test func `FS-320 rounds a corner between two lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    path.addLine(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 0, y: 100))
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 93, y: 7)))
    #expect(path.contains(CGPoint(x: 99.9, y: 20.5)) && path.contains(CGPoint(x: 79.5, y: 0.1)))
  }

  @Test func `turns round with its path`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)).reversing())
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
  }
}
