import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A spring animation of a layer` {
  let clock = SimulatedDevice.current.clock
  let outer = CALayer()
  let layer = CALayer()

  init() { outer.addSublayer(layer) }

  private func add(damping: CGFloat, velocity: CGFloat = 0) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 100, damping)
    spring.initialVelocity = velocity
    spring.duration = spring.settlingDuration
    layer.position.x = 100
    layer.add(spring, forKey: "spring")
    return spring
  }

  /// Where the layer shows, in steps of a twentieth of a second.
  private func course(_ duration: TimeInterval) -> [CGFloat] {
    stride(from: 0, to: duration, by: 0.05).map { _ in
      defer { clock.advance(by: 0.05) }
      return layer.presentation()?.position.x ?? .nan
    }
  }

  @Test func `has Apple's values by default`() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect([spring.mass, spring.stiffness, spring.damping] == [1, 100, 10])
    #expect(spring.initialVelocity == 0)
  }

  /// Damping below, at and above 20, with mass 1 and stiffness 100, where a spring just does not
  /// swing.
  @Test(arguments: [(5, true), (20, false), (60, false)] as [(CGFloat, Bool)])
  func `swings beyond its end if it is damped little, and comes to rest there`(
    damping: CGFloat, swings: Bool
  ) {
    let spring = add(damping: damping)
    let places = course(spring.settlingDuration)
    #expect(places.first == 0)
    #expect(((places.max() ?? 0) > 100.2) == swings)
    #expect(abs((places.last ?? 0) - 100) < 2)
    if !swings { #expect(places == places.sorted()) }
    #expect(layer.presentation()?.position.x == 100)
  }

  @Test func `sets out with a speed`() {
    let slow = add(damping: 20).copy() as? CASpringAnimation
    #expect(slow?.damping == 20 && slow?.toValue as? Int == 100)
    clock.advance(by: 0.02)
    let place = layer.presentation()?.position.x ?? 0
    layer.removeAllAnimations()
    _ = add(damping: 20, velocity: 20)
    clock.advance(by: 0.02)
    // A speed of 20 is 20 times the way in a second.
    #expect((layer.presentation()?.position.x ?? 0) > place + 20)
  }

  @Test func `never settles without damping, and is at its end without mass`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 0
    #expect(spring.settlingDuration == 0)
    (spring.mass, spring.fromValue, spring.toValue, spring.duration) = (0, 0, 100, 1)
    layer.add(spring, forKey: "spring")
    clock.advance(by: 0.5)
    #expect(layer.presentation()?.position.x == 100)
  }
}

@MainActor @Suite(.simulatedDevice) struct `A group of animations` {
  let clock = SimulatedDevice.current.clock
  let outer = CALayer()
  let layer = CALayer()

  init() { outer.addSublayer(layer) }

  private func way(_ key: String, _ end: CGFloat, duration: TimeInterval = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.duration) = (0, end, duration)
    return animation
  }

  @Test func `runs them together, those without a duration as long as itself`() {
    let group = CAAnimationGroup()
    let late = way("position.y", 100, duration: 1)
    late.beginTime = 1
    group.animations = [way("position.x", 100), late]
    group.duration = 2
    layer.add(group, forKey: "both")
    clock.advance(by: 0.5)
    #expect(layer.presentation()?.position == CGPoint(x: 25, y: 0))
    clock.advance(by: 1)
    #expect(layer.presentation()?.position == CGPoint(x: 75, y: 50))
    clock.advance(by: 0.5)
    #expect(layer.animationKeys() ?? [] == [])
  }

  @Test func `cuts off what takes longer than itself, and is copied with all in it`() throws {
    let group = CAAnimationGroup()
    group.animations = [way("position.x", 100, duration: 10)]
    group.duration = 1
    let copy = try #require(group.copy() as? CAAnimationGroup)
    group.animations?.first?.duration = 1
    layer.add(copy, forKey: "cut")
    clock.advance(by: 0.5)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 5) < 1e-9)
    clock.advance(by: 0.5)
    #expect(layer.presentation()?.position.x == 0 && layer.animationKeys() ?? [] == [])
  }
}

@MainActor @Suite(.simulatedDevice) struct `A transaction` {
  let clock = SimulatedDevice.current.clock
  let outer = CALayer()
  let layer = CALayer()
  let log = Log()

  init() { outer.addSublayer(layer) }

  private func fade(_ duration: TimeInterval = 0) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    return animation
  }

  @Test func `calls its block when all animations in it are over`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log] in log.note("over") }
    #expect(CATransaction.completionBlock() != nil)
    layer.add(fade(1), forKey: "a")
    layer.add(fade(2), forKey: "b")
    CATransaction.commit()
    clock.advance(by: 1.5)
    #expect(log.lines == [])
    clock.advance(by: 0.5)
    #expect(log.lines == ["over"])
    clock.advance(by: 5)
    #expect(log.lines == ["over"])
  }

  @Test func `calls its block also when an animation is taken away`() {
    CATransaction.begin()
    layer.add(fade(1), forKey: "a")
    CATransaction.setCompletionBlock { [log] in log.note("over") }
    CATransaction.commit()
    layer.removeAnimation(forKey: "a")
    #expect(log.lines == ["over"])
  }

  @Test func `gives its duration to animations without one`() {
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    layer.add(fade(), forKey: "a")
    CATransaction.commit()
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    clock.advance(by: 1.5)
    #expect(layer.presentation()?.opacity == 0.5)
    clock.advance(by: 1.5)
    #expect(layer.animationKeys() ?? [] == [])
  }
}
