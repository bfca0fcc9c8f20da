import UIKit

/// A view that changes the screen while it is asked, as overrides in apps do.
final class RestlessView: UIView {
  var habit = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    switch habit % 6 {
    case 0: superview?.subviews.first { $0 !== self }?.removeFromSuperview()
    case 1: removeFromSuperview()
    case 2: superview?.addSubview(UIView(frame: bounds))
    case 3: isHidden.toggle()
    case 4: superview.map { $0.sendSubviewToBack(self) }
    default: frame.origin.x += 1
    }
    return super.hitTest(point, with: event)
  }
}
