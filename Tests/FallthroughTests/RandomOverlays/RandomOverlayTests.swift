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
    overlay.overlay?.onDecision = random.chance(of: 2) ? { _ in } : nil
    overlay.overlay?.onTouchOutside = random.chance(of: 2) ? { _ in } : nil
    var asks: [(name: String, hit: UIView?)] = []
    let kinds: [(String, UIEvent?)] = [
      ("no event", nil), ("an event", event), ("another event", hover),
      ("a fresh event", UIEvent()), ("the same event", event), ("no event again", nil),
    ]
    for (name, asked) in kinds.shuffled(using: &random) {
      asks.append((name, window.hitTest(point, with: asked)))
      if random.chance(of: 2) { _ = window.hitTest(elsewhere, with: asked) }
    }
    let finger = SimulatedDevice.current.touchDown(at: point)
    for pass in finger.record.passes where pass.window === window {
      asks.append(("phase \(pass.phase)", pass.result))
    }
    finger.cancel()
    return asks
  }

  final class HoverEvent: UIEvent { override var type: EventType { .hover } }

  @Test func `answers as its plan says, whoever asks how often`() {
    var disagreements = 0
    let handler = Misuse.noteHandler
    Misuse.noteHandler = { _ in }
    defer { Misuse.noteHandler = handler }
    for seed in Exhaustive.seeds(everyDay: 500, night: 1_000_000) {
      var random = SplitMix64(seed: seed)
      let overlay = RandomOverlay(using: &random)
      let expectation = OverlayExpectation(plan: overlay.plan)
      overlay.overlay?.takesShortcuts = random.chance(of: 2)
      for isLate in [false, false, true, true] {
        if isLate { overlay.addLateViews() }
        let point = random.point()
        let expected = expectation.answer(at: point, isLate: isLate)
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
