/// Something that users of assistive apps can do with an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does the action, and returns whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What users hear.
  open var name: String
  /// What is done; returns whether it was.
  open var actionHandler: Handler?
  /// Who does something for the selector. It is not kept.
  open weak var target: AnyObject?
  /// What the target does.
  open var selector: Selector

  /// Creates an action from what it does.
  public init(name: String, actionHandler: @escaping Handler) {
    (self.name, self.actionHandler, selector) = (name, actionHandler, "")
    super.init()
  }

  /// Creates an action that its target does.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target as AnyObject?
    super.init()
  }

  /// Does the action.
  final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
  }
}

/// Which way an assistive app scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is on the right.
  case right = 1
  /// To what is on the left.
  case left
  /// To what is above.
  case up
  /// To what is below.
  case down
  /// To the next page.
  case next
  /// To the page before.
  case previous
}
