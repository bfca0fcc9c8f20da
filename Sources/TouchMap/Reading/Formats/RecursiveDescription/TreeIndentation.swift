/// Computes the depth of a node from its line's indentation.
///
/// UIKit prints one bar a level, and people's editors change the blanks around them, so only the
/// bars count. Where a paste lost all its bars, the columns do.
struct TreeIndentation {
  /// The columns of the nodes above, from the root down, until a bar is found in the tree.
  private var columns: [Int] = []
  private var seenBars = false

  /// Returns the depth of the next node.
  mutating func depth(of node: Node, at place: DumpLine.Indentation) -> Int {
    if place.bars > 0 {
      seenBars = true
      return place.bars
    }
    guard !seenBars, let root = columns.first, place.column > root, !node.isNamedWindow else {
      columns = [place.column]
      seenBars = false
      return 0
    }
    while let last = columns.last, last >= place.column { columns.removeLast() }
    columns.append(place.column)
    return columns.count - 1
  }
}
