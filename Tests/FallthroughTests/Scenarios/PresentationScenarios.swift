import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Scenario of a presentation` {
  @Test(arguments: [SystemUnderTest(13)] + SystemUnderTest.all)
  func `FS-075 the app gets a tap through an empty part though an iPad wraps the root view`(
    system: SystemUnderTest
  ) {
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
    #expect(screen.tap(Toast.beside) == ["app"])
    #expect(screen.tap(Toast.inside) == [])
    #expect(toast.tapCount == 1)
    host.view.isUserInteractionEnabled = false
    #expect(screen.tap(Toast.inside) == ["app"])
  }

  @Test(arguments: SystemUnderTest.all)
  func `an alert of the overlay gets a tap on its button, and nothing of it stays`(
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
    #expect(it.tap(Toast.beside) == "app")
    #expect(it.tap(Toast.inside) == "toast")
  }

  @Test(arguments: SystemUnderTest.all, [UIModalPresentationStyle.pageSheet, .popover])
  func `a sheet or popover of the overlay takes taps on and beside it, and nothing of it stays`(
    system: SystemUnderTest, style: UIModalPresentationStyle
  ) {
    let it = ToastScreen(system)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = style
    sheet.popoverPresentationController?.sourceView = it.host.view
    it.host.present(sheet, animated: false)
    it.screen.addButton("sheet", CGRect(x: 0, y: 0, width: 100, height: 100), to: sheet.view)
    let inside = sheet.view.convert(CGPoint(x: 50, y: 50), to: nil)
    #expect(it.tap(inside) == "sheet")
    // The dimming view takes the touch, and dismisses as it does in any app.
    #expect(it.tap(CGPoint(x: 5, y: 5)) == "swallowed")
    it.device.clock.advance(by: it.device.behavior.presentationDuration)
    #expect(it.host.presentedViewController == nil)
    #expect(it.tap(CGPoint(x: 5, y: 5)) == "app")
  }

  @Test(arguments: SystemUnderTest.all)
  func `a menu's container in the overlay's window takes taps on an item and outside`(
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
    #expect(it.tap(Toast.beside) == "app")
    #expect(it.tap(Toast.inside) == "toast")
  }

  @Test(arguments: SystemUnderTest.all)
  func `the app gets taps at once though the container of what was dismissed is left behind`(
    system: SystemUnderTest
  ) {
    let it = ToastScreen(system)
    it.device.behavior.leavesContainerAfterDismissal = true
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overFullScreen
    it.host.present(sheet, animated: false)
    #expect(it.tap(Toast.beside) == "swallowed")
    it.host.dismiss(animated: false)
    #expect(it.tap(Toast.beside) == "app")
    #expect(it.tap(Toast.inside) == "toast")
  }
}
