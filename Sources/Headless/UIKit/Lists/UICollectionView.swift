/// Items that scroll, placed by a layout. Items have cells while they are on screen.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if oldValue !== collectionViewLayout { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }
  /// The data source, which provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Whether fingers select items. Default true.
  open var allowsSelection = true

  final var cells = CellStore<UICollectionViewCell>()
  final var pressedPath: IndexPath?
  final var selectedPath: IndexPath?

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection with a flow layout: archives cannot be read here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Cells

  /// Registers a class for cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.makers[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in
      { type.init(_reuseIdentifier: identifier) }
    }
  }

  /// Returns a cell of a registered kind, made now if none is off screen.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { cells.take(identifier) }

  /// Returns the cell of an item on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells.shown[indexPath] }

  /// The cells on screen.
  open var visibleCells: [UICollectionViewCell] { shownPaths.compactMap(cellForItem) }

  /// Reloads all items from the data source.
  open func reloadData() { forgetCells() }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns how many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Places the cells of the items on screen, and removes the others.
  open override func layoutSubviews() {
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    let visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    show(visible.map { ($0.indexPath, $0.frame) })
    super.layoutSubviews()
  }

  /// The content offset at which the layout makes a scroll end.
  override func restingPlace(instead place: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: place, withScrollingVelocity: velocity)
  }

  // MARK: Selection

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPath.map { [$0] } ?? [] }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if selectedPath == indexPath { select(nil) }
  }

  private var listener: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// A finger that comes down in an item highlights it, unless the delegate refuses.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(with: touches)
    super.touchesBegan(touches, with: event)
  }

  /// A finger that is lifted in the item where it came down selects that item, if it is
  /// highlighted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !lift(touches) { super.touchesEnded(touches, with: event) }
  }

  /// The item is no longer highlighted.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    releasePressed()
    super.touchesCancelled(touches, with: event)
  }
}

extension UICollectionView: CellList {
  final func mayPress(_ path: IndexPath) -> Bool {
    allowsSelection && (listener?.collectionView(self, shouldHighlightItemAt: path) ?? true)
  }

  final func makeCell(at path: IndexPath) -> UICollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: path)
  }

  final func didChange(isSelected: Bool, at path: IndexPath) {
    if isSelected {
      listener?.collectionView(self, didSelectItemAt: path)
    } else {
      listener?.collectionView(self, didDeselectItemAt: path)
    }
  }
}

/// The data source of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// Returns how many sections there are. Default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns how many items a section has.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The delegate of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a finger that comes down in an item highlights it. If not, the finger does not
  /// select the item either. Default true.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a finger selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after a finger selected another item instead of this one.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
