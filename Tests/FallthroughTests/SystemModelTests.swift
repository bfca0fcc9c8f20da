import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A toast on systems between two models` {
  /// Who gets touches on the toast and beside it, through a window and through a presenter.
  func takers(_ system: SystemUnderTest, _ set: (SimulatedDevice) -> Void) -> [String] {
    [false, true].flatMap { usesPresenter -> [String] in
      let host = SimulatedHostingController()
      let screen = Screen(system) { PassThroughWindow(windowScene: $0) }
      set(screen.device)
      let toast = host.addContent(Toast.frame, kind: .drawing)
      let presenter = OverlayPresenter(scene: screen.device.scenes[0])
      if usesPresenter { presenter.show(host) } else { screen.overlay.rootViewController = host }
      return [Toast.inside, Toast.beside].map { point in
        let names = screen.tap(point)
        return names.first ?? (toast.tapCount == 1 ? "toast" : "nobody")
      }
    }
  }

  static let right = ["toast", "app", "toast", "app"]

  @Test func `is right on 26 with an older SDK or the key for the old design`() {
    #expect(takers(SystemUnderTest(26, sdk: 18)) { _ in } == Self.right)
    #expect(takers(SystemUnderTest(26)) { $0.designRequiresCompatibility = true } == Self.right)
  }

  @Test(arguments: [18, 26, 27])
  func `is right on 27 whatever hosting views answer there`(sdk: Int) {
    let system = SystemUnderTest(27, sdk: sdk)
    #expect(takers(system) { $0.behavior.hostingModel27 = .as26 } == Self.right)
    #expect(takers(system) { $0.behavior.hostingModel27 = .as18 } == Self.right)
  }

  @Test func `is right on a system that nobody knows yet`() {
    #expect(takers(SystemUnderTest(28)) { _ in } == Self.right)
  }

  final class _TtC7SwiftUI16_UIInheritedView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test(arguments: [26, 27])
  func `is found in a wrapper that holds a representable beside drawn layers`(version: Int) {
    let host = SimulatedHostingController()
    let screen = Screen(SystemUnderTest(version), root: host)
    let wrapper = _TtC7SwiftUI16_UIInheritedView(frame: screen.overlay.bounds)
    host.view.addSubview(wrapper)
    let layer = CALayer()
    layer.frame = Toast.frame
    layer.backgroundColor = UIColor.black.cgColor
    wrapper.layer.addSublayer(layer)
    screen.addButton("inner", CGRect(x: 20, y: 500, width: 350, height: 80), to: wrapper)
    #expect(screen.overlay.hitTest(Toast.inside, with: nil) === host.view)
    #expect(screen.tap(190, 540) == ["inner"])
    #expect(screen.tap(Toast.beside) == ["app"])
  }
}

@MainActor @Suite(.simulatedDevice) struct `A custom presentation with a live background` {
  /// A container without a dimming view, which lets touches beside the sheet through.
  final class LiveBackground: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 426, width: 393, height: 426)
    }

    override func presentationTransitionWillBegin() { containerView?.isPassThrough = true }
  }

  final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      LiveBackground(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test(arguments: SystemUnderTest.all, [false, true])
  func `keeps the app behind it alive`(system: SystemUnderTest, isSwiftUI: Bool) {
    let screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    screen.overlay.isHidden = true
    let host = SimulatedHostingController()
    let sheet = isSwiftUI ? host : UIViewController()
    let transitioning = Transitioning()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transitioning
    screen.app.rootViewController?.present(sheet, animated: false)
    if !isSwiftUI {
      screen.addButton("sheet", CGRect(x: 0, y: 0, width: 393, height: 426), to: sheet.view)
    }
    // A hosting view that paints takes all touches on it, as a sheet should.
    #expect(screen.tap(196, 600) == (isSwiftUI ? [] : ["sheet"]))
    #expect(screen.tap(196, 100) == ["app"])
    sheet.dismiss(animated: false)
    #expect(screen.tap(196, 600) == ["app"])
  }
}
