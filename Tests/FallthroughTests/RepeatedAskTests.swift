import Fallthrough
import SeededRandomness
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Asking an overlay again` {
  final class HoverEvent: UIEvent {
    override var type: EventType { .hover }
  }

  /// One point that is asked about one to four times in a row, for one event or for none.
  struct Pattern {
    var index: Int
    var event: UIEvent?
    var calls: Int
  }

  /// The points at which an overlay gives another answer than it gave at first.
  func unsteadyPoints(seed: UInt64) -> [CGPoint] {
    var random = SplitMix64(seed: seed)
    let window = RandomOverlay(using: &random).window
    window.onTouchOutside = random.chance(of: 2) ? { _ in } : nil
    let points = (0..<5).map { _ in
      CGPoint(x: .random(in: -10...400, using: &random), y: .random(in: -10...860, using: &random))
    }
    let alone = points.map { window.hitTest($0, with: nil) }
    let events = [nil, UIEvent(), UIEvent(), HoverEvent()]
    let patterns = (0..<8).map { _ in
      Pattern(
        index: .random(in: points.indices, using: &random),
        event: events[.random(in: events.indices, using: &random)],
        calls: .random(in: 1...4, using: &random))
    }
    let unsteady = patterns.filter { pattern in
      // Being watched must not change an answer either.
      window.onDecision = random.chance(of: 2) ? { _ in } : nil
      window.logsDecisions = random.chance(of: 4)
      return (0..<pattern.calls).contains { _ in
        window.hitTest(points[pattern.index], with: pattern.event) !== alone[pattern.index]
      }
    }
    let isTorn = touch(points[0], askedTwiceIn: window).contains { answer in
      (answer == nil) != (alone[0] == nil)
    }
    return unsteady.map { points[$0.index] } + (isTorn ? [points[0]] : [])
  }

  /// What the window answers in the two phases of a touch that comes to nothing.
  func touch(_ point: CGPoint, askedTwiceIn window: UIWindow) -> [UIView?] {
    let finger = SimulatedDevice.current.touchDown(at: point)
    defer { finger.cancel() }
    return finger.record.passes.filter { $0.window === window }.map(\.result)
  }

  @Test func `gives the same answer however often and in which order others were asked`() {
    for seed in 1...10_000 as ClosedRange<UInt64> {
      let points = unsteadyPoints(seed: seed)
      if !points.isEmpty { Issue.record("seed \(seed) at \(points)") }
    }
  }
}
