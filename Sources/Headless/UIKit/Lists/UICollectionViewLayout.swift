/// The layout of a collection: where its items are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of the layout's attributes; by default that of a flow layout.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  public override init() {}

  /// Creates a layout: archives cannot be read here.
  public required init?(coder: NSCoder) {}

  /// Called before the layout is used, after a change. Does nothing.
  open func prepare() {}

  /// The size of the content, in points. Default zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the layout attributes of the items in a rectangle of the content. Default none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the layout attributes of an item. Default nil.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the layout attributes of a supplementary view. Default nil.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the layout attributes of a decoration view. Default nil; decoration views are not
  /// shown here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers a class for decoration views; they are not shown here.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Registers an interface file for decoration views; they are not shown here.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

  /// Returns where the content should rest after a drag, in points. Default where it would rest by
  /// itself. The velocity is in points a millisecond, as for the delegate; Apple's page says a
  /// second, so this is a choice.
  ///
  /// > Source: UIKit documentation,
  /// > `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`. FS-387.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Invalidates the layout; the collection reads it again.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }

  /// Invalidates the whole layout, whatever the context contains.
  @available(iOS 7.0, *)
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  /// Returns whether the attributes that a cell prefers invalidate the layout. Default false; the
  /// collection does not ask here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation context for such attributes. Default a new context of the layout's
  /// class.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Whether the layout is mirrored where lines begin at the right. Default false; it never is
  /// here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns whether other bounds invalidate the layout. Default false; here the collection always
  /// reads the layout again.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}
