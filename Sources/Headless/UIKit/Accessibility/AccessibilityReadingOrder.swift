/// The order in which a user who steps through a screen reaches its elements.
///
/// From top to bottom, and from left to right where tops lie close together. Elements in
/// `accessibilityElements` keep their order. They stay together, and so do the children of a view
/// that groups its children.
///
/// > Source: a re-implementation for tests, which has this rule and the distances; Apple documents
/// > only the grouping. FS-259.
@MainActor struct AccessibilityReadingOrder {
  /// Tops that lie less than this apart count as side by side, in points: on a phone and on a pad.
  private static let rowHeights: (phone: CGFloat, pad: CGFloat) = (8, 13)

  /// Elements that stay together, and the place by which they are sorted.
  private struct Group {
    let frame: CGRect
    let elements: [UIResponder]
  }

  private let walk = AccessibilityWalk()

  func elements(in object: UIResponder) -> [UIResponder] {
    sorted(groups(in: object)).flatMap(\.elements)
  }

  private func groups(in object: UIResponder) -> [Group] {
    guard walk.isExposed(object) else { return [] }
    if object.isAccessibilityElement {
      let frame = object.accessibilityFrame
      return frame.isEmpty ? [] : [Group(frame: frame, elements: [object])]
    }
    guard !object.accessibilityElementsHidden else { return [] }
    let children = walk.children(of: object).map(groups)
    let isOrdered = object.accessibilityElements != nil && !object.sortsItsElements
    let inside = isOrdered ? children.flatMap(sorted) : sorted(children.flatMap { $0 })
    guard isOrdered || object.shouldGroupAccessibilityChildren, !inside.isEmpty else {
      return inside
    }
    let frame = inside.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    return [Group(frame: frame, elements: inside.flatMap(\.elements))]
  }

  /// Sorted by rows: the top one first, and in each the left one first.
  private func sorted(_ groups: [Group]) -> [Group] {
    let height =
      UIDevice.current.userInterfaceIdiom == .pad ? Self.rowHeights.pad : Self.rowHeights.phone
    var rows: [(top: CGFloat, groups: [Group])] = []
    for group in groups.enumerated().sorted(by: {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }).map(\.element) {
      if let row = rows.last, group.frame.minY - row.top < height {
        rows[rows.count - 1].groups.append(group)
      } else {
        rows.append((group.frame.minY, [group]))
      }
    }
    return rows.flatMap { row in
      row.groups.enumerated().sorted {
        ($0.element.frame.minX, $0.offset) < ($1.element.frame.minX, $1.offset)
      }.map(\.element)
    }
  }
}

extension UIResponder {
  /// Whether the object lists its elements in an order that the app did not choose.
  fileprivate var sortsItsElements: Bool {
    self is any UnorderedElementContainer && accessibilitySettings?.elements == nil
  }
}

/// A view that lists its own elements, in the order in which they are drawn.
protocol UnorderedElementContainer {}
