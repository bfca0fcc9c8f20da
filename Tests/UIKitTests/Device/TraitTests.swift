import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Traits` {
  let log = Log()

  private final class NotingView: UIView {
    var log: Log?
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let old = previousTraitCollection?.userInterfaceStyle ?? .unspecified
      log?.note("view \(old) to \(traitCollection.userInterfaceStyle)")
    }
  }

  @Test func `FS-270 come from the device through scene, window, controller and view`() throws {
    let view = NotingView()
    let window = Stage.show(view)
    view.log = log
    #expect(view.traitCollection.userInterfaceStyle == .light)
    device.userInterfaceStyle = .dark
    #expect(log.takeAll() == ["view light to dark"])
    let root = try #require(window.rootViewController)
    let environments: [any UITraitEnvironment] = [device.scenes[0], window, root, root.view, view]
    #expect(environments.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
    device.userInterfaceStyle = .dark
    #expect(log.lines.isEmpty)
  }

  @Test func `FS-270 are overridden for all that is inside, and for nothing else`() throws {
    let (view, beside) = (NotingView(), UIView())
    let window = Stage.show(view)
    let root = try #require(window.rootViewController)
    root.view.addSubview(beside)
    view.log = log
    window.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    #expect(log.takeAll() == ["view light to dark", "view dark to light"])
    #expect(beside.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .light
    #expect(log.lines.isEmpty)
    #expect(beside.traitCollection.userInterfaceStyle == .light)
    root.overrideUserInterfaceStyle = .unspecified
    view.overrideUserInterfaceStyle = .unspecified
    #expect(log.takeAll() == ["view light to dark"])
  }

  @Test func `FS-270 are predicted, and told when a view comes where they are others`() {
    let view = NotingView()
    view.log = log
    let window = Stage.show()
    window.rootViewController?.view.addSubview(view)
    #expect(log.lines.isEmpty)
    view.removeFromSuperview()
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController?.view.addSubview(view)
    #expect(log.takeAll() == ["view light to dark"])
  }

  @Test func `of a child are known before its view comes to its parent's`() {
    let (parent, child) = (UIViewController(), UIViewController())
    Stage.show(root: parent)
    parent.overrideUserInterfaceStyle = .dark
    parent.addChild(child)
    let view = NotingView()
    view.log = log
    child.view = view
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    parent.view.addSubview(child.view)
    #expect(log.lines.isEmpty)
  }
}
