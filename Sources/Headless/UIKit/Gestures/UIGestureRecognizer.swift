/// Makes one meaning out of what fingers do: a tap, a drag, a pinch.
///
/// A recognizer sees the touches whose view is its own or is in it, before that view does. Everything
/// that a subclass needs comes with plain `import UIKit`. (FS-121, FS-123)
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recognizer has come. (FS-125)
  public enum State: Int, Sendable {
    /// It may still become something.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// A gesture is complete: a discrete one was recognized, a continuous one is over.
    case ended
    /// A continuous gesture does not count after all.
    case cancelled
    /// It was something else.
    case failed

    /// What ``ended`` is called for a discrete gesture.
    public static let recognized = State.ended
  }

  /// Creates a recognizer that tells a target of the gesture. The target is not kept.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer that tells nobody yet: there are no archives to read here.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  // MARK: Actions

  final var targets = GestureTargets()
  /// What the owner of the recognizer does before any target is told.
  final var onAction: ((UIGestureRecognizer) -> Void)?

  /// Has a target told whenever the gesture is recognized, goes on, ends or is cancelled. The target
  /// answers to the selector by ``ActionPerforming`` and is not kept. (FS-126)
  open func addTarget(_ target: Any, action: Selector) {
    targets.add(target as AnyObject, action: action)
  }

  /// Takes back what targets are told; nil stands for any target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.remove(target as AnyObject?, action: action)
  }

  // MARK: State

  final let attempt = GestureAttempt()

  /// How far the recognizer has come; a subclass sets it. (FS-125)
  ///
  /// What a subclass sets takes effect once every recognizer has seen the event: another one, the
  /// delegate or a view may make it a failure, and while it waits for others to fail it stays
  /// possible. UIKit does not say what it makes of moves that the state machine does not have. Here,
  /// by choice, `cancelled` before the gesture began is taken for ``State/failed``, as many a
  /// `touchesCancelled` means it; what is set once the gesture is over is dropped; any other such move
  /// is a precondition failure.
  open var state: State {
    get {
      // Most ask a recognizer that does not wait.
      guard attempt.isWaiting, behavior.waitingRecognizersShowTheirState else {
        return attempt.visibleState
      }
      return attempt.ownState
    }
    set { SimulatedDevice.current.gestures.move(self, to: newValue) }
  }

  /// Whether the recognizer sees touches. Turned off it cancels what it is in the middle of. Default
  /// true. (FS-137)
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if !isEnabled { SimulatedDevice.current.gestures.withdraw(self) } }
  }

  /// The view whose touches the recognizer sees.
  @exclusivity(unchecked) open internal(set) weak var view: UIView?
  /// Who decides together with the recognizer.
  @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for one's own use.
  open var name: String?

  /// Called after a recognizer is done, before it starts anew; not to be called. A state that is set
  /// meanwhile is dropped, which is a choice. Does nothing here. (FS-136)
  open func reset() {}

  // MARK: What views get

  /// Whether views lose the touches of a gesture that is recognized. Default true. (FS-128)
  @exclusivity(unchecked) open var cancelsTouchesInView = true
  /// Whether views are told of touches only after the recognizer failed. Default false. (FS-129)
  @exclusivity(unchecked) open var delaysTouchesBegan = false
  /// Whether views learn of the end of touches only after the recognizer failed. Default true.
  /// (FS-130)
  @exclusivity(unchecked) open var delaysTouchesEnded = true

  // MARK: What the recognizer gets

  /// The kinds of touches that it sees, as raw values. Default all. (FS-122)
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) } {
    didSet { touchTypeBits = allowedTouchTypes.reduce(0) { $0 | 1 << $1.intValue } }
  }
  final var touchTypeBits = 0b1111

  /// The kinds of buttons that it sees, as raw values. Default the one that selects; without any it sees touches alone. (FS-173, FS-181)
  open var allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]

  /// Whether the touches of one gesture are all of one kind. Default true. (FS-140)
  @exclusivity(unchecked) open var requiresExclusiveTouchType = true

  /// The buttons of the pointer that were down in the last event.
  @exclusivity(unchecked) open internal(set) var buttonMask: UIEvent.ButtonMask = []
  /// The keys that were down in the last event: none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Has the recognizer see no more of a touch; views get it without delay. (FS-139)
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    attempt.drop(touch)
    touch.drop(self)
  }

  /// Has the recognizer see no more of a button.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    attempt.presses.removeAll { $0 === button }
  }

  /// Whether the recognizer sees the touches of an event. Default true. (FS-122)
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Tells that fingers came down. Does nothing here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that fingers moved. Does nothing here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that fingers were lifted. Does nothing here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that fingers no longer count. Does nothing here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells that values that were estimates are now known. Does nothing here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Tells that buttons were pressed. Does nothing here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells that pressed buttons changed. Does nothing here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells that buttons were let go. Does nothing here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells that pressed buttons no longer count. Does nothing here.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  // MARK: Others

  @exclusivity(unchecked) final var requiredFailures: [WeakRecognizer] = []

  /// Has the recognizer wait until another one failed; if that one is recognized, this one fails.
  /// (FS-134)
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether the recognizer keeps another one from being recognized. Default true. (FS-132)
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer keeps this one from being recognized. Default true. (FS-132)
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the recognizer waits until another one failed. Default false. (FS-134)
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits until this one failed. Default false. (FS-134)
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: Places

  /// The number of fingers of the gesture: pans, pinches and rotations count those that are still
  /// down, others also those that were lifted in this event, which is a choice. (FS-138)
  open var numberOfTouches: Int { countedFingers.count }

  /// The middle of the fingers, in points of a view's space, or of the window's if nil. (FS-138)
  open func location(in view: UIView?) -> CGPoint {
    convert(attempt.centroid, to: view)
  }

  /// Where one finger is, in points of a view's space, or of the window's if nil. (FS-138)
  ///
  /// - Parameters:
  ///   - touchIndex: From 0 up to ``numberOfTouches``, in the order in which they came down.
  ///   - view: The view whose space the point is in; `nil` for the window.
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

  /// Whether the gesture may go on with further fingers after all of its fingers were lifted.
  var awaitsFingers: Bool { false }

  /// Whether touches mean anything to the recognizer.
  var seesTouches: Bool { true }

  /// Whether a new touch is of the kind that the recognizer is for, before anybody is asked.
  func isFor(_ touch: UITouch) -> Bool { true }

  /// Whether the recognizer may leave possible as far as its own kind is concerned.
  func mayBegin() -> Bool { true }
}
