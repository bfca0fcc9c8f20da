import TouchScreen

extension NodeForest {
  /// Marks a view that scrolls, from a format that does not tell how far.
  mutating func noteScrolling(of node: inout Node) {
    guard node.looksScrollable else { return }
    node.flags.insert(.scrolls)
    node.unknown.insert(.contentOffset)
    notes.add(.unknownScrollOffset, line: node.line)
  }
}

extension Node {
  /// Whether the class name says that the view scrolls its content.
  fileprivate var looksScrollable: Bool {
    Self.scrollingSuffixes.contains(where: className.hasSuffix)
  }

  private static let scrollingSuffixes = ["ScrollView", "TableView", "CollectionView", "TextView"]
}
