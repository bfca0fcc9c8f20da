import Testing
import UIKit

/// What we chose where no source says how a hit test goes, or sources conflict.
@MainActor @Suite(.simulatedDevice) struct `A hit test as we chose it` {
  let center = CGPoint(x: 50, y: 50)
  let window = Stage.show()
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let log = Log()

  init() {
    outer.addSubview(inner)
    window.rootViewController?.view.addSubview(outer)
  }

  func hit() -> UIView? { outer.hitTest(center, with: nil) }

  @Test func `FS-003 passes over an alpha of 0.01`() {
    inner.alpha = 0.01
    #expect(hit() === outer)
  }

  @Test func `FS-006 compares alphas one by one`() {
    (outer.alpha, inner.alpha) = (0.05, 0.05)
    #expect(hit() === inner)
  }

  @Test func `FS-008 does not ask a guarded view whether it contains the point`() {
    final class Counting: UIView {
      var asked = 0
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        asked += 1
        return super.point(inside: point, with: event)
      }
    }
    let counting = Counting(frame: inner.frame)
    counting.isHidden = true
    outer.addSubview(counting)
    #expect(hit() === inner)
    #expect(counting.asked == 0)
  }

  @Test func `FS-015 finds a view whose size was negative`() {
    let view = UIView(frame: CGRect(x: 60, y: 60, width: -20, height: -20))
    outer.addSubview(view)
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(hit() === view)
  }

  @Test func `FS-021 never finds a view whose transform has no inverse`() {
    inner.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(hit() === outer)
  }

  @Test func `FS-026 finds views outside of windows`() {
    outer.removeFromSuperview()
    #expect(hit() === inner)
  }

  final class Misleading: UIWindow {
    var other: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { other }
  }

  @Test(arguments: [true, false])
  func `FS-036 may give a touch to a view of another window`(_ goes: Bool) {
    device.behavior.acceptsForeignViews = goes
    let misleading = Stage.show(window: Misleading())
    misleading.other = inner
    let record = device.tap(at: center)
    #expect(record.view === (goes ? inner : nil))
    #expect(record.dropWindow === (goes ? nil : misleading))
  }

  @Test func `FS-088 leaves a touch with a view that is hidden afterwards`() {
    let view = TouchLoggingView("view", frame: inner.frame, log: log)
    outer.addSubview(view)
    let finger = device.touchDown(at: center)
    outer.isHidden = true
    finger.move(to: CGPoint(x: 60, y: 50))
    log.expect(["view began (50 50)", "view moved (60 50)"])
  }
}
