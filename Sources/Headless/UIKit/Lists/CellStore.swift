/// The cells of a list: those on screen, and hidden ones that wait for reuse. (FS-031)
@MainActor struct CellStore<Cell: ReusableCell> {
  var shown: [IndexPath: Cell] = [:]
  var makers: [String: () -> Cell] = [:]
  private var spare: [String: [Cell]] = [:]

  mutating func takeSpare(_ identifier: String) -> Cell? {
    guard let cell = spare[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }

  mutating func take(_ identifier: String) -> Cell {
    if let cell = takeSpare(identifier) { return cell }
    guard let make = makers[identifier] else {
      preconditionFailure("No class is registered for cells named \(identifier)")
    }
    return make()
  }

  /// Removes cells from the screen; returns them with their index paths, in order.
  mutating func recycle(except paths: Set<IndexPath>) -> [(path: IndexPath, cell: Cell)] {
    let gone = shown.filter { !paths.contains($0.key) }.sorted { $0.key < $1.key }
    for (path, cell) in gone {
      shown[path] = nil
      putAway(cell)
    }
    return gone.map { ($0.key, $0.value) }
  }

  /// Stores a cell for reuse.
  mutating func keep(_ cell: Cell) { putAway(cell) }

  /// A cell without a name is not used again.
  private mutating func putAway(_ cell: Cell) {
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    spare[identifier, default: []].append(cell)
  }
}

/// The list's view of its cells.
@MainActor protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UITableViewCell: ReusableCell {}
extension UICollectionReusableView: ReusableCell {}
