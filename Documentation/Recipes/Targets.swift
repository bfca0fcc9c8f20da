import Fallthrough
import UIKit

/// A small button that takes touches 14 points around it.
@MainActor
func makeCloseButton() -> UIButton {
  let button = UIButton(type: .close)
  button.frame = CGRect(x: 100, y: 100, width: 16, height: 16)
  button.hitTestBehavior.hitArea = .padded(14)
  return button
}

/// A button in a navigation bar. It takes touches up to 12 points beside it, over the height of the
/// bar.
@MainActor
func makeBarButton(in bar: UINavigationBar, _ action: UIAction) -> UIBarButtonItem {
  let button = UIButton(type: .system, primaryAction: action)
  button.hitTestBehavior.hitArea = .padded(12)
  // UIKit puts each bar button into a view of the same size.
  bar.hitTestBehavior.overflow = .reachable
  return UIBarButtonItem(customView: button)
}

/// A card with a badge on its corner. The part of the badge outside the card takes touches, too.
@MainActor
func makeCard(with badge: UIButton) -> UIView {
  let card = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 120))
  badge.frame = CGRect(x: 180, y: -20, width: 40, height: 40)
  card.addSubview(badge)
  card.hitTestBehavior.overflow = .reachable
  return card
}

/// A tab bar with a middle button that extends above the bar.
final class RaisedTabBar: UITabBar {
  let raised = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(raised)
    hitTestBehavior.overflow = .reachable
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    raised.frame = CGRect(x: bounds.midX - 32, y: -24, width: 64, height: 64)
    bringSubviewToFront(raised)
  }
}

/// Buttons in a column. Touches in the gaps and beside the buttons reach the map behind them.
@MainActor
func makeMapControls(_ buttons: [UIButton]) -> UIStackView {
  let column = UIStackView(arrangedSubviews: buttons)
  column.axis = .vertical
  column.spacing = 12
  column.isPassThrough = true
  return column
}
