import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The time of content in a scene` {
  let device = SimulatedDevice.current
  let scene = SimulatedDevice.current.scenes[0]
  let toast = HookedController()
  let presenter: OverlayPresenter
  let app: UIWindow

  init() {
    app = UIWindow(windowScene: scene)
    app.rootViewController = UIViewController()
    app.makeKeyAndVisible()
    presenter = OverlayPresenter(scene: scene)
  }

  /// Whether the content stays for some seconds from now on, and no longer.
  private func stays(for seconds: TimeInterval) -> Bool {
    device.clock.advance(by: seconds - 0.01)
    let wasThere = presenter.controller === toast && presenter.window != nil
    device.clock.advance(by: 0.02)
    return wasThere && presenter.controller == nil
  }

  @Test(.simulatedDevice, arguments: [UIScene.ActivationState.foregroundInactive, .background])
  func `stands still while that is not active, and goes on where it stopped`(
    state: UIScene.ActivationState
  ) {
    presenter.show(toast, duration: 4)
    device.clock.advance(by: 1)
    device.setActivationState(state, of: scene)
    device.clock.advance(by: 60)
    #expect(presenter.controller === toast)
    device.setActivationState(.foregroundActive, of: scene)
    #expect(stays(for: 3))
  }

  @Test(.simulatedDevice, arguments: [UIScene.ActivationState.foregroundInactive, .background])
  func `begins when that is active`(state: UIScene.ActivationState) {
    device.setActivationState(state, of: scene)
    presenter.show(toast, duration: 4, transition: .fade(duration: 0.5))
    device.clock.advance(by: 60)
    #expect(presenter.controller === toast)
    device.setActivationState(.foregroundActive, of: scene)
    #expect(stays(for: 4))
  }

  @Test func `is the sum of all moments in which it ran`() {
    presenter.show(toast, duration: 4)
    for _ in 0..<39 {
      device.clock.advance(by: 0.1)
      device.setActivationState(.foregroundInactive, of: scene)
      device.clock.advance(by: 0.7)
      device.setActivationState(.foregroundActive, of: scene)
    }
    #expect(stays(for: 0.1))
  }

  @Test func `is held by its own scene alone`() {
    let other = device.connectScene()
    presenter.show(toast, duration: 4)
    device.setActivationState(.background, of: other)
    #expect(stays(for: 4))
  }

  @Test func `stands still while it is in use, to the moment`() {
    presenter.show(toast, duration: 3)
    device.clock.advance(by: 1.03)
    let finger = device.touchDown(at: Toast.inside)
    device.clock.advance(by: 0.07)
    finger.lift()
    #expect(stays(for: 1.97))
  }

  @Test func `stands still in the background, whatever uses it there`() {
    presenter.show(toast, duration: 3)
    device.accessibilityFocus = toast.view.subviews[0]
    device.setActivationState(.background, of: scene)
    device.clock.advance(by: 9)
    device.accessibilityFocus = nil
    device.clock.advance(by: 9)
    device.setActivationState(.foregroundActive, of: scene)
    #expect(stays(for: 3))
  }

  /// A moment at which the scene goes away.
  enum Moment: String, CaseIterable {
    case whileItStays, whileItArrives, whileItLeaves, inALayout, atAReading
  }

  @Test(.simulatedDevice, arguments: Moment.allCases)
  func `begins anew when that comes back, whenever it went`(moment: Moment) {
    let root = InsetController()
    app.rootViewController = root
    presenter.keepsClearOfBars = true
    var said: [Bool] = []
    let leave = { device.disconnect(scene) }
    if moment == .inALayout { toast.on = { if $0 == .layOut { leave() } } }
    presenter.show(toast, duration: 4, transition: .fade(duration: 1)) { said.append($0) }
    device.clock.advance(by: moment == .whileItArrives ? 0.5 : 2)
    if moment == .whileItLeaves { presenter.hide(transition: .fade()) }
    if moment == .atAReading {
      root.onSafeArea = leave
      root.additionalSafeAreaInsets.bottom = 20
      device.clock.advance(by: 0.1)
    }
    leave()
    toast.on = nil
    device.clock.advance(by: 10)
    let wasThere = moment == .whileItStays || moment == .whileItLeaves || moment == .atAReading
    #expect(said == [wasThere])
    #expect(toast.parent == nil && toast.view.alpha == 1)
    let back = device.connectScene(resuming: scene.session)
    let isBack = back.windows.contains { $0 is PassThroughWindow }
    #expect(isBack == (moment != .whileItLeaves))
    if isBack { #expect(stays(for: 4)) }
    #expect(device.unsettledLayouts.isEmpty)
  }
}

/// A controller of the app that says when its safe area changes.
private final class InsetController: UIViewController {
  var onSafeArea: (() -> Void)?

  override func viewSafeAreaInsetsDidChange() { onSafeArea?() }
}
