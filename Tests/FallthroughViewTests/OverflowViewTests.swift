import Fallthrough
import SeededRandomness
import Testing
import UIKit

@MainActor @Suite struct `An overflow view` {
  /// A view over the left half of the map, with a child that reaches out of it.
  func overflowing(_ child: UIView) -> UIView {
    UIView("screen", 0, 0, 80, 40).adding(OverflowView("view", 0, 0, 40, 40).adding(child))
  }

  static let reachable = """
    vvvvssss
    vvvcccss
    vvvcccss
    vvvvssss
    """

  static let lost = """
    vvvvssss
    vvvcssss
    vvvcssss
    vvvvssss
    """

  @Test func `lets a child outside its bounds take touches`() {
    #expect(drawTouchMap(of: overflowing(UIView("child", 30, 10, 30, 20))) == Self.reachable)
  }

  @Test func `lets a deep descendant take touches through plain views`() {
    let child = UIView("child", 30, 10, 30, 20)
    let plain = UIView("view", 0, 0, 40, 40).adding(
      UIView("view", 10, 10, 10, 10).adding(
        UIView("view", -10, -10, 5, 5).adding(child)))
    #expect(drawTouchMap(of: overflowing(plain)) == Self.reachable)
  }

  @Test func `lets an overflowing descendant beat the background of its plain parent`() {
    let inner = UIView("inner", 0, 0, 20, 40).adding(UIView("child", 20, 10, 20, 20))
    let plain = UIView("plain", 0, 0, 40, 40).adding(inner)
    let view = OverflowView("view", 0, 0, 80, 40).adding(plain)
    #expect(
      drawTouchMap(of: view) == """
        iippvvvv
        iiccvvvv
        iiccvvvv
        iippvvvv
        """)
  }

  @Test func `asks what is in front first, whether it overflows or not`() {
    let back = UIView("back", 0, 0, 20, 10).adding(UIView("child", 20, 0, 60, 40))
    let front = UIView("front", 40, 0, 20, 40)
    let view = OverflowView("view", 0, 0, 80, 40).adding(back, front)
    #expect(drawTouchMap(of: view, rows: 1) == "bbccffcc")
    view.bringSubviewToFront(back)
    #expect(drawTouchMap(of: view, rows: 1) == "bbcccccc")
  }

  @Test func `stops at a view that clips`() {
    let child = UIView("child", 30, 10, 30, 20)
    let plain = UIView("view", 0, 0, 40, 40).adding(child)
    plain.clipsToBounds = true
    #expect(drawTouchMap(of: overflowing(plain)) == Self.lost)
  }

  @Test func `stops at a view that is hidden, disabled or nearly transparent`() {
    let plain = UIView("plain", 0, 0, 10, 10).adding(UIView("child", 30, 10, 30, 20))
    let screen = overflowing(plain)
    let switches: [(UIView, Bool) -> Void] = [
      { $0.isHidden = $1 }, { $0.isUserInteractionEnabled = !$1 }, { $0.alpha = $1 ? 0.005 : 1 },
    ]
    for off in switches {
      off(plain, true)
      #expect(screen.hitTest(CGPoint(x: 55, y: 20), with: nil)?.accessibilityIdentifier == "screen")
      off(plain, false)
      #expect(screen.hitTest(CGPoint(x: 55, y: 20), with: nil)?.accessibilityIdentifier == "child")
    }
  }

  @Test func `clips its own overflow when it is set to clip`() {
    let screen = overflowing(UIView("child", 30, 10, 30, 20))
    screen.subviews[0].clipsToBounds = true
    #expect(drawTouchMap(of: screen) == Self.lost)
  }

  @Test func `calls a descendant's own hit test and takes its answer`() {
    let child = AnsweringView(frame: CGRect(x: 30, y: 10, width: 30, height: 20))
    let other = UIView("other", 0, 0, 0, 0)
    let screen = overflowing(UIView("plain", 0, 0, 10, 10).adding(child))
    child.answer = { _, hit in hit == nil ? nil : other }
    #expect(screen.hitTest(CGPoint(x: 55, y: 20), with: nil) === other)
    #expect(child.asks > 0)
    child.answer = { _, _ in nil }
    #expect(screen.hitTest(CGPoint(x: 55, y: 20), with: nil)?.accessibilityIdentifier == "screen")
  }

  @Test func `FS-002 takes a hidden descendant's word when its own hit test insists`() {
    let child = AnsweringView(frame: CGRect(x: 30, y: 10, width: 30, height: 20))
    child.isHidden = true
    child.answer = { view, _ in view }
    let screen = overflowing(UIView("plain", 0, 0, 10, 10).adding(child))
    #expect(screen.hitTest(CGPoint(x: 55, y: 20), with: nil) === child)
  }

  @Test func `leaves a control's children to a control that takes all touches itself`() {
    let control = AnsweringView(frame: CGRect(x: 40, y: 0, width: 40, height: 40))
    control.addSubview(UIView("label", 0, 0, 40, 40))
    control.answer = { view, hit in hit == nil ? nil : view }
    let screen = overflowing(control)
    #expect(screen.hitTest(CGPoint(x: 55, y: 20), with: nil) === control)
  }

  @Test func `answers point(inside:) as it answers the hit test`() {
    let screen = overflowing(
      UIView("plain", 0, 0, 10, 10).adding(UIView("child", 30, 10, 30, 20)))
    let view = screen.subviews[0]
    for x in stride(from: -5, to: 85, by: 2.5) {
      for y in stride(from: -5, to: 45, by: 2.5) {
        let point = CGPoint(x: x, y: y)
        #expect(view.point(inside: point, with: nil) == (view.hitTest(point, with: nil) != nil))
      }
    }
  }

  @Test func `works inside another one`() {
    let inner = OverflowView("inner", 30, 10, 10, 10).adding(UIView("child", 20, 0, 10, 10))
    #expect(
      drawTouchMap(of: overflowing(inner)) == """
        vvvvssss
        vvviscss
        vvvvssss
        vvvvssss
        """)
  }

  @Test func `falls through on its own area when that is switched on too`() {
    let view = OverflowView("view", 0, 0, 40, 40).adding(UIView("child", 30, 10, 30, 20))
    view.isPassThrough = true
    let screen = UIView("screen", 0, 0, 80, 40).adding(view)
    #expect(drawTouchMap(of: screen) == Self.reachable.replacingOccurrences(of: "v", with: "s"))
  }

  @Test func `finds the same as the slow rule in random trees`() {
    for seed in Exhaustive.seeds(everyDay: 60, night: 3_000) {
      var random = SplitMix64(seed: seed)
      let view = OverflowView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
      grow(view, depth: 4, using: &random)
      let points = (0..<20).map { _ in
        CGPoint(
          x: .random(in: -60...120, using: &random), y: .random(in: -60...120, using: &random))
      }
      let others = points.filter { view.hitTest($0, with: nil) !== slowHit(view, $0) }
      #expect(others == [], "seed \(seed)")
    }
  }

  /// The rule in its simplest form: the frontmost view that contains the point and is not cut off.
  private func slowHit(_ view: UIView, _ point: CGPoint) -> UIView? {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return nil }
    let isInside = view.bounds.contains(point)
    guard isInside || !view.clipsToBounds else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = slowHit(subview, subview.convert(point, from: view)) { return hit }
    }
    return isInside ? view : nil
  }

  private func grow(_ view: UIView, depth: Int, using random: inout SplitMix64) {
    guard depth > 0 else { return }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let child = UIView(
        frame: CGRect(
          x: .random(in: -40...60, using: &random), y: .random(in: -40...60, using: &random),
          width: .random(in: 0...50, using: &random), height: .random(in: 0...50, using: &random)))
      child.clipsToBounds = Int.random(in: 0..<5, using: &random) == 0
      child.isHidden = Int.random(in: 0..<8, using: &random) == 0
      child.isUserInteractionEnabled = Int.random(in: 0..<8, using: &random) != 0
      child.bounds.origin.x = .random(in: -10...10, using: &random)
      child.transform = CGAffineTransform(rotationAngle: .random(in: 0...3, using: &random))
      view.addSubview(child)
      grow(child, depth: depth - 1, using: &random)
    }
  }
}
