import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The time of a layer` {
  private let outer = CALayer()
  private let layer = CALayer()
  private let clock = SimulatedDevice.current.clock

  private final class Ends: CAAnimationDelegate {
    var count = 0
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { count += 1 }
  }

  private func start() -> Ends {
    let ends = Ends()
    outer.addSublayer(layer)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    animation.delegate = ends
    layer.add(animation, forKey: "way")
    return ends
  }

  /// Where the layer shows, and how often it was told of an end.
  private func state(_ ends: Ends) -> String { "\(place) \(ends.count)" }

  private var place: Int { Int(layer.presentation()?.position.x.rounded() ?? -1) }

  private func pause(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  private func resume(_ layer: CALayer) {
    let paused = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  @Test func `FS-389 stands still at speed 0, and goes on from there`() {
    let ends = start()
    clock.advance(by: 0.4)
    pause(layer)
    clock.advance(by: 5)
    #expect(state(ends) == "40 0")
    resume(layer)
    #expect(place == 40)
    clock.advance(by: 0.5)
    #expect(state(ends) == "90 0")
    clock.advance(by: 0.2)
    #expect(ends.count == 1)
  }

  @Test func `FS-389 stands still with that of the layer around it`() {
    let ends = start()
    clock.advance(by: 0.4)
    pause(outer)
    clock.advance(by: 5)
    #expect(state(ends) == "40 0")
    resume(outer)
    clock.advance(by: 0.7)
    #expect(ends.count == 1)
  }

  @Test func `FS-389 goes as fast as it is set to`() {
    layer.speed = 2
    let ends = start()
    clock.advance(by: 0.25)
    #expect(state(ends) == "50 0")
    clock.advance(by: 0.25)
    #expect(ends.count == 1)
  }

  @Test func `can be told in that of another layer`() {
    outer.addSublayer(layer)
    (outer.beginTime, layer.speed) = (10, 2)
    #expect(layer.convertTime(12, from: nil) == 4)
    #expect(layer.convertTime(4, to: nil) == 12)
    #expect(layer.convertTime(2, from: outer) == 4)
    #expect(layer.convertTime(4, to: outer) == 2)
  }
}
