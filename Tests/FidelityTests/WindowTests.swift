#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite struct `A window` {
    let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 100, height: 100))

    @Test func `FS-025 Converts to another window`() {
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let point = other.convert(CGPoint(x: 25, y: 40), to: window)
      #expect(point == CGPoint(x: 5, y: 10))
      #expect(window.convert(point, to: other) == CGPoint(x: 25, y: 40))
    }

    @Test func `FS-025 Nil stands for the screen`() {
      let noWindow: UIWindow? = nil
      #expect(window.convert(CGPoint(x: 5, y: 10), to: noWindow) == CGPoint(x: 25, y: 40))
      #expect(window.convert(CGPoint(x: 25, y: 40), from: noWindow) == CGPoint(x: 5, y: 10))
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(window.convert(rect, to: noWindow) == rect.offsetBy(dx: 20, dy: 30))
    }

    @Test func `Is turned as the bits of orientations say`() {
      let orientations: [(UIInterfaceOrientation, UIInterfaceOrientationMask)] = [
        (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown),
        (.landscapeLeft, .landscapeLeft), (.landscapeRight, .landscapeRight),
      ]
      #expect(orientations.map(\.0.rawValue) == [1, 2, 4, 3])
      #expect(orientations.map(\.1.rawValue) == orientations.map { 1 << $0.0.rawValue })
    }

    @Test func `FS-024 A view without a target converts to its window's space`() {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      window.addSubview(view)
      let noView: UIView? = nil
      #expect(view.convert(CGPoint(x: 1, y: 1), to: noView) == CGPoint(x: 11, y: 11))
      #expect(view.convert(CGPoint(x: 1, y: 1), to: window) == CGPoint(x: 11, y: 11))
    }

    @Test func `FS-062 Is hidden when it is new`() {
      #expect(window.isHidden)
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }

    @Test func `FS-063 Has levels at 0, 1000 and 2000`() {
      let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
      #expect(levels.map(\.rawValue) == [0, 1000, 2000])
      #expect(window.windowLevel == .normal)
    }

    @Test func `FS-064 Is a view: empty it answers with itself, and the guards hold`() {
      window.showInHost()
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
      window.alpha = 0
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
      window.isHidden = true
    }

    @Test func `FS-064 A root view that fills the window is what its background answers`() {
      let controller = UIViewController()
      window.rootViewController = controller
      window.showInHost()
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === controller.view)
      window.isHidden = true
    }

    @Test func `FS-076 The root view is loaded when the window is shown, and fills it`() {
      let controller = UIViewController()
      window.rootViewController = controller
      expectChoice("FS-076", controller.isViewLoaded, is: false)
      window.showInHost()
      #expect(controller.isViewLoaded)
      #expect(controller.view.isDescendant(of: window))
      #expect(controller.view.convert(controller.view.bounds, to: window) == window.bounds)
      window.isHidden = true
    }

    @Test func `Is the window of every view in it, itself included`() {
      let (box, leaf) = (UIView(), UIView())
      box.addSubview(leaf)
      #expect(leaf.window == nil)
      window.addSubview(box)
      #expect(leaf.window === window)
      #expect(window.window === window)
      box.removeFromSuperview()
      #expect(leaf.window == nil)
    }
  }
#endif
