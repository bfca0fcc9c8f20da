import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of real views in an overlay` {
  /// What a toast may be like, and who gets a tap on it.
  struct Look: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @MainActor @Sendable (UIView) -> Void
    var receiver: String
  }

  nonisolated static let looks = [
    Look(testDescription: "hidden", change: { $0.isHidden = true }, receiver: "app"),
    Look(testDescription: "alpha 0.009", change: { $0.alpha = 0.009 }, receiver: "app"),
    Look(testDescription: "alpha 0.011", change: { $0.alpha = 0.011 }, receiver: "toast"),
    Look(
      testDescription: "interaction off", change: { $0.isUserInteractionEnabled = false },
      receiver: "app"),
  ]

  @Test(arguments: SystemUnderTest.all, looks)
  func `FS-003 a toast that is hidden, disabled or nearly clear leaves its taps to the app`(
    system: SystemUnderTest, look: Look
  ) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    let toast = UIView(frame: Toast.frame)
    root.view.addSubview(toast)
    screen.addButton("toast", toast.bounds, to: toast)
    look.change(toast)
    #expect(screen.tap(Toast.inside) == [look.receiver])
  }

  @Test(arguments: SystemUnderTest.all)
  func `FS-017 a raised zPosition does not bring a sibling to the front for touches`(
    system: SystemUnderTest
  ) {
    let root = UIViewController()
    let screen = Screen(system, root: root)
    // What is drawn in front is not what gets the touch: layers are drawn by zPosition.
    screen.addButton("back", Toast.frame, to: root.view).layer.zPosition = 10
    screen.addButton("front", Toast.frame, to: root.view)
    #expect(screen.tap(Toast.inside) == ["front"])
  }

  @Test(arguments: SystemUnderTest.all, [SimulatedContent.drawing, .glass, .material])
  func `a representable scroll view in the toast gets the taps on it`(
    system: SystemUnderTest, kind: SimulatedContent
  ) {
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
