/// Matches the windows of an accessibility tree with those of a view dump.
///
/// Both list their windows back to front. They match if there are equally many and each has the
/// frame of its counterpart. A tree with other windows, or without any, decides nothing.
struct ElementWindows {
  /// The place of the window in the dump for each node of the tree; `nil` if it is unknown.
  private let places: [Int?]

  init(views: Screen, elements: Screen) {
    let roots = elements.windows.map(\.root).filter { elements.nodes[$0].isWindowElement }
    let shown = views.windows.indices.filter { place in
      views.nodes[views.windows[place].root].reasonToIgnoreTouches == nil
    }
    let isSame =
      roots.count == shown.count
      && zip(roots, shown).allSatisfy { root, place in
        let frame = views.nodes[views.windows[place].root].frame
        return elements.nodes[root].frame.isNear(frame, within: ElementMatching.rounding)
      }
    var places = [Int?](repeating: nil, count: elements.nodes.count)
    if isSame {
      for (root, place) in zip(roots, shown) {
        for node in elements.subtree(of: root) { places[node] = place }
      }
    } else if shown.count == 1 {
      places = [Int?](repeating: shown[0], count: elements.nodes.count)
    }
    self.places = places
  }

  /// Whether an element may belong to a window of the dump.
  func mayHold(_ element: Node.ID, inWindow window: Int?) -> Bool {
    places[element] == nil || places[element] == window
  }
}
