import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A sheet with heights to rest at` {
  let log = Log()
  let window: UIWindow
  let sheet = UIViewController()
  let above = CGPoint(x: 100, y: 100)
  let inside = CGPoint(x: 100, y: 800)

  init() throws {
    window = Stage.show(TouchLoggingView("app", frame: device.screenBounds, log: log))
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    window.rootViewController?.present(sheet, animated: false)
  }

  var controller: UISheetPresentationController? { sheet.sheetPresentationController }
  var top: CGFloat { sheet.view.convert(sheet.view.bounds, to: nil).minY }

  @Test func `Rests at the least, at the one that is selected, and at one of the app's own`() {
    #expect(top == CGFloat(458))
    controller?.selectedDetentIdentifier = .large
    #expect(top == CGFloat(64))
    controller?.animateChanges {
      controller?.detents = [.custom(identifier: .init("own")) { $0.maximumDetentValue / 4 }]
      controller?.selectedDetentIdentifier = .init("own")
    }
    #expect(top == CGFloat(655))
  }

  @Test func `FS-184 Keeps touches around it from the app, and goes`() {
    device.tap(at: above)
    #expect(log.lines.isEmpty)
    device.clock.advance(by: 1)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `FS-184 Leaves the app its touches at and below the greatest undimmed height`() {
    controller?.largestUndimmedDetentIdentifier = .medium
    device.tap(at: above)
    #expect(log.takeAll() == ["app began (100 100)", "app ended (100 100)"])
    #expect(device.tap(at: inside).view === sheet.view)
    #expect(log.lines.isEmpty)
    #expect(sheet.presentingViewController != nil)
    controller?.selectedDetentIdentifier = .large
    device.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.lines.isEmpty)
    controller?.selectedDetentIdentifier = .medium
    controller?.largestUndimmedDetentIdentifier = .large
    device.tap(at: above)
    #expect(log.takeAll().count == 2)
  }

  @Test func `FS-184 Is dimmed where the undimmed height is none of its own`() {
    controller?.largestUndimmedDetentIdentifier = .init("unknown")
    device.tap(at: above)
    #expect(log.lines.isEmpty)
  }

  @Test func `FS-281 Is as high as the screen where there is little height, unless told not to be`()
  {
    device.rotate(to: .landscapeRight)
    let frame = { sheet.view.convert(sheet.view.bounds, to: window) }
    #expect(frame() == CGRect(x: 0, y: 0, width: 852, height: 393))
    controller?.prefersEdgeAttachedInCompactHeight = true
    #expect(frame() == CGRect(x: 0, y: 64, width: 852, height: 329))
    sheet.preferredContentSize = CGSize(width: 400, height: 0)
    controller?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(frame() == CGRect(x: 226, y: 64, width: 400, height: 329))
    device.rotate(to: .portrait)
    #expect(frame() == CGRect(x: 0, y: 458, width: 393, height: 394))
  }

  @Test func `FS-273 Is told of the size that it will have`() throws {
    final class Noting: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let above = Noting()
    sheet.present(above, animated: false)
    device.rotate(to: .landscapeRight)
    #expect(above.sizes == [CGSize(width: 852, height: 393)])
    device.rotate(to: .portrait)
    #expect(above.sizes.last == CGSize(width: 393, height: 788))
  }
}
