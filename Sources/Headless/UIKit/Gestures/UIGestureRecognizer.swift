/// Recognizes one gesture in the touches of fingers: a tap, a drag, a pinch.
///
/// A recognizer sees the touches of its view and of the view's descendants, before the view does.
/// Everything that a subclass needs comes with plain `import UIKit`. (FS-121, FS-123)
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The states of a recognizer. (FS-125)
  public enum State: Int, Sendable {
    /// No gesture is recognized yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// A gesture is complete: a discrete one was recognized, a continuous one is over.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches were not the gesture.
    case failed

    /// The name of ``ended`` for a discrete gesture.
    public static let recognized = State.ended
  }

  /// Creates a recognizer that sends an action to a target. The target is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer without a target: archives cannot be read here.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Actions

  final var targets = GestureTargets()
  /// The action of the recognizer's owner, before those of targets.
  final var onAction: ((UIGestureRecognizer) -> Void)?

  /// Adds a target and an action, which is sent whenever the gesture is recognized, changes, ends
  /// or is cancelled. The target performs the selector by ``ActionPerforming`` and is not retained.
  /// (FS-126)
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(target as AnyObject, action: action)
  }

  /// Removes a target and an action; nil means any target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target as AnyObject?, action: action)
  }

  // MARK: State

  final let attempt = GestureAttempt()

  /// The state of the recognizer; a subclass sets it. (FS-125)
  ///
  /// A state that a subclass sets takes effect when every recognizer has seen the event: another
  /// recognizer, the delegate or a view may turn it into a failure, and while it waits for others
  /// to fail the state stays possible. UIKit does not document changes that the state machine does
  /// not have. These are choices here: `cancelled` before the gesture began counts as
  /// ``State/failed``, because many overrides of `touchesCancelled` mean that; a state set after
  /// the gesture is over is ignored; any other such change is a precondition failure.
  open var state: State {
    get { attempt.visibleState }
    set { SimulatedDevice.current.gestures.move(self, to: newValue) }
  }

  /// Whether the recognizer receives touches. Disabling it cancels its attempt. Default true.
  /// (FS-137)
  open var isEnabled = true {
    didSet { if !isEnabled { SimulatedDevice.current.gestures.withdraw(self) } }
  }

  /// The view whose touches the recognizer sees.
  open internal(set) weak var view: UIView?
  /// The delegate, which decides together with the recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for the app's own use.
  open var name: String?

  /// Called after a recognizer is finished, before its next attempt; do not call it. A state that
  /// is set during the call is ignored, which is a choice. Does nothing here. (FS-136)
  open func reset() {}

  // MARK: Touches of views

  /// Whether views lose the touches of a gesture that is recognized. Default true. (FS-128)
  open var cancelsTouchesInView = true
  /// Whether views get touches only after the recognizer failed. Default false. (FS-129)
  open var delaysTouchesBegan = false
  /// Whether views receive the end of touches only after the recognizer failed. Default true.
  /// (FS-130)
  open var delaysTouchesEnded = true

  // MARK: Touches of the recognizer

  /// The kinds of touches that it sees, as raw values. Default all. (FS-122)
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) } {
    didSet { touchTypeBits = allowedTouchTypes.reduce(0) { $0 | 1 << $1.intValue } }
  }
  final var touchTypeBits = 0b1111

  /// The kinds of buttons that it sees, as raw values. Default the select button; without any it
  /// sees only touches. (FS-173, FS-181)
  open var allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]

  /// Whether the touches of one gesture are all of one kind. Default true. (FS-140)
  open var requiresExclusiveTouchType = true

  /// The buttons of the pointer that were down in the last event.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []
  /// The keys that were down in the last event: none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Makes the recognizer ignore a touch from now on; views get it without delay. (FS-139)
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    attempt.drop(touch)
    touch.drop(self)
  }

  /// Makes the recognizer ignore a button from now on.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    attempt.presses.removeAll { $0 === button }
  }

  /// Whether the recognizer sees the touches of an event. Default true. (FS-122)
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called when fingers came down. Does nothing here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers moved. Does nothing here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers were lifted. Does nothing here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were cancelled. Does nothing here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when estimated values of touches are known. Does nothing here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when buttons were pressed. Does nothing here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when pressed buttons changed. Does nothing here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when buttons were released. Does nothing here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses were cancelled. Does nothing here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  // MARK: Others

  final var requiredFailures: [WeakRecognizer] = []

  /// Makes the recognizer wait until another one failed; if that one is recognized, this one fails.
  /// (FS-134)
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether the recognizer prevents another one. Default true. (FS-132)
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer prevents this one. Default true. (FS-132)
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer waits until another one has failed. Default false. (FS-134)
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits until this one has failed. Default false. (FS-134)
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Places

  /// The number of fingers of the gesture. Pans, pinches and rotations count those that are still
  /// down; others also count those that were lifted in this event, which is a choice. (FS-138)
  open var numberOfTouches: Int { countedFingers.count }

  /// The middle of the fingers, in points of a view's space, or of the window's if nil. (FS-138)
  open func location(in view: UIView?) -> CGPoint { convert(attempt.centroid, to: view) }

  /// Where one finger is, in points of a view's space, or of the window's if nil. Fingers count
  /// from 0, in the order in which they came down. (FS-138)
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let fingers = countedFingers
    precondition(
      fingers.indices.contains(touchIndex),
      "There is no touch \(touchIndex): the gesture has \(fingers.count) (FS-138)")
    return convert(fingers[touchIndex].pointInScreen, to: view)
  }

  final func convert(_ pointInScreen: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? self.view?.window)?.pointFromScreen(pointInScreen) ?? pointInScreen
  }

  // MARK: For the recognizers of this module

  /// The fingers of the gesture, in the order in which they came down.
  var countedFingers: [UITouch] { attempt.fingers }

  /// Whether the gesture may continue with further fingers after all of its fingers were lifted.
  var awaitsFingers: Bool { false }

  /// Whether the recognizer uses touches.
  var seesTouches: Bool { true }

  /// Whether the recognizer is for this kind of touch, before any delegate is asked.
  func isFor(_ touch: UITouch) -> Bool { true }

  /// Whether the recognizer may leave possible, as far as its own kind decides.
  func mayBegin() -> Bool { true }
}
