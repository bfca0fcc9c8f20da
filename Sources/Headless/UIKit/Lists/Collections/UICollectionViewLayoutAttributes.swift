/// The layout attributes of an item or of another element of a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the item, or of a view that shows no item.
  open var indexPath: IndexPath
  /// The category of the element. Default an item.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of the supplementary view; nil for an item.
  open private(set) var representedElementKind: String?
  /// Where the item is, in points of the content.
  open var frame = CGRect.zero
  /// Whether the item is invisible. Default false.
  open var isHidden = false
  /// How opaque the item is. Default 1.
  open var alpha: CGFloat = 1
  /// The order of items that overlap; the greater the farther in front. Default 0.
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
  /// The size of the item, in points, with nothing scrolled.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The rotation and scale of the item about its middle. Default none.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The same in space.
  open var transform3D = CATransform3DIdentity

  /// Creates attributes of an item.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// Creates attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a decoration view, which is not shown here.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Creates attributes of no item yet; copies are made with it.
  public required override init() { indexPath = IndexPath() }

  /// Creates attributes of a layout's own class for an item.
  static func make(for layout: UICollectionViewLayout, _ indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let kind = type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (kind ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = indexPath
    return attributes
  }

  /// Creates attributes of a layout's own class for a supplementary view.
  static func make(
    for layout: UICollectionViewLayout, ofKind elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(for: layout, indexPath)
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = elementKind
    return attributes
  }

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let original = self
    nonisolated(unsafe) var copy: UICollectionViewLayoutAttributes?
    MainActor.assumeIsolated {
      let new = type(of: original).init()
      new.indexPath = original.indexPath
      new.frame = original.frame
      new.representedElementCategory = original.representedElementCategory
      new.representedElementKind = original.representedElementKind
      new.isHidden = original.isHidden
      new.alpha = original.alpha
      new.zIndex = original.zIndex
      new.transform3D = original.transform3D
      copy = new
    }
    return copy ?? original
  }
}

/// The parts of a layout to compute again; here always all of them.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() {}

  /// Whether the whole layout is invalid. Default false.
  open var invalidateEverything: Bool { false }
  /// Whether the numbers of sections and items are invalid. Default false.
  open var invalidateDataSourceCounts: Bool { false }
}
