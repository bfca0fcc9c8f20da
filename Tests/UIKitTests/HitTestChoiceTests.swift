import Testing
import UIKit

/// Each way of hit testing that is a choice, both ways round.
@MainActor @Suite(.simulatedDevice) struct `A choice of hit testing` {
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

  @Test(arguments: [false, true])
  func `FS-003 is whether an alpha of 0.01 takes touches`(_ takes: Bool) {
    device.behavior.hitTesting.oneHundredthIsTouchable = takes
    inner.alpha = 0.01
    #expect(hit() === (takes ? inner : outer))
    inner.alpha = 0.009
    #expect(hit() === outer)
  }

  @Test(arguments: [false, true]) func `FS-006 is whether alphas multiply`(_ multiply: Bool) {
    device.behavior.hitTesting.alphasMultiply = multiply
    (outer.alpha, inner.alpha) = (0.05, 0.05)
    #expect(hit() === (multiply ? outer : inner))
  }

  final class Counting: UIView {
    var asked = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      asked += 1
      return super.point(inside: point, with: event)
    }
  }

  @Test(arguments: [false, true])
  func `FS-008 is whether a guarded view is asked whether it contains the point`(_ asks: Bool) {
    device.behavior.hitTesting.asksGuardedViews = asks
    let counting = Counting(frame: inner.frame)
    counting.isHidden = true
    outer.addSubview(counting)
    #expect(hit() === inner)
    #expect(counting.asked == (asks ? 1 : 0))
  }

  @Test func `FS-008 asks guarded views, and those that miss are not hit`() {
    device.behavior.hitTesting.asksGuardedViews = true
    inner.frame = CGRect(x: 60, y: 60, width: 20, height: 20)
    #expect(hit() === outer)
    inner.frame.origin = CGPoint(x: 40, y: 40)
    #expect(hit() === inner)
  }

  @Test(arguments: [(0.5, 0.02, true), (1, 0.01, true), (0.5, 0.0199, false)])
  func `FS-006 has its limit at a product of 0.01`(
    _ outerAlpha: CGFloat, _ innerAlpha: CGFloat, _ isHit: Bool
  ) {
    device.behavior.hitTesting.alphasMultiply = true
    device.behavior.hitTesting.oneHundredthIsTouchable = true
    outer.alpha = outerAlpha
    inner.alpha = innerAlpha
    #expect(hit() === (isHit ? inner : outer))
  }

  @Test(arguments: [true, false])
  func `FS-015 is whether a negative size is made positive`(_ standardizes: Bool) {
    device.behavior.hitTesting.standardizesNegativeSizes = standardizes
    let view = UIView(frame: CGRect(x: 60, y: 60, width: -20, height: -20))
    outer.addSubview(view)
    let size = standardizes ? CGSize(width: 20, height: 20) : CGSize(width: -20, height: -20)
    #expect(view.bounds.size == size)
    #expect(view.frame.standardized == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(hit() === view)
  }

  @Test func `FS-016 is whether geometry may be no number, and then it is never hit`() {
    device.behavior.hitTesting.refusesInvalidGeometry = false
    inner.center.x = .nan
    #expect(hit() === outer)
    outer.bounds.origin.y = .nan
    #expect(window.hitTest(center, with: nil) === window.rootViewController?.view)
  }

  @Test(arguments: [false, true])
  func `FS-021 is whether a transform without inverse stands for its own`(_ stands: Bool) {
    device.behavior.hitTesting.singularTransformsInvertToThemselves = stands
    inner.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(hit() === (stands ? inner : outer))
  }

  @Test(arguments: [true, false])
  func `FS-026 is whether views outside of windows are hit`(_ areHit: Bool) {
    device.behavior.hitTesting.detachedViewsAreHit = areHit
    #expect(hit() === inner)
    outer.removeFromSuperview()
    #expect(hit() === (areHit ? inner : nil))
  }

  final class Misleading: UIWindow {
    var other: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { other }
  }

  @Test(arguments: [true, false])
  func `FS-036 is whether a touch goes to a view of another window`(_ goes: Bool) {
    device.behavior.hitTesting.acceptsForeignViews = goes
    let misleading = Stage.show(window: Misleading())
    misleading.other = inner
    let record = device.tap(at: center)
    #expect(record.view === (goes ? inner : nil))
    #expect(record.dropWindow === (goes ? nil : misleading))
  }

  @Test(arguments: [(0.0, true), (54, false)])
  func `FS-078 is how high the strip is that belongs to the system`(
    _ height: CGFloat, _ isTheApps: Bool
  ) {
    device.behavior.hitTesting.statusBarHeight = height
    #expect(device.tap(at: CGPoint(x: 10, y: 53)).isNobodys == !isTheApps)
    #expect(device.tap(at: CGPoint(x: 10, y: 54)).view === inner)
  }

  @Test(arguments: [false, true])
  func `FS-088 is whether hiding a view cancels its touches`(_ cancels: Bool) {
    device.behavior.hitTesting.hidingCancelsTouches = cancels
    let view = TouchLoggingView("view", frame: inner.frame, log: log)
    outer.addSubview(view)
    let finger = device.touchDown(at: center)
    outer.isHidden = true
    finger.move(to: CGPoint(x: 60, y: 50))
    log.expect(["view began (50 50)", cancels ? "view cancelled (50 50)" : "view moved (60 50)"])
  }

  @Test func `ends with a reset`() {
    device.behavior.hitTesting.alphasMultiply = true
    (outer.alpha, inner.alpha) = (0.05, 0.05)
    #expect(hit() === outer)
    device.reset()
    #expect(hit() === inner)
  }
}
