/// A list whose cells a finger presses and selects.
@MainActor protocol CellList: UIScrollView {
  associatedtype Cell: ReusableCell
  var cells: CellStore<Cell> { get set }
  /// The index path of the cell under a finger.
  var pressedPath: IndexPath? { get set }
  /// The index path of the selected cell.
  var selectedPath: IndexPath? { get set }
  /// Whether a finger may press a cell now.
  func mayPress(_ path: IndexPath) -> Bool
  /// Returns the cell of a path from the data source.
  func makeCell(at path: IndexPath) -> Cell?
  /// Called after a finger selected a cell, or another one instead of it.
  func didChange(isSelected: Bool, at path: IndexPath)
}

extension CellList {
  /// Places the cells that are on screen, and removes the others.
  func show(_ places: [(path: IndexPath, frame: CGRect)]) {
    cells.recycle(except: Set(places.map(\.path)))
    for (path, frame) in places {
      guard let cell = cells.shown[path] ?? makeCell(at: path) else { continue }
      cells.shown[path] = cell
      cell.isSelected = path == selectedPath
      cell.frame = frame
      cell.isHidden = false
      if cell.superview !== self { addSubview(cell) }
    }
  }

  /// Asks for all cells again.
  func forgetCells() {
    selectedPath = nil
    cells.recycle(except: [])
    setNeedsLayout()
  }

  /// The paths of the cells on screen, in order.
  var shownPaths: [IndexPath] { cells.shown.keys.sorted() }

  /// Selects a cell, or none.
  func select(_ path: IndexPath?) {
    if let old = selectedPath { cells.shown[old]?.isSelected = false }
    selectedPath = path
    if let path { cells.shown[path]?.isSelected = true }
  }

  /// Handles fingers that came down.
  func press(with touches: Set<UITouch>) {
    guard let path = path(of: touches), mayPress(path) else { return }
    pressedPath = path
    cells.shown[path]?.isHighlighted = true
  }

  /// Selects a cell whose finger was lifted where it was pressed, and returns whether there was
  /// one.
  func lift(_ touches: Set<UITouch>) -> Bool {
    let pressed = pressedPath
    releasePressed()
    guard let pressed, path(of: touches) == pressed else { return false }
    let old = selectedPath
    select(pressed)
    if let old, old != pressed { didChange(isSelected: false, at: old) }
    didChange(isSelected: true, at: pressed)
    return true
  }

  /// Presses nothing any more.
  func releasePressed() {
    guard let path = pressedPath else { return }
    pressedPath = nil
    cells.shown[path]?.isHighlighted = false
  }

  private func path(of touches: Set<UITouch>) -> IndexPath? {
    guard touches.count == 1, let touch = touches.first else { return nil }
    return cells.shown.first { touch.view?.isDescendant(of: $0.value) ?? false }?.key
  }
}
