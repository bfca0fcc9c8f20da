/// A view that a collection uses again and again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the collection stores views of this kind for reuse.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a view of any class for a collection. Every class that has UIKit's own initialisers
  /// inherits this; a class without them cannot be registered with a collection on any host.
  public required convenience init(_reuseIdentifier identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called before the view is used for another item. Does nothing.
  open func prepareForReuse() {}

  /// Called when a layout gives the view its place. Does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to those of a layout: the same. Cells do not size
  /// themselves here, so UIKit does not call it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection. Put subviews into ``contentView``.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the content; it fills the cell.
  public let contentView = UIView()
  /// The content of the cell; its view fills the content view. A new configuration gets a new view
  /// here.
  @available(iOS 14.0, *)
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: contentView) }
  }
  private var configuredContent = ConfiguredContent()
  /// Whether a finger presses the item. Default false.
  open var isHighlighted = false { didSet { showSelection() } }
  /// Whether the item is selected. Default false.
  open var isSelected = false { didSet { showSelection() } }
  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? { didSet { exchange(oldValue, for: backgroundView, at: 0) } }
  /// A view behind the content, in front of the background view, shown while the item is selected
  /// or pressed.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  private func showSelection() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }

  private func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  override func setUp() { fill(with: contentView) }
}
