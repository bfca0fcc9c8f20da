extension UIControl {
  /// Whether a plain view that an app put into the control keeps a touch from it. The parts from
  /// which UIKit builds a control do not, nor do views that do more than take touches. (FS-396)
  final func isKept(_ touch: UITouch) -> Bool {
    guard SimulatedDevice.current.behavior.plainViewsKeepTouches,
      let view = touch.view, view !== self, !(self is UITextField)
    else { return false }
    var path: [UIView] = []
    var current: UIView? = view
    while let part = current, part !== self {
      path.append(part)
      current = part.superview
    }
    guard current === self else { return false }
    let isBuilt = type(of: self).isOfUIKit && !type(of: self).isOpen
    var isInPlainView = false
    for part in path.reversed() {
      let partType = type(of: part)
      if partType.isOfUIKit, isBuilt || partType.isPrivate {
        guard isInPlainView else { return false }
      } else if part.isPlain {
        isInPlainView = true
      } else {
        return false
      }
    }
    return isInPlainView
  }
}

extension UIView {
  /// Whether the view only takes touches and does nothing with them.
  fileprivate var isPlain: Bool {
    let plain: [UIView.Type] = [
      UIView.self, UIStackView.self, UILabel.self, UIImageView.self, UIVisualEffectView.self,
    ]
    var base: AnyClass = type(of: self)
    while let view = base as? UIView.Type, !view.isOfUIKit, let next = _getSuperclass(base) {
      base = next
    }
    return plain.contains { $0 == base }
  }

  fileprivate static var isOfUIKit: Bool { String(reflecting: self).hasPrefix("UIKit.") }

  /// Whether apps do not know the class.
  fileprivate static var isPrivate: Bool { "\(self)".hasPrefix("_") }

  /// Whether it is a control into which apps put views.
  fileprivate static var isOpen: Bool { self == UIButton.self || self == UIControl.self }
}
