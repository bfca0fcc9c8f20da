import Testing
import UIKit

@testable import FittedSheets

/// A sheet over an app.
@MainActor @Suite(.simulatedDevice) struct `A sheet of FittedSheets` {
  let device = SimulatedDevice.current
  let window: UIWindow
  let app = UIViewController()
  let sheet: SheetViewController

  init() {
    device.clock.followsRealTime = false
    window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = app
    window.makeKeyAndVisible()
    sheet = SheetViewController(
      controller: UIViewController(), sizes: [.fixed(300), .fixed(600)])
  }

  private func present() {
    app.present(sheet, animated: false)
    device.clock.advance(by: 1)
  }

  private var top: CGFloat {
    let view = sheet.childViewController.view
    return view?.convert(CGPoint.zero, to: nil).y ?? 0
  }

  @Test func `goes by a tap on what it dims`() {
    present()
    device.tap(at: CGPoint(x: 200, y: 100))
    device.clock.advance(by: 2)
    #expect(app.presentedViewController == nil)
  }

  @Test func `stays where taps on what it dims shall not close it`() {
    sheet.dismissOnOverlayTap = false
    present()
    device.tap(at: CGPoint(x: 200, y: 100))
    device.clock.advance(by: 2)
    #expect(app.presentedViewController === sheet)
  }

  @Test func `goes when it is pulled down`() {
    present()
    device.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 845))
    device.clock.advance(by: 2)
    #expect(app.presentedViewController == nil)
  }

  @Test func `stays where it shall not be pulled down`() {
    sheet.dismissOnPull = false
    present()
    device.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 845))
    device.clock.advance(by: 2)
    #expect(app.presentedViewController === sheet)
  }

  @Test func `takes its next size when it is pulled up`() {
    present()
    let before = top
    device.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 250), duration: 0.4)
    device.clock.advance(by: 2)
    #expect(top < before - 200)
  }
}
