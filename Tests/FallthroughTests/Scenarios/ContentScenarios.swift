import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of real views in an overlay` {
  @Test(arguments: SystemUnderTest.all)
  func `plain UIKit root with a button, button or empty: button, A`(system: SystemUnderTest) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    screen.addButton("B", Toast.frame, to: root.view)
    #expect(screen.tap(Toast.inside) == ["B"])
    #expect(screen.tap(Toast.beside) == ["A"])
    #expect(screen.tap(Toast.inside) == ["B"])
  }

  /// What a toast may be like, and who gets a tap on it.
  static let toasts: [(name: String, change: @MainActor (UIView) -> Void, receiver: String)] = [
    ("hidden", { $0.isHidden = true }, "A"),
    ("alpha 0.009", { $0.alpha = 0.009 }, "A"),
    ("alpha 0.011", { $0.alpha = 0.011 }, "B"),
    ("interaction off", { $0.isUserInteractionEnabled = false }, "A"),
  ]

  @Test(arguments: SystemUnderTest.all)
  func `FS-003 hidden, alpha 0.009, alpha 0.011, interaction off: A, A, B, A`(
    system: SystemUnderTest
  ) {
    for (name, change, receiver) in Self.toasts {
      let root = UIViewController()
      let screen = Screen(system, root: root)
      let toast = UIView(frame: Toast.frame)
      root.view.addSubview(toast)
      screen.addButton("B", toast.bounds, to: toast)
      change(toast)
      #expect(screen.tap(Toast.inside) == [receiver], "\(name)")
    }
  }

  @Test(arguments: SystemUnderTest.all)
  func
    `FS-017 zPosition raised on a sibling behind, overlap: the front one in the order of subviews`(
      system: SystemUnderTest
    )
  {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    // What is drawn in front is not what gets the touch: layers are drawn by zPosition.
    screen.addButton("back", Toast.frame, to: root.view).layer.zPosition = 10
    screen.addButton("front", Toast.frame, to: root.view)
    #expect(screen.tap(Toast.inside) == ["front"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `scroll view of UIViewRepresentable in T, tap inside it: that view, not R`(
    system: SystemUnderTest
  ) {
    for kind in [SimulatedContent.drawing, .glass, .material] {
      let it = ToastScreen(system, kind)
      let scroller = UIScrollView(frame: Toast.frame.insetBy(dx: 20, dy: 20))
      it.host.addForeignView(scroller)
      #expect(it.overlay.hitTest(Toast.inside, with: nil) === scroller)
      #expect(it.answers(to: Toast.inside).map { $0.view === scroller } == [true, true])
      it.screen.addButton("picker", scroller.bounds, to: scroller)
      #expect(it.tap(Toast.inside) == "picker")
      #expect(it.tap(CGPoint(x: Toast.frame.minX + 5, y: Toast.inside.y)) == "B")
    }
  }
}
