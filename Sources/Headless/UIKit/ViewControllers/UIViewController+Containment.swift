extension UIViewController {
  final func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    precondition(
      !sequence(first: self, next: \.parent).contains { $0 === child },
      "A view controller cannot be added to itself or to a controller in it")
    if child.parent != nil { child.leaveParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    if !child.appearance.isOnScreenOrComing { child.appearance.movement = .toParent }
  }

  /// UIKit calls `didMove(toParent:)` itself only here; after adding a child its parent does.
  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    if !appearance.isTold { appearance.movement = .none }
    didMove(toParent: nil)
  }
}
