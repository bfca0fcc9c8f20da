import Testing
import UIKit

/// A subclass of an app's overrides members that Apple leaves open.
@MainActor @Suite(.simulatedDevice) struct `Members that Apple leaves open` {
  private final class Screen: UIViewController {
    let item = UINavigationItem(title: "own")
    override var navigationItem: UINavigationItem { item }
    override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
  }

  private final class Field: UITextField {
    var deletions = 0

    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  private final class Table: UITableView {
    var reloaded: [IndexPath] = []

    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      reloaded += indexPaths
    }
  }

  private final class Layer: CALayer {
    var keys: [String?] = []

    override func add(_ anim: CAAnimation, forKey key: String?) { keys.append(key) }
  }

  @Test func `are asked where an app overrides them`() {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.topViewController?.navigationItem.title == "own")
    #expect((screen as UIViewController).traitCollection.userInterfaceStyle == .dark)
    let field = Field()
    field.text = "ab"
    (field as any UIKeyInput).deleteBackward()
    #expect(field.text == "a" && field.deletions == 1)
    let table = Table()
    (table as UITableView).reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(table.reloaded == [IndexPath(row: 1, section: 0)])
    let layer = Layer()
    (layer as CALayer).add(CABasicAnimation(keyPath: "opacity"), forKey: "key")
    #expect(layer.keys == ["key"])
  }

  @Test func `include the plain initializer of a constraint`() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && !constraint.isActive && constraint.multiplier == 1)
  }
}
