/// A view that tracks a finger and sends events for its movements.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The events of a control. (FS-113)
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again, in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text is about to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It is disabled.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// Whether the control reacts to touches; a disabled one still takes touches. Default true.
  /// (FS-028, FS-117)
  open var isEnabled = true {
    didSet {
      if !isEnabled { cancelWhenDisabled() }
    }
  }
  /// Whether the control is selected. Default false.
  open var isSelected = false
  /// Whether a finger is on the control. (FS-116)
  open var isHighlighted = false
  /// Whether the control tracks a finger. (FS-112)
  open internal(set) var isTracking = false
  /// Whether the tracked finger is inside, or not far from it. (FS-115)
  open internal(set) var isTouchInside = false
  final weak var trackedTouch: UITouch?
  /// Whether a touch opens the control's menu rather than triggering its primary action. Default
  /// false.
  open var showsMenuAsPrimaryAction = false
  /// The menu of the control; none unless a subclass has one.
  var menuToShow: UIMenu? { nil }
  final weak var openMenu: _UIContextMenuContainerView?
  final var handlers = ControlHandlers()

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// The horizontal alignment of the content. Default in the middle. (FS-384)
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The vertical alignment of the content. Default in the middle. (FS-384)
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// ``contentHorizontalAlignment`` with left or right instead of leading and trailing.
  @available(iOS 11.0, *)
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let side: side
    }
  }

  /// All current states.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Creates a control that runs an action as its primary one.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Accessibility

  override func accessibilityDefaults() -> AccessibilityDefaults {
    var traits = UIAccessibilityTraits.none
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return AccessibilityDefaults(isElement: true, traits: traits)
  }

  // MARK: Gestures

  /// The gestures that recognizers of superviews may not take from the control: none, unless it is
  /// a control of the system. (FS-120)
  var ownGestures: ControlGestures { [] }

  /// False, if a recognizer of a superview would take a gesture that the control uses itself.
  ///
  /// > Source: UIKit documentation, "Attaching gesture recognizers to UIKit controls". FS-120.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !keepsToItself(gestureRecognizer)
  }

  // MARK: Tracking

  /// Called when a finger comes down; returns whether to track it. Default true. (FS-112)
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves; returns whether to track it further. Default true. (FS-112)
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger is lifted or no longer tracked. Ends the tracking: if an override does
  /// not call super, ``isTracking`` stays true. (FS-112, FS-182)
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) { isTracking = false }
  /// Called when the touch is cancelled; without an event if none is the cause. Ends the tracking:
  /// if an override does not call super, ``isTracking`` stays true. (FS-112, FS-182)
  open func cancelTracking(with event: UIEvent?) { isTracking = false }

  /// Tracks the finger. Does not forward the touch to the superview, which is a choice. (FS-118)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { beginFollowing($0, with: event) }
  }

  /// Tracks the finger. Does not forward the touch to the superview, which is a choice. (FS-118)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { follow($0, with: event) }
  }

  /// Stops tracking the finger. Does not forward the touch to the superview, a choice. (FS-118)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { endFollowing($0, with: event) }
  }

  /// Stops tracking the finger. Does not forward the touch to the superview, a choice. (FS-118)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { cancelFollowing($0, with: event) }
  }

  // MARK: Actions

  /// Adds a target and an action for events; for a nil target the responder chain decides. The
  /// target is not retained. (FS-119)
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target: target as AnyObject?, action: action, for: controlEvents)
  }

  /// Removes a target and an action from events; nil means any target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target: target as AnyObject?, action: action, for: controlEvents)
  }

  /// Adds an action for events; one with the same identifier for the same events is replaced.
  /// (FS-119)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Removes an action from events. (FS-119)
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events. (FS-119)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { handlers.remove(actionIdentifier, for: controlEvents) }

  /// The targets that have actions; nil targets are left out.
  open var allTargets: Set<AnyHashable> { Set(handlers.targets.compactMap { $0 as? AnyHashable }) }

  /// The events that have actions.
  open var allControlEvents: Event { handlers.all.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the selectors of a target for any of some events, or nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let actions = handlers.selectors(of: target as AnyObject?, for: controlEvent)
    return actions.isEmpty ? nil : actions.map(\.description)
  }

  /// Calls a closure with each action, in order, until it stops the enumeration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers.all where !stop {
      switch handler.work {
      case .closure(let action): iterator(action, nil, handler.events, &stop)
      case .selector(let selector, let target):
        iterator(nil, (target.object, selector), handler.events, &stop)
      }
    }
  }

  /// Sends an action to a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Sends the actions for any of some events, in the order in which they were added, which is a
  /// choice. (FS-119)
  open func sendActions(for controlEvents: Event) { send(controlEvents, with: nil) }

  /// Triggers the primary action.
  @available(iOS 17.4, *)
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// The primary action follows the control's own event, which is a choice. (FS-119)
  final func send(_ controlEvents: Event, with event: UIEvent?) {
    if !sendsTouchEvents, controlEvents.isSubset(of: .allTouchEvents), event != nil { return }
    SimulatedDevice.recorder?.noteRaising(controlEvents, of: self)
    for handler in handlers.matching(controlEvents) {
      switch handler.work {
      case .closure(let action): sendAction(action)
      case .selector(let action, let target): sendAction(action, to: target.object, for: event)
      }
    }
  }

  /// Whether the control sends the touch events, from `touchDown` to `touchCancel`.
  var sendsTouchEvents: Bool { true }

  /// The event that triggers the primary action: none.
  var primaryEvent: Event? { nil }
}
