/// Where the items of a collection are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout is for.
  open internal(set) weak var collectionView: UICollectionView?

  /// The class of what the layout says about items: what a flow layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of what says which part of the layout is to be asked for again.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Creates a layout.
  public override init() {}

  /// Creates a layout: there are no archives to read here.
  public required init?(coder: NSCoder) {}

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

  /// Returns what the layout says about a view that is no item. Default nothing.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns what the layout says about something of its own. Default nothing; it is not shown here.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has views that the layout shows by itself made from a class; they are not shown here.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Has views that the layout shows by itself made from an interface file; they are not shown here.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

  /// Returns where the content is to rest after a drag. Default where it would by itself.
  ///
  /// > Source: UIKit documentation,
  /// > `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`. FS-387.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would rest, in points.
  ///   - velocity: How fast it moves, in points a millisecond, as the delegate has it; Apple's page says
  ///     a second, so this is a choice.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

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
