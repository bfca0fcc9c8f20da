import Fallthrough
import SeededRandomness
import Testing
import UIKit

/// Where a window lies on the screen says nothing about who gets a touch in it.
extension `A random overlay` {
  @Test func `answers as its plan says where its window is turned, scaled and moved`() {
    var (asked, disagreements) = (0, 0)
    let handler = Misuse.noteHandler
    Misuse.noteHandler = { _ in }
    defer { Misuse.noteHandler = handler }
    let seeds = Exhaustive.seeds(everyDay: 125, night: 250_000)
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let overlay = RandomOverlay(using: &random)
      let expectation = OverlayExpectation(plan: overlay.plan, toScreen: overlay.window.onScreen)
      overlay.window.transform = CGAffineTransform(
        rotationAngle: .random(in: 0...(2 * .pi), using: &random)
      ).scaledBy(
        x: (random.chance(of: 3) ? -1 : 1) * .random(in: 0.3...1.5, using: &random),
        y: .random(in: 0.3...1.5, using: &random))
      overlay.window.center.x += .random(in: -60...60, using: &random)
      for _ in 0..<3 {
        let point = random.point()
        let finger = SimulatedDevice.current.touchDown(at: overlay.window.onScreen(point))
        for pass in finger.record.passes where pass.window === overlay.window {
          asked += 1
          let expected = expectation.answer(at: point)
          let found = answer(overlay, pass.result, expected)
          guard found != expected else { continue }
          disagreements += 1
          guard disagreements <= 5 else { continue }
          Issue.record("seed \(seed) at \(point): \(found), expected \(expected)\n\(overlay.plan)")
        }
        finger.cancel()
      }
    }
    #expect(disagreements == 0)
    #expect(asked > seeds.count)
  }
}

extension UIWindow {
  /// A point of the window, in the screen's space.
  fileprivate func onScreen(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }
}
