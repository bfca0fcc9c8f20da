import Fallthrough
import UIKit

extension Ours where Subject == Target {
  /// A button that takes touches in at least 44 x 44 points, and never in less than its bounds.
  static var minimumArea: Self {
    button("button.hitTestBehavior.hitArea = .atLeast(44)") { $0.hitArea = .atLeast(44) }
  }

  /// A button that takes touches beside it.
  static var padding: Self {
    button("button.hitTestBehavior.hitArea = .padded(10)") { $0.hitArea = .padded(10) }
  }

  /// The same in a superview that would cut the area off.
  static var paddingAndOverflow: Self {
    Self(
      "superview.hitTestBehavior.overflow = .reachable",
      Target(makeCard: overflow.subject.makeCard, makeButton: padding.subject.makeButton))
  }

  /// A card whose subviews take touches outside it.
  static var overflow: Self {
    Self(
      "card.hitTestBehavior.overflow = .reachable",
      Target(makeCard: {
        let card = UIView()
        card.hitTestBehavior.overflow = .reachable
        return card
      }))
  }

  private static func button(
    _ setting: String, _ set: @escaping @MainActor (inout HitTestBehavior) -> Void
  ) -> Self {
    Self(
      setting,
      Target(makeButton: {
        let button = UIButton()
        set(&button.hitTestBehavior)
        return button
      }))
  }
}
