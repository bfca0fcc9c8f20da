/// A control of several segments, side by side and equally wide, of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var isEnabled = true
  }

  private var segments: [Segment] = []
  /// The chosen segment, or ``noSegment``, which is the default.
  open var selectedSegmentIndex = noSegment
  /// Whether a segment is chosen only for a moment. Default false.
  open var isMomentary = false

  /// Creates a control with segments.
  ///
  /// - Parameter items: The titles; what is no text makes a segment without one.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String) }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment; one that is chosen stays chosen.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), segments.count)
    segments.insert(Segment(title: title), at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets what a segment says.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }

  /// Returns what a segment says.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Sets whether a segment can be chosen. Default true.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  /// Returns whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// Chooses the segment that the finger is lifted over, and tells so if it is another one.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, let index = segment(at: touch.location(in: self)),
      segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    sendValueChanged(with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  override var ownGestures: ControlGestures { .tap }
  /// A touch makes it tell the new segment and nothing else.
  override var sendsTouchEvents: Bool { false }

  // MARK: Accessibility

  /// No element itself: each segment is one.
  override func accessibilityDefaults() -> AccessibilityDefaults { AccessibilityDefaults() }

  /// The segments, unless others were set.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? parts }
    set { super.accessibilityElements = newValue }
  }

  private var madeParts: [PartElement] = []
  private var parts: [PartElement] {
    if madeParts.count != segments.count { madeParts = segments.indices.map(makePart) }
    return madeParts
  }

  private func makePart(at index: Int) -> PartElement {
    PartElement(
      of: self,
      at: { [weak self] in
        guard let self else { return .zero }
        let width = bounds.width / CGFloat(max(segments.count, 1))
        return CGRect(
          x: bounds.minX + width * CGFloat(index), y: bounds.minY, width: width,
          height: bounds.height)
      },
      saying: { [weak self] in
        guard let self, segments.indices.contains(index) else { return AccessibilityDefaults() }
        var traits = UIAccessibilityTraits.button
        if selectedSegmentIndex == index { traits.insert(.selected) }
        if !isEnabled || !segments[index].isEnabled { traits.insert(.notEnabled) }
        return AccessibilityDefaults(
          isElement: true, label: segments[index].title, traits: traits)
      })
  }

  private func segment(at point: CGPoint) -> Int? {
    guard bounds.contains(point), !segments.isEmpty else { return nil }
    return Int((point.x - bounds.minX) / bounds.width * CGFloat(segments.count))
  }
}
