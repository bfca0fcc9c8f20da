import Testing
import UIKit

/// Notes what it is told of its view's coming and going.
final class AppearanceLoggingController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { note("did load") }
  override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
  override func willMove(toParent parent: UIViewController?) {
    log.note("\(name) will move \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.note("\(name) did move \(parent == nil ? "out" : "in")")
  }

  private func note(_ event: String, _ animated: Bool = false) {
    let place = viewIfLoaded?.window == nil ? "outside" : "inside"
    log.note("\(name) \(event) \(place)\(animated ? " animated" : "")")
  }
}

@MainActor @Suite(.simulatedDevice) struct `A view controller` {
  let log = Log()

  func controller(_ name: String) -> AppearanceLoggingController {
    AppearanceLoggingController(name, log: log)
  }

  @Test func `loads its view once, when it is first asked for`() {
    let controller = controller("a")
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view)
    #expect(log.lines == ["a did load outside"])
  }

  @Test func `takes its own view from loadView`() {
    final class Controller: UIViewController {
      let ownView = UIButton()
      override func loadView() { view = ownView }
    }
    let controller = Controller()
    #expect(controller.view === controller.ownView)
    #expect(controller.ownView.next === controller)
  }

  @Test func `is told when its window shows and hides`() {
    let window = Stage.show(root: controller("a"))
    log.expect([
      "a did load outside", "a will appear outside", "a is appearing inside",
      "a did appear inside",
    ])
    window.isHidden = true
    #expect(log.takeAll() == ["a will disappear inside", "a did disappear inside"])
    window.isHidden = false
    log.expect(["a will appear inside", "a is appearing inside", "a did appear inside"])
  }

  @Test func `is told when it is replaced as the window's root`() {
    let window = Stage.show(root: controller("a"))
    _ = log.takeAll()
    window.rootViewController = controller("b")
    log.expect([
      "a will disappear inside", "a did disappear outside", "b did load outside",
      "b will appear outside", "b is appearing inside", "b did appear inside",
    ])
  }

  @Test func `tells its children, before itself when the change is complete (a choice)`() {
    let (parent, child) = (controller("parent"), controller("child"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = log.takeAll()
    let window = Stage.show(root: parent)
    log.expect([
      "parent will appear outside", "child will appear outside", "parent is appearing inside",
      "child is appearing inside", "child did appear inside", "parent did appear inside",
    ])
    window.rootViewController = nil
    log.expect([
      "parent will disappear inside", "child will disappear inside",
      "child did disappear outside", "parent did disappear outside",
    ])
  }

  @Test func `is told when its view is added to and removed from a visible parent`() {
    let (parent, child) = (controller("parent"), controller("child"))
    Stage.show(root: parent)
    _ = log.takeAll()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    log.expect([
      "child will move in", "child did load outside", "child will appear outside",
      "child is appearing inside", "child did appear inside", "child did move in",
    ])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    log.expect([
      "child will move out", "child will disappear inside", "child did disappear outside",
      "child did move out",
    ])
    #expect(parent.children.isEmpty)
  }

  @Test func `that forwards by itself is the only one to tell its children`() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Manual(), controller("child"))
    let window = Stage.show(root: parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = log.takeAll()
    window.isHidden = true
    window.isHidden = false
    #expect(log.takeAll().isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    log.expect([
      "child will appear inside animated", "child is appearing inside animated",
      "child did appear inside animated",
    ])
  }

  @Test func `is told of layout around its view's own`() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func viewWillLayoutSubviews() { log.append("will") }
      override func viewDidLayoutSubviews() { log.append("did") }
    }
    let controller = Controller()
    controller.view.layoutIfNeeded()
    #expect(controller.log == ["will", "did"])
  }
}
