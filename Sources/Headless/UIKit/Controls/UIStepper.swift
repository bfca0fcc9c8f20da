/// A control of two buttons that decrease or increase a value by a step.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The size of every stepper, in points, whatever its frame is.
  static let size = CGSize(width: 94, height: 32)

  /// The least value. Default 0.
  open var minimumValue = 0.0
  /// The greatest value. Default 100.
  open var maximumValue = 100.0
  /// The amount of one step. Default 1.
  open var stepValue = 1.0
  /// The value, limited to the range from the least to the greatest. Default 0.
  open var value = 0.0 { didSet { value = max(minimumValue, min(value, maximumValue)) } }

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

  /// Makes a step: the left half is less, the right half is greater. A finger that stays down makes
  /// no more of them here.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let old = value
    value += touch.location(in: self).x < bounds.midX ? -stepValue : stepValue
    if value != old { sendValueChanged(with: event) }
  }

  override var ownGestures: ControlGestures { .tap }
}
