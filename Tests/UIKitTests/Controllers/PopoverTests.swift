import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A popover` {
  let log = Log()
  let root = UIViewController()
  let presented = UIViewController()
  let source = UIButton(frame: CGRect(x: 300, y: 500, width: 60, height: 40))
  let window: UIWindow

  init() {
    device.model = .iPadPro11
    window = Stage.show(root: root)
    root.view.addSubview(source)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 100)
    popover?.sourceView = source
  }

  /// A new one after each dismissal.
  private var popover: UIPopoverPresentationController? { presented.popoverPresentationController }

  private var frame: CGRect { presented.view.convert(presented.view.bounds, to: window) }

  private func present() { root.present(presented, animated: false) }

  private var wrapper: String { presented.view.superview.map { "\(type(of: $0))" } ?? "none" }

  @Test(arguments: [
    (UIPopoverArrowDirection.any, CGRect(x: 230, y: 540, width: 200, height: 100)),
    (.down, CGRect(x: 230, y: 400, width: 200, height: 100)),
    (.left, CGRect(x: 360, y: 470, width: 200, height: 100)),
    (.right, CGRect(x: 100, y: 470, width: 200, height: 100)),
  ])
  func `stands beside its source, where its arrow may point`(
    _ directions: UIPopoverArrowDirection, _ expected: CGRect
  ) {
    popover?.permittedArrowDirections = directions
    present()
    #expect(frame == expected)
    #expect(popover?.arrowDirection == (directions == .any ? .up : directions))
  }

  @Test func `stands beside a part of its source, an item of a bar, or any item`() throws {
    popover?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    present()
    #expect(frame.origin == CGPoint(x: 205, y: 510))
    root.dismiss(animated: false)
    let item = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 700, y: 1100, width: 44, height: 44)))
    item.customView.map(root.view.addSubview)
    popover?.barButtonItem = item
    present()
    #expect(frame.origin == CGPoint(x: 622, y: 1000))
    root.dismiss(animated: false)
    popover?.sourceItem = source
    present()
    #expect(frame.origin == CGPoint(x: 230, y: 540))
  }

  @Test func `FS-463 is the style of a share sheet`() {
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: false)
    #expect(sheet.view.superview.map { "\(type(of: $0))" } == "_UIPopoverView")
  }

  @Test func `FS-280 FS-284 is a sheet in little room, and a popover in much`() {
    present()
    #expect(wrapper == "_UIPopoverView")
    device.setFrame(CGRect(x: 0, y: 0, width: 400, height: 1194), of: device.scenes[0])
    window.layoutIfNeeded()
    #expect(wrapper == "UIDropShadowView")
    #expect(frame == CGRect(x: 0, y: 64, width: 400, height: 1130))
    #expect(presented.presentationController === popover)
    device.setFrame(nil, of: device.scenes[0])
    window.layoutIfNeeded()
    #expect(wrapper == "_UIPopoverView")
    #expect(frame.size == CGSize(width: 200, height: 100))
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
  }

  @Test func `FS-280 asks its delegate what to be, and lets it set that up`() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      let log: Log
      var style = UIModalPresentationStyle.none
      init(_ log: Log) { self.log = log }
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { style }
      func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
      ) { log.note("prepare \(type(of: adaptivePresentationController))") }
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) { log.note("will be \(style), \(transitionCoordinator != nil)") }
      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { log.note("prepare popover") }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        log.note("dismissed \(type(of: controller))")
      }
    }
    device.model = .iPhone15
    let delegate = Delegate(log)
    popover?.delegate = delegate
    present()
    #expect(wrapper == "_UIPopoverView")
    root.dismiss(animated: false)
    popover?.delegate = delegate
    delegate.style = .overFullScreen
    present()
    #expect(frame == window.bounds)
    root.dismiss(animated: false)
    popover?.delegate = delegate
    delegate.style = .automatic
    present()
    #expect(wrapper == "UIDropShadowView")
    device.tap(at: CGPoint(x: 100, y: 30))
    device.clock.advance(by: 1)
    log.expect([
      "will be none, true", "prepare popover", "will be overFullScreen, true",
      "prepare _UIOverFullscreenPresentationController", "will be pageSheet, true",
      "prepare UISheetPresentationController", "dismissed UIPopoverPresentationController",
    ])
  }

  @Test func `FS-280 asks again only where another style comes of it, and takes the app away then`()
  {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var styles: [UIModalPresentationStyle] = []
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
      }
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) { styles.append(style) }
    }
    let delegate = Delegate()
    popover?.delegate = delegate
    present()
    device.userInterfaceStyle = .dark
    #expect(delegate.styles == [.none])
    let scene = device.scenes[0]
    device.resize(scene, to: CGSize(width: 400, height: 1194))
    #expect(root.view.window == nil)
    #expect(frame == CGRect(x: 0, y: 0, width: 400, height: 1194))
    device.resize(scene, to: CGSize(width: 834, height: 1194))
    #expect(root.view.window === window)
    #expect(delegate.styles == [.none, .fullScreen, .none])
    #expect(wrapper == "_UIPopoverView")
  }

  @Test func `FS-185 leaves touches to chosen views, and follows its source when the device turns`()
  {
    let other = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    root.view.addSubview(other)
    source.autoresizingMask = [.flexibleLeftMargin]
    popover?.passthroughViews = [other]
    present()
    device.rotate(to: .landscapeRight)
    #expect(frame.midX == source.frame.midX)
    #expect(device.tap(at: CGPoint(x: 20, y: 20)).view === other)
    #expect(root.presentedViewController === presented)
  }
}
