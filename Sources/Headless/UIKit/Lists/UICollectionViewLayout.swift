/// The layout of a collection: where its items are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  /// Called before the layout is used, after a change. Does nothing.
  open func prepare() {}

  /// The size of the content, in points. Default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the layout attributes of the items in a rectangle of the content. Default none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns where the content should rest after a drag, in points. Default where it would rest by
  /// itself. The velocity is in points a millisecond, as for the delegate. Apple's page says a
  /// second, so we chose.
  ///
  /// > Source: UIKit documentation,
  /// > `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`. FS-387.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Invalidates the layout; the collection reads it again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}

/// The layout attributes of an item of a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The index path of the item.
  open var indexPath: IndexPath
  /// Where the item is, in points of the content.
  open var frame = CGRect.zero

  /// Creates attributes of an item.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}

/// Lines of items of one size.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of each item, in points. Default 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The least distance between lines, in points. Default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items of a line, in points. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets of each section, in points. Default zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls. Default down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0

  /// Places all items: in each line as many as fit, and the lines fill the breadth.
  open override func prepare() {
    (placed, length) = ([], 0)
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    func turned(_ size: CGSize) -> CGSize {
      isVertical ? size : CGSize(width: size.height, height: size.width)
    }
    let (item, inset) = (turned(itemSize), sectionInset)
    let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let breadth = turned(collectionView.bounds.size).width - start - end
    let fitting = (breadth + minimumInteritemSpacing) / (item.width + minimumInteritemSpacing)
    let perLine = fitting.isFinite && fitting >= 1 && fitting < 1e6 ? Int(fitting) : 1
    let free = breadth - CGFloat(perLine) * item.width
    let gap = perLine > 1 ? free / CGFloat(perLine - 1) : 0
    for section in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: section)
      length += isVertical ? inset.top : inset.left
      for index in 0..<count {
        let along = start + CGFloat(index % perLine) * (item.width + gap)
        let across = length + CGFloat(index / perLine) * (item.height + minimumLineSpacing)
        let path = IndexPath(item: index, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
          origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
          size: itemSize)
        placed.append(attributes)
      }
      let lines = CGFloat((count + perLine - 1) / perLine)
      if lines > 0 { length += lines * (item.height + minimumLineSpacing) - minimumLineSpacing }
      length += isVertical ? inset.bottom : inset.right
    }
  }

  /// As wide as the collection and as long as the lines need, or with both exchanged.
  open override var collectionViewContentSize: CGSize {
    let size = collectionView?.bounds.size ?? .zero
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  /// Returns the items in a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { placed.filter { $0.frame.overlaps(rect) } }
}
