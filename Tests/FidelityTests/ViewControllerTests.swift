#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `A view controller by itself` {
    final class Logging: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("did load") }
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
      override func willMove(toParent parent: UIViewController?) {
        calls.append(parent == nil ? "will leave" : "will join")
      }
      override func didMove(toParent parent: UIViewController?) {
        calls.append(parent == nil ? "did leave" : "did join")
      }
    }

    let controller = Logging()

    @Test func `Loads its view once, when it is asked for`() {
      #expect(!controller.isViewLoaded)
      let view = controller.view
      controller.loadViewIfNeeded()
      #expect(controller.view === view)
      #expect(controller.calls == ["did load"])
    }

    @Test func `Tells of its view's coming and going`() {
      controller.beginAppearanceTransition(true, animated: false)
      controller.endAppearanceTransition()
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
      #expect(
        controller.calls.filter { $0 != "did load" } == [
          "will appear", "did appear", "will disappear", "did disappear",
        ])
    }

    @Test func `Is told of its parent by UIKit on the way in, and after on the way out`() {
      let parent = UIViewController()
      parent.addChild(controller)
      #expect(controller.parent === parent)
      #expect(parent.children == [controller])
      controller.removeFromParent()
      #expect(controller.parent == nil)
      #expect(parent.children.isEmpty)
      #expect(controller.calls == ["will join", "did leave"])
    }
  }
#endif
