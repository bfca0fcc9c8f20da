#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `The responder chain up to the window` {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    /// The responders from one up to the window, those that UIKit puts in between left out.
    func chain(from responder: UIResponder) -> [UIResponder] {
      var chain: [UIResponder] = []
      for responder in sequence(first: responder, next: \.next) {
        let isContainer = ["UITransitionView", "UIDropShadowView"]
          .contains(String(describing: type(of: responder)))
        if !isContainer { chain.append(responder) }
        if responder === window { break }
      }
      return chain
    }

    @Test func `FS-100 A view is followed by its superview`() {
      let (box, leaf) = (UIView(), UIView())
      box.addSubview(leaf)
      #expect(leaf.next === box)
      #expect(box.next == nil)
    }

    @Test func `FS-103 With one controller`() throws {
      let controller = UIViewController()
      let (box, leaf) = (UIView(), UIView())
      let root = try #require(controller.view)
      root.addSubview(box)
      box.addSubview(leaf)
      window.rootViewController = controller
      window.showInHost()
      #expect(chain(from: leaf) == [leaf, box, root, controller, window])
      window.isHidden = true
    }

    @Test func `FS-104 With a child controller`() throws {
      let (parent, child) = (UIViewController(), UIViewController())
      let (root, childRoot) = (try #require(parent.view), try #require(child.view))
      let leaf = UIView()
      parent.addChild(child)
      root.addSubview(childRoot)
      childRoot.addSubview(leaf)
      child.didMove(toParent: parent)
      window.rootViewController = parent
      window.showInHost()
      #expect(chain(from: leaf) == [leaf, childRoot, child, root, parent, window])
      #expect(child.next === root)
      window.isHidden = true
    }

    @Test func `FS-100 A controller is followed by its view's superview`() throws {
      let controller = UIViewController()
      #expect(controller.next == nil)
      let box = UIView()
      box.addSubview(try #require(controller.view))
      #expect(controller.next === box)
    }
  }

  @MainActor @Suite struct `A responder` {
    final class Willing: UIView { override var canBecomeFirstResponder: Bool { true } }

    final class TouchCounting: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("moved")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
      }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `FS-089 Hands touches on to the next one`() {
      let (handling, leaf) = (TouchCounting(), UIView())
      handling.addSubview(leaf)
      leaf.touchesBegan([], with: nil)
      leaf.touchesMoved([], with: nil)
      leaf.touchesEnded([], with: nil)
      leaf.touchesCancelled([], with: nil)
      #expect(handling.calls == ["began", "moved", "ended", "cancelled"])
    }

    @Test func `FS-118 A control hands none on`() {
      let handling = TouchCounting()
      let control = UIControl()
      handling.addSubview(control)
      control.touchesBegan([], with: nil)
      control.touchesEnded([], with: nil)
      #expect(handling.calls.isEmpty)
    }

    @Test func `FS-106 Does not want to be first responder by default, and may resign`() {
      let view = UIView()
      #expect(!view.canBecomeFirstResponder)
      #expect(view.canResignFirstResponder)
      #expect(!view.isFirstResponder)
      window.addSubview(view)
      window.showInHost()
      #expect(!view.becomeFirstResponder())
      window.isHidden = true
    }

    @Test func `FS-106 Is first responder alone in its window`() {
      let (first, second) = (Willing(), Willing())
      window.addSubview(first)
      window.addSubview(second)
      window.showInHost()
      #expect(first.becomeFirstResponder())
      #expect(second.becomeFirstResponder())
      #expect([first, second].map(\.isFirstResponder) == [false, true])
      #expect(second.resignFirstResponder())
      #expect(!second.isFirstResponder)
      window.isHidden = true
    }

    @Test func `FS-106 Outside a window is not made first responder`() {
      expectChoice("FS-106", Willing().becomeFirstResponder(), is: false)
    }

    @Test func `FS-107 Is first responder no longer when it leaves the window`() {
      let view = Willing()
      window.addSubview(view)
      window.showInHost()
      #expect(view.becomeFirstResponder())
      view.removeFromSuperview()
      #expect(!view.isFirstResponder)
      window.isHidden = true
    }
  }
#endif
