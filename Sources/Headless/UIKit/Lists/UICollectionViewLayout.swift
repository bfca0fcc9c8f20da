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
}

/// What a layout says about an item.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// Which item it is.
  open var indexPath: IndexPath
  /// Where the item is, in points of the content.
  open var frame = CGRect.zero
  /// Whether the item is invisible. Default false.
  open var isHidden = false
  /// How opaque the item is. Default 1.
  open var alpha: CGFloat = 1

  /// Creates attributes of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
  }
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
  private func place(_ count: Int, in section: Int, of collectionView: UICollectionView) {
    let isVertical = scrollDirection == .vertical
    let (inset, size) = (sectionInset, collectionView.bounds.size)
    let breadth =
      isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom
    let item = isVertical ? itemSize : CGSize(width: itemSize.height, height: itemSize.width)
    let fitting = (breadth + minimumInteritemSpacing) / (item.width + minimumInteritemSpacing)
    let perLine = max(1, Int(max(fitting, 1)))
    let gap = perLine > 1 ? (breadth - CGFloat(perLine) * item.width) / CGFloat(perLine - 1) : 0
    let start = length + (isVertical ? inset.top : inset.left)
    for index in 0..<count {
      let (line, place) = index.quotientAndRemainder(dividingBy: perLine)
      let along = (isVertical ? inset.left : inset.top) + CGFloat(place) * (item.width + gap)
      let across = start + CGFloat(line) * (item.height + minimumLineSpacing)
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: index, section: section))
      attributes.frame = CGRect(
        origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
        size: itemSize)
      placed.append(attributes)
    }
    let lines = CGFloat((count + perLine - 1) / perLine)
    let lengthOfLines = max(0, lines * (item.height + minimumLineSpacing) - minimumLineSpacing)
    length = start + lengthOfLines + (isVertical ? inset.bottom : inset.right)
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
