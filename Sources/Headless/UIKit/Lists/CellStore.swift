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

  /// Removes cells from the screen. A cell without a name is not used again.
  mutating func recycle(except paths: Set<IndexPath>) {
    for (path, cell) in shown where !paths.contains(path) {
      shown[path] = nil
      guard let identifier = cell.reuseIdentifier else {
        cell.removeFromSuperview()
        continue
      }
      cell.isHidden = true
      spare[identifier, default: []].append(cell)
    }
  }
}

/// The list's view of its cells.
@MainActor protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
  var isHighlighted: Bool { get set }
  var isSelected: Bool { get set }
  func prepareForReuse()
}

extension UITableViewCell: ReusableCell {}
extension UICollectionViewCell: ReusableCell {}
