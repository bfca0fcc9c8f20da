import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of real views in an overlay` {
  @Test(arguments: SystemUnderTest.all)
  func `a button of a UIKit overlay gets the taps on it, and the app those beside it`(
    system: SystemUnderTest
  ) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    screen.addButton("toast", Toast.frame, to: root.view)
    #expect(screen.tap(Toast.inside) == ["toast"])
    #expect(screen.tap(Toast.beside) == ["A"])
    #expect(screen.tap(Toast.inside) == ["toast"])
  }

  /// What a toast may be like, and who gets a tap on it.
  static let toasts: [(name: String, change: @MainActor (UIView) -> Void, receiver: String)] = [
    ("hidden", { $0.isHidden = true }, "A"),
    ("alpha 0.009", { $0.alpha = 0.009 }, "A"),
    ("alpha 0.011", { $0.alpha = 0.011 }, "toast"),
    ("interaction off", { $0.isUserInteractionEnabled = false }, "A"),
  ]

  @Test(arguments: SystemUnderTest.all)
  func `FS-003 a toast that is hidden, disabled or nearly clear leaves its taps to the app`(
    system: SystemUnderTest
  ) {
    for (name, change, receiver) in Self.toasts {
      let root = UIViewController()
      let screen = Screen(system, root: root)
      let toast = UIView(frame: Toast.frame)
      root.view.addSubview(toast)
      screen.addButton("toast", toast.bounds, to: toast)
      change(toast)
      #expect(screen.tap(Toast.inside) == [receiver], "\(name)")
    }
  }

  @Test(arguments: SystemUnderTest.all)
  func
    `FS-017 a raised zPosition does not bring a sibling to the front for touches`(
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
  func `a representable scroll view in the toast gets the taps on it`(
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
      #expect(it.tap(CGPoint(x: Toast.frame.minX + 5, y: Toast.inside.y)) == "toast")
    }
  }
}
