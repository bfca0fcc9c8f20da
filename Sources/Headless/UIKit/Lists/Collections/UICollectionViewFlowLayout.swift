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

  /// The size of a section's header, in points. Only the length along the scroll direction counts;
  /// 0 for none. Default zero. (FS-386)
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of a section's footer, in points. Only the length along the scroll direction counts;
  /// 0 for none. Default zero. (FS-386)
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay at the edge while their section is on screen. Default false. (FS-386)
  @available(iOS 9.0, *)
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidateLayout() }
  }

  private var placed: [UICollectionViewLayoutAttributes] = []
  /// The headers and footers.
  private var ends:
    [(attributes: UICollectionViewLayoutAttributes, section: ClosedRange<CGFloat>)] = []
  private var length: CGFloat = 0

  /// Places all items.
  open override func prepare() {
    placed = []
    ends = []
    length = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      let sizes = sizesOfEnds(of: section, in: collectionView)
      let start = length
      length += along(sizes.header)
      place(collectionView.numberOfItems(inSection: section), in: section, of: collectionView)
      let end = length
      length += along(sizes.footer)
      for (kind, place, size) in [
        (UICollectionView.elementKindSectionHeader, start, sizes.header),
        (UICollectionView.elementKindSectionFooter, end, sizes.footer),
      ] where along(size) > 0 {
        let attributes = UICollectionViewLayoutAttributes.make(
          for: self, ofKind: kind, IndexPath(item: 0, section: section))
        attributes.frame = frameAcross(collectionView, from: place, length: along(size))
        ends.append((attributes, start...length))
      }
    }
  }

  private func along(_ size: CGSize) -> CGFloat {
    scrollDirection == .vertical ? size.height : size.width
  }

  private func frameAcross(_ view: UIView, from start: CGFloat, length: CGFloat) -> CGRect {
    scrollDirection == .vertical
      ? CGRect(x: 0, y: start, width: view.bounds.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: view.bounds.height)
  }

  private func sizesOfEnds(
    of section: Int, in collection: UICollectionView
  ) -> (header: CGSize, footer: CGSize) {
    guard let asked = collection.delegate as? any UICollectionViewDelegateFlowLayout else {
      return (headerReferenceSize, footerReferenceSize)
    }
    return (
      asked.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section),
      asked.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
    )
  }

  /// The headers and footers where they show now.
  private var shownEnds: [UICollectionViewLayoutAttributes] {
    guard sectionHeadersPinToVisibleBounds, let collectionView else {
      return ends.map(\.attributes)
    }
    return ends.map { end in
      guard end.attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
        let shown = end.attributes.copy() as? UICollectionViewLayoutAttributes
      else { return end.attributes }
      let edge = collectionView.contentOffset
      let last = end.section.upperBound - along(shown.frame.size)
      if scrollDirection == .vertical {
        let top = edge.y + collectionView.adjustedContentInset.top
        shown.frame.origin.y = max(shown.frame.minY, min(top, last))
      } else {
        let left = edge.x + collectionView.adjustedContentInset.left
        shown.frame.origin.x = max(shown.frame.minX, min(left, last))
      }
      return shown
    }
  }

  /// Returns where a header or footer is.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    shownEnds.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Places items along lines and lines across, for both scroll directions.
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
      let attributes = UICollectionViewLayoutAttributes.make(for: self, path)
      let (along, across) = (frame.minX + (isVertical ? inset.left : inset.top), start + frame.minY)
      attributes.frame = CGRect(
        origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along),
        size: isVertical ? frame.size : CGSize(width: frame.height, height: frame.width))
      placed.append(attributes)
    }
    length = start + items.length + (isVertical ? inset.bottom : inset.right)
  }

  /// As wide as the collection and as long as the lines need, or with both exchanged.
  open override var collectionViewContentSize: CGSize {
    let size = collectionView?.bounds.size ?? .zero
    return scrollDirection == .vertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  /// Returns the items, headers and footers in a rectangle of the content.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (placed + shownEnds).filter { $0.frame.overlaps(rect) }
  }

  /// Returns where an item is.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath }
  }
}
