import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A bar of items` {
  let log = Log()

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { [log] _ in log.note(title) })
  }

  @Test func `that are tools shares its width among flexible spaces`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    Stage.show(bar)
    bar.items = [item("a"), UIBarButtonItem(systemItem: .flexibleSpace), item("b")]
    bar.layoutIfNeeded()
    device.tap(at: CGPoint(x: 20, y: 120))
    device.tap(at: CGPoint(x: 280, y: 120))
    device.tap(at: CGPoint(x: 150, y: 120))
    #expect(log.takeAll() == ["a", "b"])
    bar.items = [item("c")]
    bar.layoutIfNeeded()
    device.tap(at: CGPoint(x: 20, y: 120))
    device.tap(at: CGPoint(x: 280, y: 120))
    #expect(log.takeAll() == ["c"])
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 80, height: 9)) == CGSize(width: 80, height: 44))
  }

  @Test func `that are tabs tells which was tapped`() {
    final class Teller: NSObject, UITabBarDelegate {
      var tags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
    }
    final class Silent: NSObject, UITabBarDelegate {}
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
    let teller = Teller()
    let silent = Silent()
    bar.delegate = teller
    Stage.show(bar)
    let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = items
    bar.layoutIfNeeded()
    for x in [50, 150, 250] { device.tap(at: CGPoint(x: x, y: 120)) }
    #expect(teller.tags == [0, 1, 2])
    bar.items = [items[2]]
    bar.layoutIfNeeded()
    device.tap(at: CGPoint(x: 20, y: 120))
    bar.delegate = silent
    device.tap(at: CGPoint(x: 20, y: 120))
    #expect(teller.tags == [0, 1, 2, 2])
  }

  @Test func `of an alert are its actions, below fields for text`() throws {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = "old" }
    alert.addTextField()
    let action = UIAlertAction(title: "OK", style: .default) { [log] _ in log.note("OK") }
    alert.addAction(action)
    alert.preferredAction = action
    let root = UIViewController()
    let window = Stage.show(root: root)
    root.present(alert, animated: false)
    alert.view.layoutIfNeeded()
    #expect(alert.textFields?.map(\.text) == ["old", ""] || alert.textFields?.count == 2)
    let field = try #require(alert.textFields?.first)
    #expect(field.window === window)
    action.isEnabled = false
    let button = try #require(
      alert.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "OK" })
    #expect(!button.isEnabled)
    action.isEnabled = true
    device.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
    #expect(log.takeAll() == ["OK"] && root.presentedViewController == nil)
  }
}
