import UIKit

/// A small button on a card of the app's own screen, as an exhibit or we make the two.
@MainActor
struct Target {
  var makeCard: @MainActor () -> UIView = { UIView() }
  var makeButton: @MainActor () -> UIButton = { UIButton() }
}

extension Stage where Subject == Target {
  /// S9: a button of 24 points that is to take touches up to 10 points beside it.
  ///
  /// - Parameters:
  ///   - width: The button's width, in points.
  ///   - isCardTight: Whether the card is no larger than the button.
  static func smallButton(width: CGFloat = 24, isCardTight: Bool = false) -> Self {
    let button = CGRect(x: 180, y: 388, width: width, height: 24)
    let card = isCardTight ? button : CGRect(x: 20, y: 300, width: 353, height: 200)
    let points: [String: CGPoint] = [
      "start": CGPoint(x: 182, y: 400), "end": CGPoint(x: 178 + width, y: 400),
      "ring": CGPoint(x: 180 + width / 2, y: 381), "far": CGPoint(x: 100, y: 400),
    ]
    return Self(
      number: "S9", points: points, touches: ["start", "end", "ring", "far"],
      wanted: ["tool", "tool", "tool", "screen"]
    ) { screen, target in
      screen.show(target, card: card, button: button)
    }
  }

  /// S10: a card with a badge on its upper edge, half of it outside, over a button of the app.
  ///
  /// - Parameter change: Changes the card once the badge is in it.
  static func badge(_ change: @escaping @MainActor (UIView, UIButton) -> Void = { _, _ in }) -> Self
  {
    let points: [String: CGPoint] = [
      "outside": CGPoint(x: 240, y: 290), "inside": CGPoint(x: 240, y: 310),
      "card": CGPoint(x: 60, y: 400), "above": CGPoint(x: 100, y: 280),
    ]
    return Self(
      number: "S10", points: points, touches: ["outside", "inside", "card", "above"],
      wanted: ["tool", "tool", "screen", "button"]
    ) { screen, target in
      let behind = CGRect(x: 20, y: 240, width: 353, height: 100)
      screen.addButton("button", behind, to: screen.root)
      let (card, badge) = screen.show(
        target, card: CGRect(x: 40, y: 300, width: 200, height: 120),
        button: CGRect(x: 220, y: 280, width: 40, height: 40))
      change(card, badge)
    }
  }
}

extension AppScreen {
  /// Shows a card with a button at frames of the screen: "screen" and "tool".
  @discardableResult
  fileprivate func show(
    _ target: Target, card cardFrame: CGRect, button buttonFrame: CGRect
  ) -> (UIView, UIButton) {
    appButton.removeFromSuperview()
    let (card, button) = (target.makeCard(), target.makeButton())
    card.frame = cardFrame
    button.frame = buttonFrame.offsetBy(dx: -cardFrame.minX, dy: -cardFrame.minY)
    name(root, "screen")
    name(card, "screen")
    name(button, "tool")
    card.addSubview(button)
    root.addSubview(card)
    return (card, button)
  }
}
