import Foundation
import HitTesting
import Testing

@Suite struct `A touch decision` {
  @Test func `reads as one line of a log`() {
    let decision = TouchDecision(
      verdict: .claim, reason: .contentFound, strategy: .layerTree, ask: .first,
      eventKind: .touches, pointInWindow: CGPoint(x: 196.5, y: 760))
    #expect(
      decision.description
        == "claim at (196.5, 760.0): content-found by layerTree, first ask, touches")
  }

  @Test func `says what its strategy cannot see and that there was no event`() {
    let decision = TouchDecision(
      verdict: .pass, reason: .contentNotFound, strategy: .alpha, ask: .anonymous,
      eventKind: nil, pointInWindow: .zero)
    #expect(
      decision.description
        == "pass at (0.0, 0.0): content-not-found by alpha (does not see glass or materials), "
        + "anonymous ask, no event")
  }

  @Test(arguments: [
    (0, EventKind.touches), (3, .presses), (10, .scroll), (11, .hover), (14, .transform),
    (9, .other), (-1, .other),
  ])
  func `names the kind of its event by UIKit's number`(number: Int, kind: EventKind) {
    #expect(EventKind(typeNumber: number) == kind)
  }
}
