import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An overlay and the keyboard` {
  let device = SimulatedDevice.current
  let presenter: OverlayPresenter
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  let app: UIWindow
  let toast = UIViewController()
  let box = UIView()

  init() {
    device.model = .iPhone15
    device.showsKeyboard = true
    presenter = OverlayPresenter(scene: device.scenes[0])
    app = UIWindow(windowScene: device.scenes[0])
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    app.rootViewController?.view.addSubview(field)
    box.translatesAutoresizingMaskIntoConstraints = false
    toast.view.addSubview(box)
    let safeArea: UILayoutGuide = toast.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  /// The lower edge of what is shown, in points of the screen.
  var lowerEdge: CGFloat {
    presenter.window?.layoutIfNeeded()
    return box.convert(box.bounds, to: presenter.window).maxY
  }

  @Test func `lies behind it unless it is asked to keep clear`() {
    presenter.show(toast)
    field.becomeFirstResponder()
    #expect(lowerEdge == 818)
    presenter.keepsClearOfKeyboard = true
    #expect(lowerEdge == 516)
    presenter.keepsClearOfKeyboard = false
    #expect(lowerEdge == 818)
  }

  @Test func `keeps clear of one that comes, and takes the place back when that goes`() {
    presenter.keepsClearOfKeyboard = true
    presenter.show(toast)
    #expect(lowerEdge == 818)
    field.becomeFirstResponder()
    #expect(lowerEdge == 516)
    device.keyboardHeight = 400
    #expect(lowerEdge == 452)
    field.resignFirstResponder()
    #expect(lowerEdge == 818)
  }

  @Test func `keeps clear of one that was there before it`() {
    presenter.keepsClearOfKeyboard = true
    field.becomeFirstResponder()
    presenter.show(toast)
    #expect(lowerEdge == 516)
  }

  @Test func `keeps clear of the keyboard of its own text`() {
    let own = UITextField()
    own.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    box.addSubview(own)
    presenter.keepsClearOfKeyboard = true
    presenter.show(toast)
    own.becomeFirstResponder()
    #expect(presenter.window?.isKeyWindow == true)
    #expect(lowerEdge == 516)
  }

  @Test func `keeps clear of it when the device is turned`() {
    presenter.keepsClearOfKeyboard = true
    presenter.show(toast)
    field.becomeFirstResponder()
    device.keyboardHeight = 200
    device.rotate(to: .landscapeLeft)
    #expect(lowerEdge == 193)
  }

  @Test func `adds to what the app itself added to the safe area, and leaves that when it goes`() {
    toast.additionalSafeAreaInsets.bottom = 10
    presenter.keepsClearOfKeyboard = true
    presenter.show(toast)
    field.becomeFirstResponder()
    #expect(lowerEdge == 506)
    presenter.hide()
    #expect(toast.additionalSafeAreaInsets.bottom == 10)
  }

  @Test func `leaves SwiftUI content alone, which keeps clear by itself`() {
    let host = SimulatedHostingController()
    presenter.keepsClearOfKeyboard = true
    presenter.show(host)
    field.becomeFirstResponder()
    presenter.window?.layoutIfNeeded()
    #expect(host.additionalSafeAreaInsets == .zero)
  }

  @Test func `are one behind the other, the keyboard in front`() throws {
    presenter.configureWindow = { $0.mode = .blockAll }
    presenter.show(toast)
    field.becomeFirstResponder()
    let keys = try #require(device.keyboardWindow)
    #expect(device.tap(at: CGPoint(x: 196, y: 700)).passes.last?.window === keys)
  }
}
