import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A coordinator of a transition` {
  let log = Log()

  private final class Sheet: UIViewController {
    var log: Log?
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      noteTransition("appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      noteTransition("disappear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log?.note("did appear")
    }
    private func noteTransition(_ name: String) {
      guard let log else { return }
      log.note("will \(name), \(transitionCoordinator != nil)")
      transitionCoordinator?.animate(
        alongsideTransition: { context in
          let isOurs = context.viewController(forKey: .to) === self
          log.note("along, animated \(context.isAnimated), comes \(isOurs)")
        }, completion: { _ in log.note("after \(name)") })
    }
  }

  @Test(arguments: [true, false])
  func `FS-275 runs along with a presentation and a dismissal`(_ isAnimated: Bool) {
    let sheet = Sheet()
    sheet.log = log
    let window = Stage.show()
    let root = window.rootViewController
    root?.present(sheet, animated: isAnimated) { [log] in log.note("presented") }
    device.clock.advance(by: 1)
    log.expect([
      "will appear, true", "along, animated \(isAnimated), comes true", "did appear", "presented",
      "after appear",
    ])
    #expect(sheet.transitionCoordinator == nil)
    root?.dismiss(animated: isAnimated) { [log] in log.note("dismissed") }
    device.clock.advance(by: 1)
    log.expect([
      "will disappear, true", "along, animated \(isAnimated), comes false", "dismissed",
      "after disappear",
    ])
  }

  @Test func `FS-274 makes what runs along a part of its animation, once`() throws {
    let window = Stage.show()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    final class Root: UIViewController {
      var coordinator: (any UIViewControllerTransitionCoordinator)?
      var onSize: (((any UIViewControllerTransitionCoordinator)) -> Void)?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        self.coordinator = coordinator
        onSize?(coordinator)
      }
    }
    let root = Root()
    window.rootViewController = root
    root.onSize = { $0.animate { _ in view.frame.origin.x = 300 } }
    device.rotate(to: .landscapeRight)
    device.clock.advance(by: 0.15)
    let shown = try #require(view.layer.presentation()).position.x
    #expect(view.frame.minX == 300 && shown > 100 && shown < 300)
    let coordinator = try #require(root.coordinator)
    #expect(root.transitionCoordinator === coordinator)
    #expect(coordinator.containerView === window)
    #expect(coordinator.transitionDuration == 0.3)
    #expect(!coordinator.animate { _ in Issue.record("The changes were made before") })
    device.clock.advance(by: 0.15)
    #expect(!coordinator.animate(alongsideTransition: nil) { _ in Issue.record("It is over") })
    #expect(root.transitionCoordinator == nil)
  }
}
