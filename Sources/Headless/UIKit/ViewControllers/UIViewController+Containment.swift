extension UIViewController {
  final func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    precondition(child !== self, "A view controller cannot be its own child")
    if child.parent != nil { child.leaveParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// UIKit calls `didMove(toParent:)` itself only here; after adding a child its parent does.
  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
