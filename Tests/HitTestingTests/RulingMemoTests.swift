import Foundation
import HitTesting
import Testing

@Suite struct `A memo of rulings` {
  final class Event {}

  static let claim = TouchRuling(.claim, .content)
  static let pass = TouchRuling(.pass, .background)

  func key(_ event: Event, at time: TimeInterval = 1, x: CGFloat = 0) -> TouchKey {
    TouchKey(
      event: ObjectIdentifier(event), timestamp: time, pointInWindow: CGPoint(x: x, y: 0))
  }

  @Test func `tells touches apart by event, time and point`() {
    let (event, other) = (Event(), Event())
    var memo = RulingMemo()
    memo.keep(Self.claim, for: key(event, at: 1, x: 5))
    #expect(memo.ruling(for: key(event, at: 1, x: 5)) == Self.claim)
    #expect(memo.ruling(for: key(event, at: 2, x: 5)) == nil)
    #expect(memo.ruling(for: key(event, at: 1, x: 6)) == nil)
    #expect(memo.ruling(for: key(other, at: 1, x: 5)) == nil)
  }

  @Test func `never holds more than its capacity`() {
    let event = Event()
    var memo = RulingMemo()
    for touch in 0..<1000 {
      memo.keep(Self.pass, for: key(event, at: Double(touch)))
      #expect(memo.count == min(touch + 1, RulingMemo.capacity))
    }
  }

  @Test func `lets the oldest ruling make room`() {
    let event = Event()
    var memo = RulingMemo()
    for touch in 0..<(RulingMemo.capacity + 3) {
      memo.keep(Self.claim, for: key(event, at: Double(touch)))
    }
    let known = (0..<(RulingMemo.capacity + 3)).filter {
      memo.ruling(for: key(event, at: Double($0))) != nil
    }
    #expect(known == Array(3..<(RulingMemo.capacity + 3)))
  }

  @Test func `keeps claims when it forgets the touches that were passed`() {
    let event = Event()
    var memo = RulingMemo()
    memo.keep(Self.claim, for: key(event, x: 1))
    memo.keep(Self.pass, for: key(event, x: 2))
    memo.forgetPasses()
    #expect(memo.ruling(for: key(event, x: 1)) == Self.claim)
    #expect(memo.ruling(for: key(event, x: 2)) == nil)
  }

  @Test func `still lets the oldest make room after it forgot some`() {
    let event = Event()
    var memo = RulingMemo()
    let claims = RulingMemo.capacity + 3
    for touch in 0..<claims {
      memo.keep(touch == 5 ? Self.pass : Self.claim, for: key(event, at: Double(touch)))
    }
    memo.forgetPasses()
    for touch in claims..<(claims + 2) { memo.keep(Self.claim, for: key(event, at: Double(touch))) }
    let known = (0..<(claims + 2)).filter { memo.ruling(for: key(event, at: Double($0))) != nil }
    #expect(known == [4] + Array(6..<(claims + 2)))
  }

  @Test func `forgets everything on demand`() {
    let event = Event()
    var memo = RulingMemo()
    memo.keep(Self.claim, for: key(event))
    memo.forgetAll()
    #expect(memo.count == 0)
    #expect(memo.ruling(for: key(event)) == nil)
  }

  @Test func `does not keep an event alive`() {
    var memo = RulingMemo()
    weak var gone: Event?
    do {
      let event = Event()
      gone = event
      memo.keep(Self.claim, for: key(event))
    }
    #expect(gone == nil)
    #expect(memo.count == 1)
  }

  @Test func `knows no touch at a point that is not a number`() {
    let event = Event()
    var memo = RulingMemo()
    memo.keep(Self.claim, for: key(event, x: .nan))
    #expect(memo.ruling(for: key(event, x: .nan)) == nil)
  }
}
