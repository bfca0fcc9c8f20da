import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An animation of several values` {
  /// Where a layer is after each tenth of a second of a second's animation, in whole points.
  private func places(_ change: (CAKeyframeAnimation) -> Void) throws -> [[Int]] {
    let (outer, layer) = (CALayer(), CALayer())
    outer.addSublayer(layer)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.duration = 1
    change(animation)
    layer.add(animation, forKey: "way")
    return try (0..<10).map { _ in
      let shown = try #require(layer.presentation()).position
      SimulatedDevice.current.clock.advance(by: 0.1)
      return [Int(shown.x.rounded()), Int(shown.y.rounded())]
    }
  }

  private var corner: CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 80)])
    return path
  }

  @Test func `FS-388 gives each part of a path as much time`() throws {
    let places = try places { $0.path = corner }
    #expect(
      places == [
        [0, 0], [4, 0], [8, 0], [12, 0], [16, 0], [20, 0], [20, 16], [20, 32], [20, 48], [20, 64],
      ])
  }

  @Test func `FS-388 goes as fast everywhere where it is paced`() throws {
    let places = try places { animation in
      (animation.path, animation.calculationMode) = (corner, .paced)
    }
    #expect(
      places == [
        [0, 0], [10, 0], [20, 0], [20, 10], [20, 20], [20, 30], [20, 40], [20, 50], [20, 60],
        [20, 70],
      ])
  }

  @Test func `FS-388 follows the curves of a path`() throws {
    let places = try places { animation in
      let square = CGRect(x: -100, y: -100, width: 200, height: 200)
      let circle = CGPath(ellipseIn: square, transform: nil)
      (animation.path, animation.calculationMode) = (circle, .paced)
    }
    for place in places {
      let radius = (Double(place[0] * place[0] + place[1] * place[1])).squareRoot()
      #expect(abs(radius - 100) < 1.5, "\(place)")
    }
    #expect(Set(places.map { "\($0)" }).count == 10)
  }

  @Test func `goes in curves through its values where it is cubic`() throws {
    let values: [Any] = [0, 100, 0].map { NSValue(cgPoint: CGPoint(x: 0, y: $0)) }
    let straight = try places { $0.values = values }
    let smooth = try places { animation in
      (animation.values, animation.calculationMode) = (values, .cubic)
    }
    #expect(straight.map { $0[1] } == [0, 20, 40, 60, 80, 100, 80, 60, 40, 20])
    #expect(smooth.map { $0[1] } == [0, 17, 42, 70, 91, 100, 91, 70, 42, 17])
  }

  @Test func `takes transforms as values`() throws {
    let (outer, layer) = (CALayer(), CALayer())
    outer.addSublayer(layer)
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.duration = 1
    animation.values = [0, 50].map {
      NSValue(caTransform3D: CATransform3DMakeTranslation($0, 0, 0))
    }
    layer.add(animation, forKey: "way")
    SimulatedDevice.current.clock.advance(by: 0.5)
    #expect(layer.presentation()?.transform.m41 == 25)
    let value = NSValue(caTransform3D: CATransform3DMakeTranslation(1, 2, 3))
    #expect(value.caTransform3DValue == CATransform3DMakeTranslation(1, 2, 3))
    #expect(value == NSValue(caTransform3D: CATransform3DMakeTranslation(1, 2, 3)))
    #expect(value != NSValue(caTransform3D: CATransform3DIdentity))
  }
}
