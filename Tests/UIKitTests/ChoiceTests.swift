import Testing
import UIKit

/// What the other side of a switch does, where no other suite tells.
@MainActor @Suite(.simulatedDevice) struct `A switch` {
  let device = SimulatedDevice.current
  let root = CALayer()
  let middle = CGPoint(x: 50, y: 50)

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  }

  func add(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = root.bounds
    root.addSublayer(layer)
    return layer
  }

  @Test(arguments: [(true, "red"), (false, "yellow")])
  func `FS-043 decides whether a zPosition counts for layers`(_ counts: Bool, _ name: String) {
    device.behavior.layersFollowZPosition = counts
    add("red").zPosition = 1
    _ = add("yellow")
    #expect(root.hitTest(middle)?.name == name)
  }

  @Test(arguments: [(true, "clear"), (false, "back")])
  func `FS-046 decides whether clear layers are hit`(_ areHit: Bool, _ name: String) {
    device.behavior.clearLayersAreHit = areHit
    _ = add("back")
    add("clear").opacity = 0
    #expect(root.hitTest(middle)?.name == name)
  }

  @Test(arguments: [(false, "masked"), (true, "back")])
  func `FS-047 decides whether a mask limits where a layer is hit`(_ limits: Bool, _ name: String) {
    device.behavior.masksLimitLayerHits = limits
    _ = add("back")
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    add("masked").mask = mask
    #expect(root.hitTest(middle)?.name == name)
    #expect(root.hitTest(CGPoint(x: 10, y: 10))?.name == "masked")
  }

  @Test(arguments: [true, false])
  func `FS-032 decides who answers beside the content of an effect view`(_ itself: Bool) {
    device.behavior.effectViewAnswersItself = itself
    let effectView = UIVisualEffectView(frame: root.bounds)
    let label = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    effectView.contentView.addSubview(label)
    let answer = effectView.hitTest(middle, with: nil)
    #expect(answer === (itself ? effectView : effectView.contentView))
    #expect(effectView.hitTest(CGPoint(x: 10, y: 10), with: nil) === label)
  }

  @Test func `FS-043 is back at its default after a reset`() {
    device.behavior.layersFollowZPosition = false
    device.reset()
    add("red").zPosition = 1
    _ = add("yellow")
    #expect(root.hitTest(middle)?.name == "red")
  }
}
