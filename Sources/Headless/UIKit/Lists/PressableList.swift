/// A list whose cells a finger presses and selects.
@MainActor protocol PressableList: UIView {
  /// The index path of the cell under a finger.
  var pressedPath: IndexPath? { get set }
  /// Returns the index path and the cell at a point of the list's space.
  func pressable(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// Whether a finger may press a cell now.
  func mayPress(_ path: IndexPath) -> Bool
  /// Highlights or unhighlights a cell, and calls the delegate.
  func show(isPressed: Bool, at path: IndexPath)
  /// Selects or deselects a cell, as a finger does.
  func choose(_ path: IndexPath)
}

extension PressableList {
  /// Handles fingers that came down.
  func press(with touches: Set<UITouch>) {
    guard let path = path(of: touches), mayPress(path) else { return }
    pressedPath = path
    show(isPressed: true, at: path)
  }

  /// Selects a cell whose finger was lifted where it was pressed, and returns whether there was
  /// one.
  func lift(_ touches: Set<UITouch>) -> Bool {
    let pressed = pressedPath
    releasePressed()
    guard let pressed, path(of: touches) == pressed else { return false }
    choose(pressed)
    return true
  }

  /// Presses nothing any more.
  func releasePressed() {
    guard let path = pressedPath else { return }
    pressedPath = nil
    show(isPressed: false, at: path)
  }

  private func path(of touches: Set<UITouch>) -> IndexPath? {
    guard touches.count == 1, let touch = touches.first,
      let (path, cell) = pressable(at: touch.location(in: self)),
      touch.view?.isDescendant(of: cell) ?? false
    else { return nil }
    return path
  }
}
