/// An action that users of assistive apps can run on an element, in addition to activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Runs the action, and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name that assistive apps speak.
  open var name: String
  /// The closure that runs the action and returns whether it succeeded.
  open var actionHandler: Handler?
  /// The object that performs the selector. It is not retained.
  open weak var target: AnyObject?
  /// The selector that the target performs.
  open var selector: Selector

  /// Creates an action that runs a closure.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    selector = ""
    super.init()
  }

  /// Creates an action that sends a selector to a target.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.selector = selector
    self.target = target as AnyObject?
    super.init()
  }

  /// Runs the action, and returns whether it succeeded.
  final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return UIApplication.shared.sendAction(selector, to: target, from: self, for: nil)
  }
}

/// The direction in which an assistive app scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
