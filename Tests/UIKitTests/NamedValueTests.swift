import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A value under a name` {
  @Test func `goes with an animation and its copies`() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    let layer = CALayer()
    layer.add(animation, forKey: "x")
    let copy = try #require(layer.animation(forKey: "x"))
    #expect(copy.value(forKey: "name") as? String == "fade")
    #expect(copy.value(forKey: "other") == nil)
  }

  @Test func `is the layer's own where it has one of that name`() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(abs(layer.affineTransform().b - 1) < 1e-9)
    #expect(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat == .pi / 2)
    layer.setValue(7, forKey: "cornerRadius")
    #expect(layer.cornerRadius == 7)
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    #expect(layer.position == CGPoint(x: 3, y: 4))
    #expect(layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 3, y: 4))
    layer.setValue("mine", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "mine")
  }

  @Test func `of a property that is not set by name ends the process`() async {
    await #expect(processExitsWith: .failure) { CALayer().setValue(true, forKey: "hidden") }
  }
}
