/// Items that scroll, placed by a layout. Items and supplementary views have cells while they are
/// on screen; decoration views are not supported.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adoptLayout(insteadOf: oldValue) }
  }
  /// The data source, which provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Whether fingers select items. Default true.
  open var allowsSelection = true
  /// Whether fingers select more than one item. Default false.
  open var allowsMultipleSelection = false
  /// A view behind the items, as large as the collection.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  final var cells = CellStore<UICollectionViewCell>()
  /// The supplementary views.
  final var supplements = SupplementaryViews()
  private var selection: Set<IndexPath> = []

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

  private func adoptLayout(insteadOf old: UICollectionViewLayout) {
    if old !== collectionViewLayout { old.collectionView = nil }
    collectionViewLayout.collectionView = self
    setNeedsLayout()
  }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Replaces the layout of the collection, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Whether cells may be made before they are on screen; they never are here. Default true.
  @available(iOS 10.0, *)
  open var isPrefetchingEnabled = true

  // MARK: Cells

  /// Registers a class for cells with a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.makers[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in
      { type.init(_reuseIdentifier: identifier) }
    }
  }

  /// Registers an interface file for cells, which ends the process once a cell is dequeued.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cells.makers[identifier] = nib.map { nib in { nib.makeOne() } }
  }

  /// Registers an interface file for supplementary views, which ends the process once one is
  /// dequeued.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplements.makers[SupplementaryViews.name(kind, identifier)] = nib.map { nib in
      { nib.makeOne() }
    }
  }

  /// Returns a cell of a registered kind, made now if none is off screen.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    cells.take(identifier)
  }

  /// Registers a class for supplementary views.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.makers[SupplementaryViews.name(elementKind, identifier)] =
      (viewClass as? UICollectionReusableView.Type).map { type in
        { type.init(_reuseIdentifier: identifier) }
      }
  }

  /// Returns a view of a registered kind, made now if none is off screen.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { supplements.take(elementKind, identifier) }

  /// Returns a supplementary view on screen.
  @available(iOS 9.0, *)
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements.shown[SupplementaryViews.Key(kind: elementKind, path: indexPath)]
  }

  /// Returns the views of a kind that are on screen.
  @available(iOS 9.0, *)
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the places of the views of a kind that are on screen.
  @available(iOS 9.0, *)
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplements.shown.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  /// Returns the cell of an item on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells.shown[indexPath] }

  /// The cells on screen.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The items on screen.
  open var indexPathsForVisibleItems: [IndexPath] { cells.shown.keys.sorted() }

  /// Reloads all items from the data source.
  open func reloadData() {
    selection = []
    reloadItems()
  }

  /// Reloads all items, and keeps the selection.
  private func reloadItems() {
    putAwayCells(except: [])
    _ = supplements.recycle(except: [])
    setNeedsLayout()
  }

  /// Updates the collection: `updates` changes the data and reports the changes. The completion is
  /// called with true when the collection has applied them.
  ///
  /// > Source: UIKit documentation, `performBatchUpdates(_:completion:)`. FS-333.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadItems()
    layoutIfNeeded()
    SimulatedDevice.current.clock.schedule(after: 0) { completion?(true) }
  }

  /// Inserts items that the data source has.
  open func insertItems(at indexPaths: [IndexPath]) { reloadItems() }
  /// Deletes items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    selection.subtract(indexPaths)
    reloadItems()
  }
  /// Reloads some items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    selection.subtract(indexPaths)
    reloadItems()
  }
  /// Inserts sections that the data source has.
  open func insertSections(_ sections: IndexSet) { reloadItems() }
  /// Deletes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) { reloadItems() }
  /// Reloads some sections.
  open func reloadSections(_ sections: IndexSet) { reloadItems() }
  /// Returns the item of a cell on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.shown.first { $0.value === cell }?.key
  }
  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns how many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Returns the item at a point of the collection's space.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.shown.first { !$0.value.isHidden && $0.value.frame.contains(point) }?.key
  }

  /// Places the cells of the items on screen, and removes the others.
  open override func layoutSubviews() {
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let visible = elements.filter { $0.representedElementCategory == .cell }
    putAwayCells(except: Set(visible.map(\.indexPath)))
    for attributes in visible {
      guard let cell = cell(at: attributes.indexPath) else { continue }
      attributes.place(cell)
    }
    placeSupplementaryViews(elements.filter { $0.representedElementCategory == .supplementaryView })
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  private func putAwayCells(except paths: Set<IndexPath>) {
    for (path, cell) in cells.recycle(except: paths) {
      listener?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = cells.shown[path] { return cell }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells.shown[path] = cell
    cell.isSelected = selection.contains(path)
    listener?.collectionView(self, willDisplay: cell, forItemAt: path)
    if cell.superview !== self { addSubview(cell) }
    return cell
  }

  /// The content offset at which the layout makes a scroll end.
  override func restingPlace(instead place: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: place, withScrollingVelocity: velocity)
  }

  // MARK: Selection

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  /// Selects an item without telling the delegate, and scrolls to it unless the position is empty.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { selection.forEach { deselectItem(at: $0, animated: animated) } }
    guard let indexPath else { return }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls until an item is at a position on screen, as far as the content reaches.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    setContentOffset(offset(showing: frame, at: scrollPosition), animated: animated)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Touches

  /// The item that a finger presses.
  final var pressedPath: IndexPath?
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

extension UICollectionView: PressableList {
  final func pressable(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else {
      return nil
    }
    return (path, cell)
  }

  final func mayPress(_ path: IndexPath) -> Bool {
    allowsSelection && (listener?.collectionView(self, shouldHighlightItemAt: path) ?? true)
  }

  final func show(isPressed: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isPressed
    if isPressed {
      listener?.collectionView(self, didHighlightItemAt: path)
    } else {
      listener?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  final func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) {
      if listener?.collectionView(self, shouldDeselectItemAt: path) ?? true { deselect(path) }
      return
    }
    guard listener?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection { selection.filter { $0 != path }.sorted().forEach(deselect) }
    selectItem(at: path, animated: true, scrollPosition: [])
    listener?.collectionView(self, didSelectItemAt: path)
  }

  private func deselect(_ path: IndexPath) {
    deselectItem(at: path, animated: true)
    listener?.collectionView(self, didDeselectItemAt: path)
  }
}

extension UICollectionView {
  /// Updates the collection with a closure that it does not keep, which is the same on devices.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
