/// A guide that follows a moving object over the view.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers. Without a keyboard, or if it covers less, it is the
/// part below the safe area. It is as wide as the view.
///
/// > Source: UIKit documentation, `UIKeyboardLayoutGuide`, `keyboardLayoutGuide`. FS-283.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not at the bottom; there is none here. Default
  /// false.
  open var followsUndockedKeyboard = false

  /// Whether the guide reaches to the safe area if there is no keyboard; otherwise it then has no
  /// height. Default true.
  @available(iOS 17.0, *)
  open var usesBottomSafeArea = true {
    didSet { owningView?.constraintsDidChange() }
  }

  init(in view: UIView) { super.init(source: .keyboard, in: view) }

  /// The height of the guide, in points from the view's lower edge.
  final var height: CGFloat {
    guard let view = owningView else { return 0 }
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard view.treeWindow != nil, let keyboard = SimulatedDevice.current.keyboard.frame else {
      return rest
    }
    let covered = view.bounds.maxY - view.pointFromScreen(keyboard.origin).y
    return max(rest, min(covered, view.bounds.height))
  }

  /// The height that constraints were solved with last.
  final var knownHeight: CGFloat = 0

  /// Requests a new solution if the height has changed.
  final func heightMayHaveChanged() {
    guard height != knownHeight else { return }
    knownHeight = height
    owningView?.constraintsDidChange()
  }
}

extension UIView {
  /// The part of the view that the keyboard covers, for constraints.
  @available(iOS 15.0, *)
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutStore.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(in: self)
    layoutStore.keyboardGuide = guide
    KeyboardGuides.add(guide)
    return guide
  }
}

/// The keyboard guides that are in use: few, if any.
@MainActor enum KeyboardGuides {
  private struct Entry { weak var guide: UIKeyboardLayoutGuide? }

  private static var entries: [Entry] = []

  static func add(_ guide: UIKeyboardLayoutGuide) {
    entries.removeAll { $0.guide == nil }
    entries.append(Entry(guide: guide))
  }

  static func keyboardDidMove() { for entry in entries { entry.guide?.heightMayHaveChanged() } }

  /// A view that moves moves its guides along.
  static func viewDidMove(_ view: UIView) {
    guard !entries.isEmpty, SimulatedDevice.current.keyboard.frame != nil else { return }
    for guide in entries.compactMap(\.guide)
    where guide.owningView?.isDescendant(of: view) == true {
      guide.heightMayHaveChanged()
    }
  }
}
