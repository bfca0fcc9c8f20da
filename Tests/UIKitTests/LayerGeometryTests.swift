import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct `The geometry of a layer` {
  var geometry = LayerGeometry()

  init() { geometry.frame = CGRect(x: 10, y: 20, width: 100, height: 50) }

  @Test func `FS-019 Points go to the superlayer and back`() {
    var geometry = geometry
    geometry.bounds.origin = CGPoint(x: 3, y: 4)
    geometry.anchorPoint = CGPoint(x: 0.25, y: 1)
    geometry.transform = CATransform3DConcat(
      CATransform3DMakeRotation(0.5, 0, 0, 1), CATransform3DMakeScale(2, 3, 1))
    let point = CGPoint(x: 17, y: 29)
    let back = geometry.pointFromSuperlayer(geometry.pointInSuperlayer(point))
    #expect(abs(back.x - 17) < 1e-9 && abs(back.y - 29) < 1e-9, "\(back)")
  }

  @Test func `FS-018 A turn about the vertical axis narrows without perspective`() {
    var geometry = geometry
    geometry.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let frame = geometry.frame
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.midX - 60) < 1e-9, "\(frame)")
  }

  @Test func `FS-018 With perspective the nearer side grows`() {
    var geometry = geometry
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    geometry.transform = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 6, 0, 1, 0), transform)
    let corners = geometry.bounds.corners.map(geometry.pointInSuperlayer)
    let (left, right) = (corners[3].y - corners[0].y, corners[2].y - corners[1].y)
    #expect(left > 50 || right > 50)
    #expect(left < 50 || right < 50)
    for (corner, original) in zip(corners, geometry.bounds.corners) {
      let back = geometry.pointFromSuperlayer(corner)
      #expect(abs(back.x - original.x) < 1e-6 && abs(back.y - original.y) < 1e-6)
    }
  }

  @Test func `FS-021 A plane seen edge-on has no points`() {
    var geometry = geometry
    geometry.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(!geometry.contains(geometry.pointFromSuperlayer(CGPoint(x: 60, y: 45))))
  }

  @Test func `FS-021 What lies behind the viewer has no points`() {
    var geometry = geometry
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    // Everything right of the axis comes nearer than the viewer soon.
    geometry.transform = CATransform3DConcat(
      CATransform3DMakeRotation(-.pi / 2 + 0.1, 0, 1, 0), transform)
    geometry.bounds.size.width = 1000
    let errors = stride(from: CGFloat(-2000), through: 2000, by: 10).compactMap { x -> CGFloat? in
      let point = geometry.pointFromSuperlayer(CGPoint(x: x, y: 45))
      return geometry.contains(point) ? abs(geometry.pointInSuperlayer(point).x - x) : nil
    }
    #expect(errors.allSatisfy { $0 < 1e-6 })
  }

  @Test func `FS-016 Numbers that are none are noticed wherever they stand`() {
    let nan = CGFloat.nan
    let spoilers: [(inout LayerGeometry) -> Void] = [
      { $0.bounds.origin.x = nan }, { $0.bounds.size.height = nan }, { $0.position.y = nan },
      { $0.anchorPoint.x = nan }, { $0.transform.m41 = nan }, { $0.transform.m34 = nan },
    ]
    #expect(geometry.isValid)
    for spoil in spoilers {
      var spoilt = geometry
      spoil(&spoilt)
      #expect(!spoilt.isValid)
    }
  }

  @Test func `FS-016 A rectangle with a corner that is nowhere has no box`() {
    #expect(CGRect(around: [.zero, CGPoint(x: CGFloat.infinity, y: 0)]).isNull)
    #expect(CGRect(around: []).isNull)
  }
}
