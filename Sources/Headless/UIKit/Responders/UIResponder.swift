/// An object that can handle events; it passes on those that it does not handle.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  deinit {
    AssociatedObjects.removeAll(of: ObjectIdentifier(self))
  }

  /// The responder that gets the events which this one does not handle. Default nil. (FS-100)
  open var next: UIResponder? { nil }

  /// The next responder, if a call is passed on to it.
  private var successor: UIResponder? {
    guard let recorder = SimulatedDevice.recorder else { return next }
    let next = next
    if let next { recorder.notePassing(from: self, to: next) }
    return next
  }

  // MARK: First responder

  /// Whether the responder may become first responder. Default false. (FS-106)
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being first responder. Default true. (FS-106)
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { windowOfResponder?.firstResponder === self }

  /// Makes the responder the first responder of its window, which becomes key, and returns whether
  /// it now is. The old first responder is asked to resign first, then this one whether it can
  /// become first. Outside a window it returns false. (FS-106)
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Asks to stop being first responder, and returns whether it no longer is. (FS-106)
  @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Touches

  /// Called when fingers came down. Passes the call on to ``next``. (FS-089)
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    successor?.touchesBegan(touches, with: event)
  }

  /// Called when fingers moved. Passes the call on to ``next``. (FS-089)
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    successor?.touchesMoved(touches, with: event)
  }

  /// Called when fingers were lifted. Passes the call on to ``next``. (FS-089)
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    successor?.touchesEnded(touches, with: event)
  }

  /// Called when touches were cancelled. Passes the call on to ``next``. (FS-087, FS-089)
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    successor?.touchesCancelled(touches, with: event)
  }

  /// Called when estimated values of touches are known. Does nothing.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: Presses and motion

  /// Called when buttons were pressed. Passes the call on to ``next``. (FS-173)
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    successor?.pressesBegan(presses, with: event)
  }

  /// Called when pressed buttons changed. Passes the call on to ``next``. (FS-173)
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    successor?.pressesChanged(presses, with: event)
  }

  /// Called when buttons were released. Passes the call on to ``next``. (FS-173)
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    successor?.pressesEnded(presses, with: event)
  }

  /// Called when presses were cancelled. Passes the call on to ``next``. (FS-173)
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    successor?.pressesCancelled(presses, with: event)
  }

  /// Called when a shake began. Passes the call on to ``next``. (FS-110)
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    successor?.motionBegan(motion, with: event)
  }

  /// Called when a shake ended. Passes the call on to ``next``. (FS-110)
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    successor?.motionEnded(motion, with: event)
  }

  /// Called when a shake was cancelled. Passes the call on to ``next``. (FS-110)
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    successor?.motionCancelled(motion, with: event)
  }

  // MARK: Actions

  /// Whether the responder itself performs an action: by default if ``ActionPerforming`` has one.
  /// (FS-109)
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionLookup.action(for: action, of: self) != nil
  }

  /// Returns the responder that performs an action: this one if it can, else the target of
  /// ``next``. (FS-109)
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Input views

  /// The view that replaces the keyboard while this one is first responder. Default nil.
  open var inputView: UIView? { nil }

  /// The view on top of the keyboard while this one is first responder. Default nil.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Accessibility

  /// The accessibility values that were set; nil as long as there are none.
  final var accessibilitySettings: AccessibilitySettings?

  /// UIKit's own accessibility values for an object of this class.
  func accessibilityDefaults() -> AccessibilityDefaults { AccessibilityDefaults() }

  /// Whether the object is an accessibility element, which hides the elements below it. Default
  /// true for controls and labels. (FS-165)
  open var isAccessibilityElement: Bool {
    get { accessibilitySettings?.isElement ?? isAccessibilityElementByDefault }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// The name of the object. Default nil, and for labels and controls their text. (FS-257)
  open var accessibilityLabel: String? {
    get { accessibilitySettings?.label ?? accessibilityDefaults().label }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// The value of the object. Default nil, and for controls their value. (FS-257)
  open var accessibilityValue: String? {
    get { accessibilitySettings?.value ?? accessibilityDefaults().value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// The effect of activating the object. Default nil.
  open var accessibilityHint: String? {
    get { accessibilitySettings?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// The traits of the object. Default none, and for labels and controls their kind and whether
  /// they are disabled or selected. (FS-257)
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilitySettings?.traits ?? accessibilityDefaults().traits }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Where the object is, in points of the screen's space. Default the view's bounds. (FS-160)
  open var accessibilityFrame: CGRect {
    get { accessibilitySettings?.frame ?? boundsInScreen }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// Where assistive apps tap to activate the object, in points of the screen's space. Default the
  /// middle of ``accessibilityFrame``. (FS-161)
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilitySettings?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  /// Whether assistive apps pass over everything in the object. Default false. (FS-163)
  open var accessibilityElementsHidden: Bool {
    get { accessibilitySettings?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether assistive apps pass over the view's siblings. Default false. (FS-163)
  open var accessibilityViewIsModal: Bool {
    get { accessibilitySettings?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// The elements of the object instead of its subviews. Default nil.
  open var accessibilityElements: [Any]? {
    get { accessibilitySettings?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// Activates the object, and returns whether it did; otherwise assistive apps tap its activation
  /// point. Default false. (FS-162)
  open func accessibilityActivate() -> Bool { false }

  /// Closes a popover or a screen, and returns whether it did; otherwise ``next`` is asked. Default
  /// false. (FS-260)
  open func accessibilityPerformEscape() -> Bool { false }

  /// Runs the most important action, such as starting and stopping playback, and returns whether it
  /// did; otherwise ``next`` is asked. Default false.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Increases the value. Does nothing.
  open func accessibilityIncrement() {}
  /// Decreases the value. Does nothing.
  open func accessibilityDecrement() {}

  /// Scrolls, and returns whether it did. Default false.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// The actions of assistive apps on the object, in addition to activating it. Default nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilitySettings?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  /// Whether the children of the object stay together in the order of elements. Default false.
  /// (FS-259)
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilitySettings?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// Whether the object reacts to users, for apps that skip elements which are only read. Default
  /// true for an enabled control, a choice.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilitySettings?.respondsToUserInteraction ?? ((self as? UIControl)?.isEnabled == true)
    }
    set { changeAccessibility { $0.respondsToUserInteraction = newValue } }
  }

  /// Called when the cursor of an assistive app moves to the object. Does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the cursor of an assistive app leaves the object. Does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether the cursor of an assistive app is on the object.
  open func accessibilityElementIsFocused() -> Bool {
    SimulatedDevice.current.accessibilityFocus === self
  }

  /// Returns the deepest element at a point, in points of the object's own space where it is a
  /// view. ``SimulatedBehavior/accessibilityPointsAreInScreen`` makes that the screen's. (FS-166)
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
    let isInScreen = SimulatedDevice.current.behavior.accessibilityPointsAreInScreen
    let view = isInScreen ? nil : self as? UIView
    return AccessibilityWalk().element(at: view?.pointInScreen(point) ?? point, in: self)
  }
}
