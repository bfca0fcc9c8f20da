/// An activity indicator: a wheel that turns. Nothing turns here.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large the wheel is.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the wheel is hidden while it is stopped. Default true.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Creates a stopped wheel.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  /// Creates a wheel of medium size with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a wheel of medium size: archives cannot be read here.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  /// Starts the wheel.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the wheel.
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  /// The size of the wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
}

/// A bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How the bar looks.
  public enum Style: Int, Sendable { case `default`, bar }

  /// How the bar looks.
  open var progressViewStyle = Style.default
  /// From 0 to 1. Default 0.
  open var progress: Float = 0 {
    didSet {
      progress = min(max(progress, 0), 1)
    }
  }

  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func accessibilityDefaults() -> AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
  }

  /// Without a width of its own, 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }
}
