import Fallthrough
import Testing
import UIKit

/// A toast at the lower leading corner of its safe area, above the keyboard, that counts its
/// layouts.
private final class CornerToast: UIViewController {
  let button = UIButton()
  var layouts = 0
  var sizes: [CGSize] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    let keyboard = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      button.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 200),
      button.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

@MainActor @Suite(.simulatedDevice) struct `Scenario of a device that changes` {
  private let device = SimulatedDevice.current
  private let app: UIWindow
  private let appButton = UIButton()
  private let presenter: OverlayPresenter
  private let toast = CornerToast()

  init() {
    device.model = .iPhone15
    let scene = device.scenes[0]
    app = UIWindow(windowScene: scene)
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    appButton.frame = app.bounds
    appButton.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    app.rootViewController?.view.addSubview(appButton)
    presenter = OverlayPresenter(scene: scene)
    presenter.show(toast)
    presenter.window?.layoutIfNeeded()
    toast.layouts = 0
  }

  private func receiver(_ x: CGFloat, _ y: CGFloat) -> String {
    let view = device.tap(at: CGPoint(x: x, y: y)).passes.last?.result
    if view === toast.button { return "toast" }
    if view === appButton { return "app" }
    return view.map { "\(type(of: $0))" } ?? "nobody"
  }

  @Test func `a toast of a presenter is laid out once each time the device turns`() {
    #expect(toast.button.frame == CGRect(x: 0, y: 768, width: 200, height: 50))
    device.rotate(to: .landscapeRight)
    #expect(toast.layouts == 1)
    #expect(toast.sizes == [CGSize(width: 852, height: 393)])
    #expect(toast.button.frame == CGRect(x: 59, y: 322, width: 200, height: 50))
    #expect(["toast", "app", "app"] == [receiver(60, 330), receiver(58, 330), receiver(600, 100)])
    device.rotate(to: .portrait)
    #expect(toast.layouts == 2)
    #expect(receiver(10, 780) == "toast")
    device.clock.advance(by: 1)
    #expect(toast.layouts == 2)
    #expect(device.unsettledLayouts.isEmpty)
  }

  @Test func `a toast stays where the device turns and the app supports no turn`() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    app.rootViewController = Upright()
    #expect(!device.rotate(to: .landscapeRight))
    #expect(toast.sizes.isEmpty)
    #expect(presenter.window?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func `a region goes to the other side with its view from right to left`() {
    presenter.window?.mode = .regions
    presenter.window?.regions.set(.rect, of: toast.button, id: "toast")
    #expect(["toast", "app"] == [receiver(10, 780), receiver(300, 780)])
    device.layoutDirection = .rightToLeft
    defer { device.layoutDirection = .leftToRight }
    #expect(["app", "toast"] == [receiver(10, 780), receiver(300, 780)])
    device.rotate(to: .landscapeLeft)
    #expect(["app", "toast"] == [receiver(60, 330), receiver(790, 330)])
    #expect(receiver(794, 330) == "app")
  }

  @Test func `a toast and a sheet with a field stay above the keyboard`() throws {
    device.showsKeyboard = true
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    let (field, send) = (UITextField(frame: CGRect(x: 0, y: 0, width: 393, height: 40)), UIButton())
    sheet.view.addSubview(field)
    sheet.view.addSubview(send)
    send.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      send.bottomAnchor.constraint(equalTo: sheet.view.keyboardLayoutGuide.topAnchor),
      send.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor),
      send.widthAnchor.constraint(equalToConstant: 393),
      send.heightAnchor.constraint(equalToConstant: 20),
    ])
    app.rootViewController?.present(sheet, animated: false)
    #expect(receiver(10, 100) == "app")
    device.tap(at: CGPoint(x: 300, y: 470))
    #expect(field.isFirstResponder)
    #expect(receiver(10, 480) == "toast")
    #expect(toast.button.frame.maxY == 516)
    #expect(device.tap(at: CGPoint(x: 300, y: 500)).passes.last?.result === send)
    #expect(device.tap(at: CGPoint(x: 300, y: 520)).passes.last?.window === device.keyboardWindow)
    #expect(receiver(10, 100) == "app")
    field.resignFirstResponder()
    #expect(receiver(10, 780) == "toast")
    #expect(device.unsettledLayouts.isEmpty)
  }

  @Test func `a popover of an overlay takes touches beside it but for chosen views`() {
    device.model = .iPadPro11
    let menu = UIViewController()
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 100)
    menu.popoverPresentationController?.sourceView = toast.button
    menu.popoverPresentationController?.passthroughViews = [toast.button]
    toast.present(menu, animated: false)
    let frame = menu.view.convert(menu.view.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 1024, width: 200, height: 100))
    #expect(receiver(10, 1050) == "UIView")
    #expect(receiver(10, 1140) == "toast")
    #expect(toast.presentedViewController === menu)
    device.rotate(to: .landscapeLeft)
    #expect(menu.view.convert(menu.view.bounds, to: nil).minY == 664.0)
    #expect(receiver(600, 100) == "UIDimmingView")
    device.clock.advance(by: 1)
    #expect(toast.presentedViewController == nil)
    #expect(receiver(600, 100) == "app")
  }

  @Test func `a popover of the app gets touches through the background of an overlay`() {
    device.model = .iPadPro11
    let menu = UIViewController()
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 100)
    menu.popoverPresentationController?.sourceView = appButton
    menu.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 400, width: 10, height: 10)
    app.rootViewController?.present(menu, animated: false)
    #expect(receiver(405, 450) == "UIView")
    #expect(receiver(10, 1140) == "toast")
    #expect(app.rootViewController?.presentedViewController === menu)
    #expect(receiver(600, 100) == "UIDimmingView")
    device.clock.advance(by: 1)
    #expect(receiver(600, 100) == "app")
  }

  @Test func `two toasts in scenes side by side lie each in its own safe area`() {
    device.model = .iPhone15
    device.rotate(to: .landscapeRight)
    let other = device.connectScene()
    let second = CornerToast()
    let presenters = OverlayPresenter(scene: other)
    presenters.show(second)
    device.setFrame(CGRect(x: 0, y: 0, width: 426, height: 393), of: device.scenes[0])
    device.setFrame(CGRect(x: 426, y: 0, width: 426, height: 393), of: other)
    #expect(toast.button.frame == CGRect(x: 59, y: 322, width: 200, height: 50))
    #expect(second.button.frame == CGRect(x: 0, y: 322, width: 200, height: 50))
    #expect(device.tap(at: CGPoint(x: 430, y: 330)).passes.last?.result === second.button)
    device.layoutDirection = .rightToLeft
    defer { device.layoutDirection = .leftToRight }
    #expect(device.tap(at: CGPoint(x: 780, y: 330)).passes.last?.result === second.button)
    #expect(device.tap(at: CGPoint(x: 300, y: 330)).passes.last?.result === toast.button)
    #expect(presenters.window?.safeAreaInsets.right == CGFloat(59))
  }
}
