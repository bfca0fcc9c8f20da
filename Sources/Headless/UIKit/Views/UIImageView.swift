/// A view that shows a picture. It takes no touches, nor do its subviews, until its interaction is
/// switched on. (FS-027)
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    willSet { KeyValueObservers.willChange("image", of: self) }
    didSet {
      invalidateIntrinsicContentSize()
      KeyValueObservers.didChange("image", of: self)
    }
  }

  /// The picture while the view is highlighted; nothing is drawn here.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted; nothing is drawn here. Default false.
  open var isHighlighted = false
  /// Pictures that follow one another; nothing is drawn here.
  open var animationImages: [UIImage]?
  /// How long all of them take, in seconds; 0 for a 30th of a second each. Default 0.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 for endless. Default 0.
  open var animationRepeatCount = 0
  /// Whether the animation of the pictures runs. It runs until it is stopped, a choice.
  open private(set) var isAnimating = false

  /// Starts the animation of the pictures.
  open func startAnimating() { isAnimating = true }

  /// Stops the animation of the pictures.
  open func stopAnimating() { isAnimating = false }

  /// Creates a view as large as a picture, with another picture for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without a picture: archives cannot be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture's size, or none.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Returns the picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
