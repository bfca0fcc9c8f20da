import Testing
import UIKit

/// A subclass of an app's overrides members that Apple leaves open.
@MainActor @Suite(.simulatedDevice) struct `Members that Apple leaves open` {
  private final class Screen: UIViewController {
    let item = UINavigationItem(title: "own")
    override var navigationItem: UINavigationItem { item }
  }

  private final class Field: UITextField {
    var deletions = 0

    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  @Test func `are asked where an app overrides them`() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.topViewController?.navigationItem.title == "own")
    let field = Field()
    field.text = "ab"
    (field as any UIKeyInput).deleteBackward()
    #expect(field.text == "a" && field.deletions == 1)
  }

  @Test func `include the plain initializer of a constraint`() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && !constraint.isActive && constraint.multiplier == 1)
  }
}
