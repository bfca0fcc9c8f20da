import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of a presentation` {
  @Test(arguments: [SystemUnderTest(13)] + SystemUnderTest.all)
  func `FS-075 iPad wrappers between W1 and R, empty point: A`(system: SystemUnderTest) {
    SimulatedDevice.current.reset()
    let host = SimulatedHostingController()
    let screen = Screen(system) { scene in
      SimulatedDevice.current.behavior.wrapsRootView = true
      let window = PassThroughWindow(windowScene: scene)
      window.rootViewController = host
      return window
    }
    let toast = host.addContent(Toast.frame, kind: .drawing)
    #expect(host.view.superview !== screen.overlay)
    #expect(screen.tap(Toast.beside) == ["A"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    host.view.isUserInteractionEnabled = false
    #expect(screen.tap(Toast.inside) == ["A"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `alert in a sibling transition view, alert button: the button, and nothing stays`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
    var chosen = 0
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen += 1 })
    it.host.present(alert, animated: false)
    #expect(it.tap(Toast.beside) == "swallowed")
    let button = alert.view.subviews.first
    let middle = button.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    _ = it.tap(middle ?? .zero)
    #expect(chosen == 1)
    #expect(it.host.presentedViewController == nil)
    #expect(it.tap(Toast.beside) == "A")
    #expect(it.tap(Toast.inside) == "B")
  }

  @Test(arguments: SystemUnderTest.all, [UIModalPresentationStyle.pageSheet, .popover])
  func `sheet or popover, its button or the dimming area: no leak, and nothing stays`(
    system: SystemUnderTest, style: UIModalPresentationStyle
  ) {
    let it = ToastScreen(system)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    sheet.popoverPresentationController?.sourceView = it.host.view
    it.host.present(sheet, animated: false)
    it.screen.addButton("S", CGRect(x: 0, y: 0, width: 100, height: 100), to: sheet.view)
    let inside = sheet.view.convert(CGPoint(x: 50, y: 50), to: nil)
    #expect(it.tap(inside) == "S")
    // The dimming view takes the touch, and dismisses as it does in any app.
    #expect(it.tap(CGPoint(x: 5, y: 5)) == "swallowed")
    it.device.clock.advance(by: it.device.behavior.presentationDuration)
    #expect(it.host.presentedViewController == nil)
    #expect(it.tap(CGPoint(x: 5, y: 5)) == "A")
  }

  @Test(arguments: SystemUnderTest.all)
  func `menu container as a second subview of the window, item or outside: item or container`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    let container = UIControl(frame: it.overlay.bounds)
    container.addAction(
      UIAction { [weak container] _ in container?.removeFromSuperview() }, for: .touchUpInside)
    it.overlay.addSubview(container)
    it.screen.addButton("item", Toast.frame, to: container)
    #expect(it.tap(Toast.inside) == "item")
    #expect(it.tap(Toast.beside) == "swallowed")
    #expect(container.superview == nil)
    #expect(it.tap(Toast.beside) == "A")
    #expect(it.tap(Toast.inside) == "B")
  }

  @Test(arguments: SystemUnderTest.all)
  func `dismissed with its container left behind for a turn: A at once`(system: SystemUnderTest) {
    let it = ToastScreen(system)
    it.device.behavior.leavesContainerAfterDismissal = true
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    it.host.present(sheet, animated: false)
    #expect(it.tap(Toast.beside) == "swallowed")
    it.host.dismiss(animated: false)
    #expect(it.tap(Toast.beside) == "A")
    #expect(it.tap(Toast.inside) == "B")
  }
}
