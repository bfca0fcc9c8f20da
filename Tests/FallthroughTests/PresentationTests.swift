import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A presentation from a pass-through window` {
  /// Presents a controller with button S in its middle.
  func present(_ style: UIModalPresentationStyle, _ system: SystemUnderTest) -> Screen {
    let screen = Screen(system, root: UIViewController())
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    screen.overlay.rootViewController?.present(sheet, animated: false)
    screen.addButton("sheet", CGRect(x: 50, y: 400, width: 200, height: 100), to: sheet.view)
    return screen
  }

  @Test(arguments: SystemUnderTest.all)
  func `takes the touches on a sheet and beside it while it is up`(system: SystemUnderTest) {
    let screen = present(.pageSheet, system)
    let offset =
      screen.overlay.rootViewController?.presentedViewController?.view
      .convert(CGPoint.zero, to: nil) ?? .zero
    #expect(screen.tap(100, 450 + offset.y) == ["sheet"])
    #expect(screen.tap(5, 5) == [])
  }

  @Test func `leaves the content behind a leftover container tappable`() {
    let screen = present(.overFullScreen, .iOS26)
    screen.device.behavior.leavesContainerAfterDismissal = true
    if let view = screen.overlay.rootViewController?.view {
      screen.addButton("button", Toast.frame, to: view)
    }
    screen.overlay.rootViewController?.dismiss(animated: false)
    #expect(screen.tap(Toast.inside) == ["button"])
  }

  @Test func `counts in the strict mode and whatever the regions say`() {
    let screen = present(.overFullScreen, .iOS26)
    screen.overlay.mode = .regions
    #expect(screen.tap(100, 450) == ["sheet"])
    screen.overlay.regions.set(.rect(.zero), id: 1)
    #expect(screen.tap(5, 5) == [])
  }

  @Test func `does not override the mode that passes all`() {
    let screen = present(.overFullScreen, .iOS26)
    screen.overlay.mode = .passAll
    #expect(screen.tap(100, 450) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `takes the touches on a menu and beside it while it is open`(system: SystemUnderTest) {
    let screen = Screen(system, root: UIViewController())
    let button = UIButton(frame: CGRect(x: 50, y: 400, width: 200, height: 44))
    var chosen = 0
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in chosen += 1 }])
    button.showsMenuAsPrimaryAction = true
    screen.overlay.rootViewController?.view.addSubview(button)
    #expect(screen.tap(100, 420) == [])
    #expect(screen.tap(100, 460) == [])
    #expect(chosen == 1)
    #expect(screen.tap(100, 460) == ["app"])
    #expect(screen.tap(100, 420) == [])
    #expect(screen.tap(5, 5) == [])
    #expect(chosen == 1)
    #expect(screen.tap(5, 5) == ["app"])
  }
}
