/// A control of several segments, side by side and equally wide. One of them is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    /// The text that assistive apps speak.
    @MainActor var label: String? { title ?? image?.accessibilityLabel }
  }

  private var segments: [Segment] = []
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The selected segment, or ``noSegment``, which is the default.
  open var selectedSegmentIndex = noSegment
  /// The colour of the selected segment; nil for the system's.
  @available(iOS 13.0, *)
  open var selectedSegmentTintColor: UIColor?
  /// Whether a segment is selected only for a moment. Default false.
  open var isMomentary = false

  /// Creates a control with titles and pictures; anything else makes a segment without one.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment; the selected one stays selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Adds a segment with a picture; the selected one stays selected.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at place: Int) {
    let index = min(max(place, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
    segments[segment].image = nil
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

  /// Sets the text attributes of titles for a state; nothing is drawn here.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  /// Returns the text attributes of titles for a state, if they were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Sets the picture of a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].title = nil
    segments[segment].image = image
  }

  /// Returns the picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

  /// Sets whether a segment can be selected. Default true.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  /// Selects the segment under the lifted finger, and sends its value-changed event if it is
  /// another one.
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
  /// A touch sends the event of the new value and no touch events.
  override var sendsTouchEvents: Bool { false }

  // MARK: Accessibility

  /// Not an element itself: each segment is one.
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
        return AccessibilityDefaults(isElement: true, label: segments[index].label, traits: traits)
      })
  }

  private func segment(at point: CGPoint) -> Int? {
    guard bounds.contains(point), !segments.isEmpty else { return nil }
    return Int((point.x - bounds.minX) / bounds.width * CGFloat(segments.count))
  }
}
