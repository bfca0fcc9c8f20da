import UIKit

extension Exhibit {
  /// Three buttons below each other, the last of which nobody touches.
  @discardableResult
  static func addRows(to panel: UIView, on screen: AppScreen) -> [UIButton] {
    zip(0..., "tnb").map { row, letter in
      screen.addButton(letter, CGRect(x: 0, y: 100 * row, width: 393, height: 100), to: panel)
    }
  }
}
