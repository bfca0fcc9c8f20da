import Fallthrough
import SeededRandomness
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A random overlay` {
  /// What the overlay answers, in the words of the expectation.
  func answer(_ overlay: RandomOverlay, _ hit: UIView?, _ expected: OverlayExpectation.Answer)
    -> OverlayExpectation.Answer
  {
    guard let hit else { return .pass }
    guard case .claim(let id) = expected else { return .claimByAnyone }
    let planned = overlay.plan.views.first { ObjectIdentifier($0) == id }
    guard let view = planned?.view else { return .claimByAnyone }
    // What SwiftUI draws is the hosting view's, a content view the cell's.
    let isPartOfIt =
      hit.superview === view && planned?.children.allSatisfy { $0.view !== hit } ?? false
    return hit === view || isPartOfIt ? expected : .claim(ObjectIdentifier(hit))
  }

  /// The ways in which a point is asked about, each of which must give the planned answer.
  func asks(
    _ overlay: RandomOverlay, _ point: CGPoint, using random: inout SplitMix64
  ) -> [(name: String, hit: UIView?)] {
    let window = overlay.window
    let (event, hover) = (UIEvent(), HoverEvent())
    let elsewhere = random.point()
    var asks = [("no event", window.hitTest(point, with: nil))]
    window.onDecision = random.chance(of: 2) ? { _ in } : nil
    window.onTouchOutside = random.chance(of: 2) ? { _ in } : nil
    asks.append(("an event", window.hitTest(point, with: event)))
    _ = window.hitTest(elsewhere, with: event)
    _ = window.hitTest(elsewhere, with: nil)
    asks.append(("the same event", window.hitTest(point, with: event)))
    asks.append(("another event", window.hitTest(point, with: hover)))
    asks.append(("no event again", window.hitTest(point, with: nil)))
    let finger = SimulatedDevice.current.touchDown(at: point)
    for pass in finger.record.passes where pass.window === window {
      asks.append(("phase \(pass.phase)", pass.result))
    }
    finger.cancel()
    return asks
  }

  final class HoverEvent: UIEvent {
    override var type: EventType { .hover }
  }

  @Test func `answers as its plan says, whoever asks how often`() {
    var disagreements = 0
    for seed in Exhaustive.seeds(everyDay: 500, night: 1_000_000) {
      var random = SplitMix64(seed: seed)
      let overlay = RandomOverlay(using: &random)
      let expectation = OverlayExpectation(plan: overlay.plan)
      overlay.window.remembersRulings = random.chance(of: 2)
      overlay.window.takesShortcuts = random.chance(of: 2)
      for _ in 0..<3 {
        let point = random.point()
        let expected = expectation.answer(at: point)
        for (name, hit) in asks(overlay, point, using: &random) {
          let found = answer(overlay, hit, expected)
          guard found != expected else { continue }
          disagreements += 1
          guard disagreements <= 5 else { continue }
          Issue.record(
            """
            seed \(seed) at \(point), asked with \(name): \(found), expected \(expected)
            \(overlay.plan)
            """)
        }
      }
    }
    #expect(disagreements == 0)
  }
}
