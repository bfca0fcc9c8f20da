/// The list of subviews, the number of each in it, and the table that the fast walk keeps of it.
extension UIView {
  /// Adds a subview to the list.
  final func insertChild(_ view: UIView, at index: Int) {
    children.insert(view, at: index)
    insertHitTestEntry(of: view, at: index)
    numberChildren(from: index)
  }

  /// Removes a subview from the list.
  final func removeChild(_ view: UIView) {
    let index = view.indexInSuperview
    removeHitTestEntry(at: index)
    children.remove(at: index)
    numberChildren(from: index)
  }

  /// Exchanges two subviews of the list.
  final func exchangeChildren(_ first: Int, _ second: Int) {
    let (low, high) = (children[min(first, second)], children[max(first, second)])
    guard low !== high else { return }
    removeChild(high)
    removeChild(low)
    insertChild(high, at: min(first, second))
    insertChild(low, at: max(first, second))
  }

  private func numberChildren(from index: Int) {
    for place in index..<children.count { children[place].indexInSuperview = place }
  }
}
