import Fallthrough
import Testing
import UIKit

@MainActor @Suite struct `A pass-through view` {
  @Test func `is never hit itself, while its subviews are`() {
    let view = PassThroughView("view", 0, 0, 80, 40)
      .adding(UIView("toast", 20, 10, 40, 20))
    #expect(
      drawTouchMap(of: view) == """
        ........
        ..tttt..
        ..tttt..
        ........
        """)
  }

  @Test func `lets touches through to what is behind it`() {
    let screen = UIView("screen", 0, 0, 80, 40).adding(
      UIView("app", 0, 0, 80, 20),
      PassThroughView("view", 0, 0, 80, 40).adding(UIView("toast", 20, 10, 40, 20)))
    #expect(
      drawTouchMap(of: screen) == """
        aaaaaaaa
        aattttaa
        ssttttss
        ssssssss
        """)
  }

  @Test func `holds several floating views, the front one first where they overlap`() {
    let container = PassThroughView("container", 0, 0, 80, 40).adding(
      UIView("first", 0, 0, 30, 30), UIView("second", 20, 10, 30, 30),
      UIView("third", 70, 30, 10, 10))
    #expect(
      drawTouchMap(of: container) == """
        fff.....
        ffsss...
        ffsss...
        ..sss..t
        """)
  }

  @Test func `overlaps another container without hiding its floating views`() {
    let screen = UIView("x", 0, 0, 80, 40).adding(
      PassThroughView("back", 0, 0, 80, 40).adding(UIView("low", 0, 0, 40, 40)),
      PassThroughView("front", 0, 0, 80, 40).adding(UIView("high", 20, 10, 40, 20)))
    #expect(
      drawTouchMap(of: screen) == """
        llllxxxx
        llhhhhxx
        llhhhhxx
        llllxxxx
        """)
  }

  @Test func `finds views in nested containers`() {
    let view = PassThroughView("outer", 0, 0, 80, 40).adding(
      PassThroughView("inner", 20, 0, 60, 40).adding(UIView("toast", 20, 10, 20, 20)))
    #expect(
      drawTouchMap(of: view) == """
        ........
        ....tt..
        ....tt..
        ........
        """)
  }

  @Test func `reaches nothing outside its bounds, nor inside when hidden or disabled`() {
    let view = PassThroughView("view", 0, 0, 40, 40).adding(UIView("toast", 20, 10, 40, 20))
    let map = """
      ........
      ..tt....
      ..tt....
      ........
      """
    #expect(drawTouchMap(of: view) == map)
    let none = map.replacingOccurrences(of: "t", with: ".")
    view.isHidden = true
    #expect(drawTouchMap(of: view) == none)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(drawTouchMap(of: view) == none)
    view.isUserInteractionEnabled = true
    view.alpha = 0.009
    #expect(drawTouchMap(of: view) == none)
    view.alpha = 1
    #expect(drawTouchMap(of: view) == map)
  }

  @Test func `follows the same rule under a scaled, rotated and scrolled parent`() {
    let view = PassThroughView("view", 0, 0, 40, 20).adding(UIView("toast", 10, 0, 10, 10))
    let parent = UIView("parent", 0, 0, 80, 40)
    parent.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(drawTouchMap(of: parent) == "ppttpppp\nppttpppp\npppppppp\npppppppp")
    view.transform = CGAffineTransform(rotationAngle: .pi)
    view.center = CGPoint(x: 20, y: 10)
    #expect(drawTouchMap(of: parent) == "pppppppp\npptppppp\npppppppp\npppppppp")
    view.transform = .identity
    parent.bounds.origin = CGPoint(x: -20, y: -10)
    let scrolled = parent.hitTest(CGPoint(x: 15, y: 5), with: nil)?.accessibilityIdentifier
    #expect(scrolled == "toast")
  }

  @Test func `becomes an ordinary view when its behaviour is switched`() {
    let view = PassThroughView("view", 0, 0, 80, 40)
    #expect(view.isPassThrough)
    view.isPassThrough = false
    #expect(view.hitTest(.zero, with: nil) === view)
    view.hitTestBehavior = HitTestBehavior(background: .fallsThrough)
    #expect(view.hitTest(.zero, with: nil) == nil)
  }
}
