import UIKit

extension Exhibit {
  /// Three buttons below each other, the last of which nobody touches.
  @discardableResult
  static func addRows(to panel: UIView, on screen: AppScreen) -> [UIButton] {
    zip(0..., ["first row", "second row", "third row"]).map { row, name in
      screen.addButton(name, CGRect(x: 0, y: 100 * row, width: 393, height: 100), to: panel)
    }
  }
}
