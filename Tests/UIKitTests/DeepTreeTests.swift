import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A tree twenty thousand views deep` {
  static let depth = 20_000
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 40_000, height: 40_000))
  let leaf: UIView

  init() {
    var views = [root]
    for _ in 0..<Self.depth {
      let view = UIView(frame: CGRect(x: 1, y: 1, width: 40_000, height: 40_000))
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    leaf = views[views.count - 1]
  }

  @Test func `Converts from its leaf and back`() {
    let shift = CGFloat(Self.depth)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: shift, y: shift))
    #expect(leaf.convert(CGPoint(x: shift, y: shift), from: root) == .zero)
  }

  @Test func `Moves to a window and out of it`() {
    let window = UIWindow(frame: root.bounds)
    window.addSubview(root)
    #expect(leaf.window === window)
    root.removeFromSuperview()
    #expect(leaf.window == nil)
  }

  @Test func `Lays out`() {
    root.layoutIfNeeded()
    leaf.setNeedsLayout()
    #expect(root.holdsLayoutRequests)
    root.layoutIfNeeded()
    #expect(!leaf.needsLayout && !root.holdsLayoutRequests)
  }

  @Test func `Finds the view at its end by tag`() {
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf)
  }

  // A sanitizer takes more stack.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["FALLTHROUGH_SANITIZED"] == nil))
  func `Is hit at its end, in a window too`() {
    let point = CGPoint(x: Self.depth, y: Self.depth)
    #expect(root.hitTest(point, with: nil) === leaf)
    let window = UIWindow(frame: root.bounds)
    window.addSubview(root)
    window.isHidden = false
    #expect(window.hitTest(point, with: nil) === leaf)
    leaf.superview?.isUserInteractionEnabled = false
    #expect(window.hitTest(point, with: nil) === leaf.superview?.superview)
  }

  @Test func `Goes without taking stack, and leaves what is held elsewhere`() {
    let held = UIView()
    weak var gone: UIView?
    do {
      let outermost = UIView()
      gone = outermost
      var innermost = outermost
      for index in 0..<100_000 {
        let view = index == 50_000 ? held : UIView()
        innermost.addSubview(view)
        innermost = view
      }
    }
    #expect(gone == nil)
    #expect(held.superview == nil)
    #expect(held.layer.superlayer == nil)
    #expect(held.subviews.count == 1)
  }
}
