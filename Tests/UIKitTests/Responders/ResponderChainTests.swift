import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The responder chain` {
  final class Delegate: UIResponder, UIApplicationDelegate {}
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

  func chain(from responder: UIResponder) -> [UIResponder] {
    Array(sequence(first: responder, next: \.next))
  }

  @Test func `FS-103 goes from a leaf to the application's delegate`() throws {
    let delegate = Delegate()
    device.launch(UIApplication(), delegate: delegate)
    let controller = UIViewController()
    let (box, leaf) = (UIView(), UIView())
    let window = Stage.show(root: controller)
    let root = try #require(controller.view)
    root.addSubview(box)
    box.addSubview(leaf)
    #expect(
      chain(from: leaf) == [
        leaf, box, root, controller, window, device.scenes[0], UIApplication.shared, delegate,
      ])
  }

  @Test func `FS-100 ends at a delegate only if that is a responder of no other kind`() {
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    final class PlainDelegate: NSObject, UIApplicationDelegate {}
    let (view, plain) = (ViewDelegate(), PlainDelegate())
    let application = UIApplication()
    application.delegate = view
    #expect(application.next == nil)
    application.delegate = plain
    #expect(application.next == nil)
    final class ResponderDelegate: UIResponder, UIApplicationDelegate {}
    let responder = ResponderDelegate()
    application.delegate = responder
    #expect(application.next === responder)
  }

  @Test func `FS-101 leads from a presented controller to its container (a choice)`() throws {
    let (root, presented) = (UIViewController(), UIViewController())
    let window = Stage.show(root: root)
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: false)
    let container = try #require(presented.view.superview)
    #expect(presented.next === container)
    #expect(container.next === window)
  }

  @Test func `FS-102 passes the scene between window and application (a choice)`() {
    let window = Stage.show()
    let scene = device.scenes[0]
    #expect(window.next === scene)
    #expect(scene.next === UIApplication.shared)
  }
}

@MainActor @Suite(.simulatedDevice) struct `What is no touch` {
  final class Listening: UIView {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion began")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion ended")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("press began")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("press ended")
    }
  }

  final class Counting: UIWindow {
    var asks = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      asks += 1
      return super.hitTest(point, with: event)
    }
  }

  @Test
  func `FS-105 FS-110 FS-173 goes to the first responder of the key window without a hit test`() {
    let window = Stage.show(window: Counting())
    let (view, leaf) = (Listening(), UIView())
    window.rootViewController?.view.addSubview(view)
    view.addSubview(leaf)
    #expect(view.becomeFirstResponder())
    let other = Stage.show()
    device.shake()
    device.press(.menu)
    #expect(view.heard == ["motion began", "motion ended", "press began", "press ended"])
    #expect(window.asks == 0)
    #expect(!other.isKeyWindow)
  }

  @Test func `FS-175 is dropped, if it is a button, where the interaction is disabled`() {
    let window = Stage.show()
    let view = Listening()
    window.rootViewController?.view.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.isUserInteractionEnabled = false
    device.press(.menu)
    #expect(view.heard.isEmpty)
    view.isUserInteractionEnabled = true
    device.press(.menu)
    #expect(view.heard == ["press began", "press ended"])
  }
}

@MainActor @Suite(.simulatedDevice) struct `An action` {
  final class Saving: UIView, ActionPerforming {
    var senders: [UIControl?] = []
    override var canBecomeFirstResponder: Bool { true }

    func action(for selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      guard selector == "save:" else { return nil }
      return { sender, _ in self.senders.append(sender as? UIControl) }
    }
  }

  let saving = Saving()
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  func show() -> UIWindow {
    let window = Stage.show(saving)
    saving.frame = device.screenBounds
    window.makeKey()
    return window
  }

  @Test func `FS-108 without a target goes up the chain from the first responder`() {
    let window = show()
    window.rootViewController?.view.addSubview(button)
    button.addTarget(nil, action: "save:", for: .touchUpInside)
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(saving.senders.isEmpty)
    let inner = UITextField()
    saving.addSubview(inner)
    inner.becomeFirstResponder()
    device.tap(at: CGPoint(x: 10, y: 10))
    #expect(saving.senders == [button])
  }

  @Test func `FS-108 without a first responder starts at its sender (a choice)`() {
    let window = show()
    saving.addSubview(button)
    let isDone = UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil)
    #expect(isDone)
    #expect(saving.senders.count == 1)
    #expect(window.isKeyWindow)
  }

  @Test func `FS-108 with a target goes there alone`() {
    let window = show()
    #expect(UIApplication.shared.sendAction("save:", to: saving, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction("open:", to: saving, from: nil, for: nil))
    #expect(saving.senders == [nil])
    #expect(window.isKeyWindow)
  }

  @Test func `FS-109 is done by the first of the chain that can`() {
    let window = show()
    saving.addSubview(button)
    #expect(button.target(forAction: "save:", withSender: nil) as? UIView === saving)
    #expect(button.target(forAction: "open:", withSender: nil) == nil)
    #expect(window.isKeyWindow)
  }
}
