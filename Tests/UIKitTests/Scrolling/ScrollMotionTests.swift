import Testing
import UIKit

private final class Listener: UIScrollViewDelegate {
  var lines: [String] = []
  var moves = 0
  var redirect: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { moves += 1 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    lines.append("will end, \((velocity.y * 100).rounded() / 100) to \(target.y.rounded())")
    if let redirect { targetContentOffset.pointee = redirect }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    lines.append("ended, \(willDecelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("glides") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rests") }
}

@MainActor @Suite(.simulatedDevice) struct `Content that is let go` {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let listener = Listener()

  init() {
    scrollView.contentSize = CGSize(width: 300, height: 4000)
    scrollView.delegate = listener
    Stage.show(scrollView)
  }

  /// Moves a finger by steps of a 60th of a second.
  @discardableResult
  private func drag(by step: CGFloat, times: Int, from start: CGFloat = 350) -> SimulatedFinger {
    let finger = device.touchDown(at: CGPoint(x: 100, y: start))
    for index in 1...times {
      device.clock.advance(by: 1 / 60)
      finger.move(to: CGPoint(x: 100, y: start - CGFloat(index) * step))
    }
    return finger
  }

  @Test func `FS-155 glides on and comes to rest where the delegate was told`() {
    drag(by: 20, times: 10).lift()
    #expect(listener.lines == ["drag", "will end, 1.2 to 789.0", "ended, true", "glides"])
    #expect(scrollView.isDecelerating)
    #expect(scrollView.contentOffset.y == 190)
    let moves = listener.moves
    device.clock.advance(by: 0.51)
    #expect((400...700).contains(scrollView.contentOffset.y))
    #expect(listener.moves - moves == 30)
    device.clock.advance(by: 5)
    #expect(scrollView.contentOffset.y.rounded() == 789)
    #expect(listener.lines.last == "rests")
    #expect(!scrollView.isDecelerating)
  }

  @Test func `FS-155 stops sooner at the fast rate`() {
    scrollView.decelerationRate = .fast
    drag(by: 20, times: 10).lift()
    device.clock.advance(by: 5)
    #expect((290...320).contains(scrollView.contentOffset.y))
  }

  @Test func `FS-155 goes where the delegate sends it`() {
    listener.redirect = CGPoint(x: 0, y: 1000)
    drag(by: 20, times: 10).lift()
    #expect(scrollView.contentOffset.y == 190)
    device.clock.advance(by: 5)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1000))
  }

  @Test func `FS-155 stays where it is when the finger rested or the clock stood still`() {
    let finger = drag(by: 20, times: 10)
    device.clock.advance(by: 0.2)
    finger.lift()
    #expect(listener.lines.last == "ended, false")
    let quick = device.touchDown(at: CGPoint(x: 100, y: 300))
    quick.move(to: CGPoint(x: 100, y: 200))
    quick.lift()
    #expect(listener.lines.last == "ended, false")
    device.clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == 280)
  }

  @Test func `FS-155 bounces at its end, follows less beyond it, and comes back`() {
    let finger = drag(by: -20, times: 6, from: 100)
    #expect((-70 ..< -40).contains(scrollView.contentOffset.y))
    device.clock.advance(by: 0.2)
    finger.lift()
    #expect(listener.lines.last == "glides")
    device.clock.advance(by: 2)
    #expect(scrollView.contentOffset == .zero)
    #expect(listener.lines.last == "rests")
    scrollView.setContentOffset(CGPoint(x: 0, y: 3500), animated: false)
    drag(by: 20, times: 10).lift()
    var farthest: CGFloat = 0
    for _ in 0..<120 {
      device.clock.advance(by: 1 / 60)
      farthest = max(farthest, scrollView.contentOffset.y)
    }
    #expect(farthest > 3600)
    #expect(scrollView.contentOffset.y == 3600)
  }

  @Test func `FS-155 stays within its ends where it does not bounce`() {
    scrollView.bounces = false
    drag(by: -20, times: 6, from: 100)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test(arguments: [(20.0, 5, 400.0), (4, 10, 0), (21, 13, 400)])
  func `FS-155 turns to a page`(_ step: CGFloat, _ times: Int, _ page: CGFloat) {
    scrollView.isPagingEnabled = true
    drag(by: step, times: times).lift()
    device.clock.advance(by: 3)
    #expect(scrollView.contentOffset.y == page)
  }

  @Test func `FS-227 is stopped by a finger, which it does not get`() {
    let log = Log()
    scrollView.addSubview(
      TouchLoggingView("row", frame: CGRect(x: 0, y: 0, width: 300, height: 4000), log: log))
    drag(by: 20, times: 10).lift()
    device.clock.advance(by: 0.2)
    let place = scrollView.contentOffset
    _ = log.takeAll()
    device.tap(at: CGPoint(x: 100, y: 200))
    #expect(log.lines.isEmpty)
    #expect(abs(scrollView.contentOffset.y - place.y) < 20)
    #expect(listener.lines.last == "rests")
    let rest = scrollView.contentOffset
    device.clock.advance(by: 1)
    #expect(scrollView.contentOffset == rest)
  }

  @Test func `is stopped by code that scrolls`() {
    drag(by: 20, times: 10).lift()
    scrollView.contentOffset.y = 50
    device.clock.advance(by: 1)
    #expect(scrollView.contentOffset.y == 50)
    #expect(!scrollView.isDecelerating)
  }
}

@MainActor @Suite(.simulatedDevice) struct `Scroll views in one another` {
  let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    outer.contentSize = CGSize(width: 300, height: 1000)
    inner.contentSize = CGSize(width: 300, height: 500)
    outer.addSubview(inner)
    Stage.show(outer)
  }

  private func drag(by distance: CGFloat) -> [CGFloat] {
    let finger = device.touchDown(at: CGPoint(x: 100, y: 150))
    finger.move(to: CGPoint(x: 100, y: 150 + distance))
    finger.lift()
    return [outer.contentOffset.y, inner.contentOffset.y]
  }

  @Test func `take a new drag on where the inner one is at its end`() {
    #expect(drag(by: -110) == [0, 100])
    inner.contentOffset.y = 200
    #expect(drag(by: -110) == [100, 200])
    #expect(drag(by: 60) == [100, 150])
    inner.contentOffset.y = 0
    #expect(drag(by: 60) == [50, 0])
  }

  @Test func `bounce inside where none can go on`() {
    outer.contentOffset.y = 600
    inner.frame.origin.y = 600
    inner.contentOffset.y = 200
    #expect(drag(by: -110)[0] == 600)
    #expect(inner.contentOffset.y > 200)
  }
}
