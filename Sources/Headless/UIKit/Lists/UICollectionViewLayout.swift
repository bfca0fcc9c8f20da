/// Where the items of a collection are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout is for.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {}

  /// Called before the layout is asked, after something has changed. Does nothing.
  open func prepare() {}

  /// The size of the content, in points. Default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns what the layout says about the items in a rectangle of the content. Default none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns what the layout says about an item. Default nothing.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has the collection ask again.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
  }

  /// Has the collection ask again; all of it, whatever the context says.
  @available(iOS 7.0, tvOS 9.0, *)
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// Returns whether other bounds need another layout; the collection asks again in any case here.
  /// Default false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// What a layout says about an item.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which item it is.
  open var indexPath: IndexPath
  /// Where the item is, in points of the content.
  open var frame = CGRect.zero
  /// Whether the item is invisible. Default false.
  open var isHidden = false
  /// How opaque the item is. Default 1.
  open var alpha: CGFloat = 1
  /// In front of which others the item is; the greater the farther in front. Default 0.
  open var zIndex = 0
  /// The middle of the item, in points of the content.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2) }
  }
  /// The size of the item, in points; its middle stays.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }
  /// How the item is turned and scaled around its middle. Default not at all.
  open var transform = CGAffineTransform.identity

  /// Creates attributes of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
  }

  /// Creates attributes of no item yet; what is copied makes its copies with it.
  public required override init() {
    indexPath = IndexPath()
  }

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let original = self
    nonisolated(unsafe) var copy: UICollectionViewLayoutAttributes?
    MainActor.assumeIsolated {
      let new = type(of: original).init()
      (new.indexPath, new.frame) = (original.indexPath, original.frame)
      new.isHidden = original.isHidden
      (new.alpha, new.zIndex, new.transform) = (original.alpha, original.zIndex, original.transform)
      copy = new
    }
    return copy ?? original
  }
}

/// What of a layout is to be asked for again; all of it is, here.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context.
  public override init() {}
}

/// Lines of items of one size.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of each item, in points. Default 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// The least distance between lines, in points. Default 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The least distance between items of a line, in points. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// What is added around each section, in points. Default zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { invalidateLayout() }
  }
  /// Which way the content grows. Default down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0

  /// Places all items.
  open override func prepare() {
    (placed, length) = ([], 0)
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      place(collectionView.numberOfItems(inSection: section), in: section, of: collectionView)
    }
  }

  /// Works along a line and across to the next one, whichever way that is on screen.
  private func place(_ count: Int, in section: Int, of collection: UICollectionView) {
    let asked = collection.delegate as? any UICollectionViewDelegateFlowLayout
    let isVertical = scrollDirection == .vertical
    let inset =
      asked?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
    let size = collection.bounds.size
    let paths = (0..<count).map { IndexPath(item: $0, section: section) }
    let sizes = paths.map {
      asked?.collectionView(collection, layout: self, sizeForItemAt: $0) ?? itemSize
    }
    let items = FlowSection(
      sizes: sizes.map { isVertical ? $0 : CGSize(width: $0.height, height: $0.width) },
      breadth: isVertical
        ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom,
      lineSpacing: asked?.collectionView(
        collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      itemSpacing: asked?.collectionView(
        collection, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
    ).placed()
    let start = length + (isVertical ? inset.top : inset.left)
    for (path, frame) in zip(paths, items.frames) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let (along, across) = (frame.minX + (isVertical ? inset.left : inset.top), start + frame.minY)
      attributes.frame = CGRect(
        origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
        size: isVertical ? frame.size : CGSize(width: frame.height, height: frame.width))
      placed.append(attributes)
    }
    length = start + items.length + (isVertical ? inset.bottom : inset.right)
  }

  /// As wide as the collection and as long as the lines need, or the other way round.
  open override var collectionViewContentSize: CGSize {
    let size = collectionView?.bounds.size ?? .zero
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  /// Returns the items in a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    placed.filter { $0.frame.overlaps(rect) }
  }

  /// Returns where an item is.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath }
  }
}
