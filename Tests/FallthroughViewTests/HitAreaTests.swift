import Fallthrough
import Testing
import UIKit

/// Buttons and views of apps have a member of this name, which compiles as long as no extension of
/// UIKit's classes has it.
private final class ButtonOfAnApp: UIButton {
  var hitAreaPadding = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}

private final class CardOfAnApp: UIView {
  var hitAreaPadding: UIEdgeInsets?
}

@MainActor @Suite struct `An enlarged hit area` {
  /// A 20-by-10 view in the middle of the map.
  func screen(_ view: UIView) -> UIView {
    UIView("screen", 0, 0, 80, 40).adding(view)
  }

  @Test func `reaches beyond each edge by its padding`() {
    let view = UIView("view", 30, 10, 20, 10)
    view.hitTestBehavior.hitArea = .padded(UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 30))
    #expect(
      drawTouchMap(of: screen(view)) == """
        ssvvvvvv
        ssvvvvvv
        ssvvvvvv
        ssssssss
        """)
  }

  @Test func `ends where its superview ends`() {
    let view = UIView("view", 30, 10, 20, 10)
    let parent = UIView("parent", 20, 0, 40, 40)
    let screen = UIView("screen", 0, 0, 80, 40).adding(parent)
    view.frame.origin = CGPoint(x: 10, y: 10)
    parent.addSubview(view)
    view.hitTestBehavior.hitArea = .padded(UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 50))
    #expect(
      drawTouchMap(of: screen) == """
        ssppppss
        ssvvvvss
        ssppppss
        ssppppss
        """)
  }

  @Test func `has half-open edges`() {
    let view = UIView("view", 30, 10, 20, 10)
    view.hitTestBehavior.hitArea = .padded(5)
    #expect(view.point(inside: CGPoint(x: -5, y: -5), with: nil))
    #expect(!view.point(inside: CGPoint(x: -5.001, y: -5), with: nil))
    #expect(view.point(inside: CGPoint(x: 24.999, y: 14.999), with: nil))
    #expect(!view.point(inside: CGPoint(x: 25, y: 10), with: nil))
    #expect(!view.point(inside: CGPoint(x: 10, y: 15), with: nil))
  }

  @Test func `shrinks with negative padding`() {
    let view = UIView("view", 0, 0, 80, 40)
    view.hitTestBehavior.hitArea = .padded(
      UIEdgeInsets(top: -10, left: -20, bottom: -10, right: -50))
    #expect(
      drawTouchMap(of: screen(view)) == """
        ssssssss
        ssvsssss
        ssvsssss
        ssssssss
        """)
  }

  @Test func `grows to a least size about its centre`() {
    let view = UIView("view", 30, 10, 20, 10)
    view.hitTestBehavior.hitArea = .atLeast(44)
    #expect(view.point(inside: CGPoint(x: -12, y: -17), with: nil))
    #expect(!view.point(inside: CGPoint(x: 32, y: 5), with: nil))
    #expect(!view.point(inside: CGPoint(x: -12, y: 27), with: nil))
    let wide = UIView("wide", 0, 0, 60, 20)
    wide.hitTestBehavior.hitArea = .atLeast(44)
    #expect(wide.point(inside: CGPoint(x: 59.999, y: -12), with: nil))
    #expect(!wide.point(inside: CGPoint(x: -0.25, y: 10), with: nil))
    #expect(!wide.point(inside: CGPoint(x: 60, y: 10), with: nil))
  }

  @Test func `can be a shape`() {
    let view = UIView("view", 0, 0, 80, 40)
    view.hitTestBehavior.hitArea = .shape(.capsule(CGRect(x: 0, y: 0, width: 80, height: 40)))
    #expect(
      drawTouchMap(of: screen(view)) == """
        svvvvvvs
        vvvvvvvv
        vvvvvvvv
        svvvvvvs
        """)
  }

  @Test func `can have one length for all sides`() {
    let insets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    #expect(HitTestBehavior.HitArea.padded(12) == .padded(insets))
    #expect(HitTestBehavior.HitArea.atLeast(44) == .atLeast(CGSize(width: 44, height: 44)))
  }

  @Test func `is gone when it is the bounds again`() {
    let view = UIView("view", 30, 10, 20, 10)
    view.hitTestBehavior.hitArea = .padded(10)
    view.hitTestBehavior.hitArea = .bounds
    #expect(view.hitTestBehavior == .standard)
    #expect(!view.point(inside: CGPoint(x: -1, y: 5), with: nil))
  }

  @Test func `lets a subview in the padding take touches`() {
    let view = UIView("view", 30, 10, 20, 10).adding(UIView("badge", 20, -10, 10, 10))
    #expect(
      screen(view).hitTest(CGPoint(x: 55, y: 5), with: nil)?.accessibilityIdentifier == "screen")
    view.hitTestBehavior.hitArea = .padded(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 10))
    #expect(
      screen(view).hitTest(CGPoint(x: 55, y: 5), with: nil)?.accessibilityIdentifier == "badge")
  }

  @Test func `leaves the name of the padding to the views of apps`() {
    #expect(ButtonOfAnApp().hitAreaPadding.top == 10 && CardOfAnApp().hitAreaPadding == nil)
    #expect(ButtonOfAnApp().hitTestBehavior == .standard)
  }
}
