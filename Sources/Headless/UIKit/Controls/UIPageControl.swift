/// A row of dots, one for each page. A tap on the right half goes to the next page, one on the left
/// half to the page before.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are. Default 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = storedPage
    }
  }

  /// The page that is shown, from 0. Default 0.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0)) }
  }
  private var storedPage = 0

  /// Moves to another page, and sends its value-changed event.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    turn(by: touch.location(in: self).x < bounds.midX ? -1 : 1, with: event)
  }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    var defaults = super.accessibilityDefaults()
    defaults.value = "page \(currentPage + 1) of \(numberOfPages)"
    defaults.traits.insert([.adjustable, .updatesFrequently])
    return defaults
  }

  /// Moves to the next page, and sends its value-changed event.
  open override func accessibilityIncrement() { turn(by: 1) }
  /// Moves to the previous page, and sends its value-changed event.
  open override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by pages: Int, with event: UIEvent? = nil) {
    let old = currentPage
    currentPage += pages
    if currentPage != old { sendValueChanged(with: event) }
  }

  override var ownGestures: ControlGestures { .tap }
}
