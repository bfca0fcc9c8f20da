import Fallthrough
import Testing
import UIKit

/// Both ways in which UIKit may treat touches on views that are being animated. (FS-176)
enum AnimatedTouches {
  static let all: [SimulatedBehavior.AnimatedViewTouches] = [.swallowed, .passedOn]
}

@MainActor @Suite(.simulatedDevice) struct `Scenario of a toast that slides in` {
  /// A region whose marker is under way from 100 points below the screen to the toast's place.
  func slide(
    _ system: SystemUnderTest,
    _ touches: SimulatedBehavior.AnimatedViewTouches
  ) -> ToastScreen {
    let it = ToastScreen(system, .clearTappable)
    it.device.behavior.animatedViewTouches = touches
    let marker = RegionMarkerView(frame: Toast.frame.offsetBy(dx: 0, dy: -600))
    it.host.addForeignView(marker)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { marker.frame = Toast.frame }
    it.device.clock.advance(by: 0.5)
    return it
  }

  /// Where the toast is drawn half-way.
  let visible = CGPoint(x: Toast.inside.x, y: Toast.inside.y - 300)

  @Test(arguments: SystemUnderTest.all, AnimatedTouches.all)
  func `its region counts where it goes`(
    system: SystemUnderTest, touches: SimulatedBehavior.AnimatedViewTouches
  ) {
    let it = slide(system, touches)
    #expect(it.tap(Toast.inside) == "toast")
    #expect(it.tap(visible) == "app")
  }
}

@MainActor @Suite(.simulatedDevice) struct `Scenario of a UIKit toast that slides in` {
  let root = UIViewController()
  /// Where the toast is drawn half-way.
  let visible = CGPoint(x: Toast.inside.x, y: Toast.inside.y - 300)

  /// A toast with a button that is under way from 600 points above its place.
  func slide(
    _ touches: SimulatedBehavior.AnimatedViewTouches,
    _ animate: (@escaping () -> Void) -> Void
  ) -> Screen {
    let screen = Screen(root: root)
    screen.device.behavior.animatedViewTouches = touches
    let toast = UIView(frame: Toast.frame.offsetBy(dx: 0, dy: -600))
    root.view.addSubview(toast)
    screen.addButton("toast", toast.bounds, to: toast)
    animate { toast.frame = Toast.frame }
    screen.device.clock.advance(by: 0.5)
    return screen
  }

  @Test(arguments: AnimatedTouches.all)
  func `FS-176 nobody or the app gets a tap while UIView.animate runs, and the toast afterwards`(
    touches: SimulatedBehavior.AnimatedViewTouches
  ) {
    let screen = slide(touches) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: $0)
    }
    #expect(screen.tap(Toast.inside) == (touches == .swallowed ? [] : ["app"]))
    #expect(screen.tap(visible) == ["app"])
    screen.device.clock.advance(by: 1)
    #expect(screen.tap(Toast.inside) == ["toast"])
  }

  @Test(arguments: AnimatedTouches.all)
  func `FS-179 the toast gets taps where it goes if its animation allows touches`(
    touches: SimulatedBehavior.AnimatedViewTouches
  ) {
    let screen = slide(touches) {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: $0)
    }
    #expect(screen.tap(Toast.inside) == ["toast"])
    #expect(screen.tap(visible) == ["app"])
  }

  @Test(arguments: AnimatedTouches.all, [false, true])
  func `FS-177 a toast in a property animator gets taps where it is seen, or where the app says`(
    touches: SimulatedBehavior.AnimatedViewTouches, isManual: Bool
  ) {
    let screen = slide(touches) {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: $0)
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
    }
    #expect(owner(of: visible, in: screen) == (isManual ? "app" : "toast"))
    #expect(owner(of: Toast.inside, in: screen) == (isManual ? "toast" : "app"))
  }

  /// Whose view a touch is; that a button in motion fires is not said, for locations in it go by its
  /// values.
  func owner(of point: CGPoint, in screen: Screen) -> String? {
    guard case .delivered(let view) = screen.device.tap(at: point).outcome else { return nil }
    return view.accessibilityIdentifier
  }
}
