import Fallthrough
import Testing
import UIKit

@MainActor @Suite struct `An overflow hit test from a view's own override` {
  final class Card: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      overflowHitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      overflowHitTest(point, with: event) != nil
    }
  }

  @Test func `reaches the badge that sticks out, and ends`() {
    let card = Card("card", 20, 10, 40, 20).adding(UIView("badge", 40, -10, 10, 10))
    let screen = UIView("screen", 0, 0, 80, 40).adding(card)
    #expect(
      drawTouchMap(of: screen) == """
        ssssssbs
        ssccccss
        ssccccss
        ssssssss
        """)
  }
}
