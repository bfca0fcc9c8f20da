/// A view that a collection uses again and again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name under which the collection stores views of this kind for reuse.
  public private(set) final var reuseIdentifier: String?

  /// Creates a view of any class for a collection. Every class that has UIKit's own initialisers
  /// inherits this; a class without them cannot be registered with a collection on any host.
  public required convenience init(_reuseIdentifier identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called before the view is used for another item. Does nothing.
  open func prepareForReuse() {}
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
  open var isHighlighted = false
  /// Whether the item is selected. Default false.
  open var isSelected = false

  override func setUp() { fill(with: contentView) }
}
