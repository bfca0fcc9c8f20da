/// A control whose thumb is dragged along a track to choose a value.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The width and height of the thumb, in points; a choice.
  static let thumbSize: CGFloat = 31
  /// Points around the thumb in which a finger still grabs it; a choice.
  static let thumbMargin: CGFloat = 10

  /// The value, limited to the range from the least to the greatest. Default 0.
  open var value: Float {
    get { storedValue }
    set { storedValue = limited(newValue) }
  }
  private var storedValue: Float = 0

  /// The least value, at the left. Default 0.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }

  /// The greatest value, at the right. Default 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether the control sends its value-changed event during a drag, and not only at the end.
  /// Default true.
  open var isContinuous = true
  private var grip: CGFloat = 0

  /// Sets a value without sending an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Returns where the track is, in points of the slider's space.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }

  /// Returns where the thumb is for a value, in points of the slider's space.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = Self.thumbSize
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + share * max(rect.width - size, 0), y: rect.midY - size / 2, width: size,
      height: size)
  }

  /// Tracks a finger that grabs the thumb, and no other.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (point, thumb) = (touch.location(in: self), thumb)
    grip = point.x - thumb.minX
    return thumb.insetBy(dx: -Self.thumbMargin, dy: -Self.thumbMargin).contains(point)
  }

  /// Moves the thumb.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let length = track.width - Self.thumbSize
    guard length > 0 else { return true }
    let share = Float((touch.location(in: self).x - grip - track.minX) / length)
    let old = value
    value = minimumValue + share * (maximumValue - minimumValue)
    if isContinuous, value != old { sendValueChanged(with: event) }
    return true
  }

  /// Sends the value's event if none was sent during the drag.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendValueChanged(with: event) }
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

  /// Increases the value by a tenth of its range, a choice, and sends the value's event.
  open override func accessibilityIncrement() { step(by: 0.1) }
  /// Decreases the value by a tenth of its range, a choice, and sends the value's event.
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by share: Float) {
    let old = value
    value += share * (maximumValue - minimumValue)
    if value != old { sendValueChanged(with: nil) }
  }

  override var ownGestures: ControlGestures { .drag }

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private func limited(_ value: Float) -> Float { min(max(value, minimumValue), maximumValue) }
}
