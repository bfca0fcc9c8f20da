/// A row of segments, of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1

  private var titles: [String?] = []
  /// The selected segment, or ``noSegment``, which is the default.
  open var selectedSegmentIndex = noSegment

  /// Creates a control with titles; anything else makes a segment without one.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }

  /// Selects the segment under the lifted finger, and sends its value-changed event if it is
  /// another one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let point = touch?.location(in: self), bounds.contains(point),
      !titles.isEmpty
    else { return }
    let index = Int((point.x - bounds.minX) / bounds.width * CGFloat(titles.count))
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendValueChanged(with: event)
  }

  override var ownGestures: ControlGestures { .tap }
  /// A touch sends the event of the new value and no touch events.
  override var sendsTouchEvents: Bool { false }
}
