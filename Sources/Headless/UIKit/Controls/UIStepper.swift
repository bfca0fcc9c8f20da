/// A control of two buttons that decrease or increase a value by a step.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The size of every stepper, in points, whatever its frame is.
  static let size = CGSize(width: 94, height: 32)

  /// The value, limited to the range from the least to the greatest. Default 0.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var storedValue = 0.0

  /// The least value. Default 0.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The greatest value. Default 100.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// The amount of one step. Default 1.
  open var stepValue = 1.0
  /// Whether the least value follows after the greatest. Default false.
  open var wraps = false
  /// Whether the value continues to change while a finger stays down. Default true.
  open var autorepeat = true
  /// Whether the control sends its value-changed event for each change, and not only at the end.
  /// Default true.
  open var isContinuous = true

  private var direction = 0.0
  private var valueBefore = 0.0
  private var hasStepped = false
  private var timer: SimulatedTimer?

  /// Creates a stepper at the origin of a frame, of the size that steppers have.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a stepper at the origin: archives cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  /// The size that steppers have.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// The size that steppers have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Starts to repeat; the left half is less, the right half is greater.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    valueBefore = value
    hasStepped = false
    if autorepeat { wait(SimulatedDevice.current.behavior.gestures.stepperRepeatDelay) }
    return true
  }

  /// Makes one step, unless the stepper has already made some.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stopRepeating()
    if isTouchInside, !hasStepped { step(with: event) }
    if !isContinuous, value != valueBefore { sendValueChanged(with: event) }
  }

  /// Stops repeating.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    stopRepeating()
  }

  override var ownGestures: ControlGestures { .tap }

  // MARK: Accessibility

  /// Not an element itself: each button is one.
  override func accessibilityDefaults() -> AccessibilityDefaults { AccessibilityDefaults() }

  /// The two buttons, unless others were set.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? parts }
    set { super.accessibilityElements = newValue }
  }

  private lazy var parts = [makePart("Decrement", 0), makePart("Increment", 0.5)]

  private func makePart(_ label: String, _ share: CGFloat) -> PartElement {
    PartElement(
      of: self,
      at: { [weak self] in
        guard let bounds = self?.bounds else { return .zero }
        return CGRect(
          x: bounds.minX + bounds.width * share, y: bounds.minY, width: bounds.width / 2,
          height: bounds.height)
      },
      saying: { [weak self] in
        guard let self else { return AccessibilityDefaults() }
        let limit = share == 0 ? minimumValue : maximumValue
        let isOff = !isEnabled || !wraps && value == limit
        return AccessibilityDefaults(
          isElement: true, label: label, traits: isOff ? [.button, .notEnabled] : .button)
      })
  }

  private func wait(_ seconds: TimeInterval) {
    timer = SimulatedDevice.current.clock.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      if isTouchInside { step(with: nil) }
      wait(SimulatedDevice.current.behavior.gestures.stepperRepeatInterval)
    }
  }

  private func stopRepeating() {
    timer?.cancel()
    timer = nil
  }

  private func step(with event: UIEvent?) {
    hasStepped = true
    let old = value
    let next = value + direction * stepValue
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if isContinuous, value != old { sendValueChanged(with: event) }
  }
}
