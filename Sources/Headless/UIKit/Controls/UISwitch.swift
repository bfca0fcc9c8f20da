/// A control that is on or off. A tap switches it, and so does a finger that drags its knob across.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The size of every switch, in points, whatever its frame is.
  static let size = CGSize(width: 51, height: 31)

  /// Whether the switch is on. Default false.
  open var isOn = false
  private var startX: CGFloat = 0

  /// Creates a switch at the origin of a frame, of the size that switches have.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Creates a switch at the origin: archives cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

  /// Turns the switch without sending an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The size that switches have.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// The size that switches have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Records where the finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startX = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  /// Switches to the side to which the knob was dragged, or without a drag to the other side. A
  /// finger that only moved away changes nothing. (The distance of a drag is a choice: that of
  /// pans.)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let x = touch.location(in: self).x
    let isDrag = abs(x - startX) >= SimulatedDevice.current.behavior.panHysteresis
    let wasOn = isOn
    isOn = isDrag ? x >= bounds.midX : !isOn
    if isOn != wasOn { sendValueChanged(with: event) }
  }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    var defaults = super.accessibilityDefaults()
    defaults.value = isOn ? "1" : "0"
    defaults.traits.insert(.button)
    return defaults
  }

  override var ownGestures: ControlGestures { [.tap, .drag] }
}
