/// Finds the elements of a tree as assistive apps see it. (FS-163 to FS-165)
@MainActor struct AccessibilityWalk {
  /// The accessibility elements below an object, each before those behind it in the order of
  /// subviews; the object itself if it is an element.
  func elements(in object: UIResponder) -> [UIResponder] {
    guard isExposed(object) else { return [] }
    if object.isAccessibilityElement { return object.accessibilityFrame.isEmpty ? [] : [object] }
    guard !object.accessibilityElementsHidden else { return [] }
    return children(of: object).flatMap(elements)
  }

  /// The deepest element at a point, and of several the frontmost. An object in front that
  /// is not an element hides nothing, a choice. (FS-166)
  ///
  /// - Parameter pointInScreen: In points, in the screen's space.
  func element(at pointInScreen: CGPoint, in object: UIResponder) -> UIResponder? {
    elements(in: object).last { $0.accessibilityFrame.contains(pointInScreen) }
  }

  /// Of siblings that are modal the last one hides all others.
  func children(of object: UIResponder) -> [UIResponder] {
    let children =
      object.accessibilityElements?.compactMap { $0 as? UIResponder }
      ?? (object as? UIView)?.subviews ?? []
    return exposedSiblings(children)
  }

  /// The siblings, back to front, that no modal sibling hides.
  func exposedSiblings<Responder: UIResponder>(_ siblings: [Responder]) -> [Responder] {
    siblings.last { $0.accessibilityViewIsModal && isExposed($0) }.map { [$0] } ?? siblings
  }

  /// Whether the object can be seen.
  func isExposed(_ object: UIResponder) -> Bool {
    guard let view = object as? UIView else { return true }
    return !view.isHidden && view.alpha > 0
  }
}
