import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A controller that comes or goes` {
  private final class Page: UIViewController {
    var lines: [String] = []

    private func note(_ name: String) {
      let way = isMovingToParent ? " to" : isMovingFromParent ? " from" : ""
      lines.append(name + way)
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }

    func takeLines() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func `FS-394 knows whether it gets a parent or leaves it`() {
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    let window = Stage.show(root: navigation)
    #expect(first.takeLines() == ["will appear to", "did appear to"])
    navigation.pushViewController(second, animated: false)
    #expect(first.takeLines() == ["will disappear", "did disappear"])
    #expect(second.takeLines() == ["will appear to", "did appear to"])
    #expect(!second.isMovingToParent)
    navigation.popViewController(animated: false)
    #expect(second.takeLines() == ["will disappear from", "did disappear from"])
    #expect(first.takeLines() == ["will appear", "did appear"])
    window.isHidden = true
    #expect(first.takeLines() == ["will disappear", "did disappear"])
  }

  @Test func `knows nothing of a parent that it left unseen`() throws {
    let (first, second, third) = (Page(), Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    let window = Stage.show(root: navigation)
    navigation.viewControllers = [first, second, third]
    navigation.viewControllers = [first, third]
    #expect(second.takeLines() == [])
    third.present(second, animated: false)
    #expect(second.takeLines() == ["will appear", "did appear"])
    third.dismiss(animated: false)
    #expect(second.takeLines() == ["will disappear", "did disappear"])
    window.isHidden = true
  }
}
