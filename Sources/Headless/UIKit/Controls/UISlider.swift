/// A control whose thumb is dragged along a track to choose a value.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The width and height of the thumb, in points. We chose it.
  static let thumbSize: CGFloat = 31

  /// The least value, at the left. Default 0.
  open var minimumValue: Float = 0
  /// The greatest value, at the right. Default 1.
  open var maximumValue: Float = 1
  /// The value, limited to the range from the least to the greatest. Default 0.
  open var value: Float = 0 { didSet { value = max(minimumValue, min(value, maximumValue)) } }
  private var grip: CGFloat = 0

  private var thumb: CGRect {
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: bounds.minX + share * max(bounds.width - Self.thumbSize, 0),
      y: bounds.midY - Self.thumbSize / 2, width: Self.thumbSize, height: Self.thumbSize)
  }

  /// Tracks a finger that grabs the thumb, or the 10 points around it, which we chose.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = touch.location(in: self).x - thumb.minX
    return thumb.insetBy(dx: -10, dy: -10).contains(touch.location(in: self))
  }

  /// Moves the thumb, and sends the value-changed event.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let length = bounds.width - Self.thumbSize
    guard length > 0 else { return true }
    let share = Float((touch.location(in: self).x - grip - bounds.minX) / length)
    let old = value
    value = minimumValue + share * (maximumValue - minimumValue)
    if value != old { sendValueChanged(with: event) }
    return true
  }

  /// Any width, as high as the thumb.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.thumbSize)
  }

  /// With the given width, as high as the thumb.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.thumbSize)
  }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    var defaults = super.accessibilityDefaults()
    let span = maximumValue - minimumValue
    defaults.value = span > 0 ? "\(Int(((value - minimumValue) / span * 100).rounded()))%" : nil
    defaults.traits.insert(.adjustable)
    return defaults
  }

  /// Increases the value by a tenth of its range, which we chose, and sends its event.
  open override func accessibilityIncrement() { step(by: 0.1) }
  /// Decreases the value by a tenth of its range, which we chose, and sends its event.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    let old = value
    value += share * (maximumValue - minimumValue)
    if value != old { sendValueChanged(with: nil) }
  }

  override var ownGestures: ControlGestures { .drag }
}
