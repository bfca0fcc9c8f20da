/// A view that tracks a finger and turns what it does into events.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What happens to a control. (FS-113)
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

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
    /// The touch no longer counts.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action, whatever led to it.
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

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It does nothing.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// Whether the control does anything; a disabled one takes touches all the same. Default true.
  /// (FS-028, FS-117)
  open var isEnabled = true {
    willSet { KeyValueObservers.willChange("enabled", of: self) }
    didSet {
      if !isEnabled { cancelWhenDisabled() }
      KeyValueObservers.didChange("enabled", of: self)
    }
  }
  /// Whether the control is chosen. Default false.
  open var isSelected = false {
    willSet { KeyValueObservers.willChange("selected", of: self) }
    didSet { KeyValueObservers.didChange("selected", of: self) }
  }
  /// Whether a finger is on the control. (FS-116)
  open var isHighlighted = false {
    willSet { KeyValueObservers.willChange("highlighted", of: self) }
    didSet { KeyValueObservers.didChange("highlighted", of: self) }
  }
  /// Whether the control follows a finger. (FS-112)
  open internal(set) var isTracking = false
  /// Whether the finger that is followed is inside, or not far from it. (FS-115)
  open internal(set) var isTouchInside = false
  /// The finger that is followed.
  final weak var trackedTouch: UITouch?
  /// Whether a touch opens the control's menu rather than doing what the control does. Default
  /// false.
  @available(tvOS 17.0, *)
  open var showsMenuAsPrimaryAction = false
  /// What the menu shows; none unless a subclass has one.
  var menuToShow: UIMenu? { nil }
  /// The menu that is open.
  final weak var openMenu: _UIContextMenuContainerView?
  final var handlers = ControlHandlers()

  /// Where the content is between the left and the right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// All over.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// Where the content is between the upper and the lower edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// All over.
    case fill
  }

  /// Where the content is between the left and the right edge. Default in the middle. (FS-384)
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where the content is between the upper and the lower edge. Default in the middle. (FS-384)
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// ``contentHorizontalAlignment`` with a side in place of where lines begin or end.
  @available(iOS 11.0, tvOS 11.0, *)
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let side: side
    }
  }

  /// All states that hold.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Creates a control that does something on its main action.
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

  /// What the control needs of the gestures that recognizers of its superviews would take: nothing,
  /// unless it is one of the system's. (FS-120)
  var ownGestures: ControlGestures { [] }

  /// No, if a recognizer of a superview would take a gesture that the control is made for.
  ///
  /// > Source: UIKit documentation, "Attaching gesture recognizers to UIKit controls". FS-120.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !keepsToItself(gestureRecognizer)
  }

  // MARK: Tracking

  /// Called when a finger comes down; returns whether to follow it. Default true. (FS-112)
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves; returns whether to follow it further. Default true. (FS-112)
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger is lifted or no longer followed. Ends the tracking: an override that
  /// does not call super leaves ``isTracking`` on. (FS-112, FS-182)
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    isTracking = false
  }
  /// Called when the touch no longer counts; without an event if none is the cause. Ends the
  /// tracking: an override that does not call super leaves ``isTracking`` on. (FS-112, FS-182)
  open func cancelTracking(with event: UIEvent?) {
    isTracking = false
  }

  /// Follows the finger. Not handed on to the superview, which is a choice. (FS-118)
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { beginFollowing($0, with: event) }
    if handsTouchesOn { super.touchesBegan(touches, with: event) }
  }

  /// Follows the finger. Not handed on to the superview, which is a choice. (FS-118)
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { follow($0, with: event) }
    if handsTouchesOn { super.touchesMoved(touches, with: event) }
  }

  /// Stops following the finger. Not handed on to the superview, which is a choice. (FS-118)
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { endFollowing($0, with: event) }
    if handsTouchesOn { super.touchesEnded(touches, with: event) }
  }

  /// Stops following the finger. Not handed on to the superview, which is a choice. (FS-118)
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { cancelFollowing($0, with: event) }
    if handsTouchesOn { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Actions

  /// Has a target do something on events; a nil target lets the responder chain decide. The target
  /// is not kept. (FS-119)
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target: target as AnyObject?, action: action, for: controlEvents)
  }

  /// Takes back what a target does on events; nil stands for any target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target: target as AnyObject?, action: action, for: controlEvents)
  }

  /// Has an action done on events; one with the same identifier for the same events is replaced.
  /// (FS-119)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Takes back an action for events. (FS-119)
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Takes back the action with an identifier for events. (FS-119)
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets that actions were added for; nil targets are left out.
  open var allTargets: Set<AnyHashable> {
    Set(handlers.targets.compactMap { $0 as? AnyHashable })
  }

  /// The events that anything was added for.
  open var allControlEvents: Event {
    handlers.all.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the selectors that were added for a target and any of some events, or nil if there are
  /// none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let actions = handlers.selectors(of: target as AnyObject?, for: controlEvent)
    return actions.isEmpty ? nil : actions.map(\.description)
  }

  /// Goes through what was added, in order, until told to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for handler in handlers.all where !stop {
      switch handler.work {
      case .closure(let action):
        iterator(action, nil, handler.events, &stop)
      case .selector(let selector, let target):
        iterator(nil, (target.object, selector), handler.events, &stop)
      }
    }
  }

  /// Has an action of a target done.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Has an action done.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Has all that was added for any of some events done, in the order in which it was added, which
  /// is a choice. (FS-119)
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, with: nil)
  }

  /// Does what a tap on the control does.
  @available(iOS 17.4, tvOS 17.4, *)
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  /// The main action follows the control's own event, which is a choice. (FS-119)
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

  /// Whether the events of the touches themselves are sent, from `touchDown` to `touchCancel`.
  var sendsTouchEvents: Bool { true }

  /// The event that means the main action: none.
  var primaryEvent: Event? { nil }
}
