import Fallthrough
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An overlay that nothing happens to` {
  let device = SimulatedDevice.current
  let scene = SimulatedDevice.current.scenes[0]
  let app: CountingWindow
  let presenter: OverlayPresenter
  let toast = UIViewController()

  init() {
    device.model = .iPhone15
    app = CountingWindow(windowScene: scene)
    app.rootViewController = UITabBarController()
    app.makeKeyAndVisible()
    presenter = OverlayPresenter(scene: scene)
    presenter.keepsClearOfBars = true
    toast.view.addSubview(UIButton(frame: Toast.frame))
  }

  /// How often the run loop would have waited during some work: each event, each timer and each
  /// frame with a layout ends with that, and so does what the test itself did before.
  private func turns(during work: () -> Void) -> Int {
    let count = TurnCount()
    device.beforeEachWait { [weak count] in
      count?.turns += 1
      return count != nil
    }
    work()
    return count.turns
  }

  enum Arrival: CaseIterable {
    case instant, fading, moving, endless

    @MainActor var transition: OverlayTransition {
      switch self {
      case .instant: .instant
      case .fading: .fade()
      case .moving: .move(edge: .bottom)
      case .endless: PresenterStage.endless
      }
    }
  }

  @Test(.simulatedDevice, arguments: Arrival.allCases)
  func `has no timer but the one that ends it, and lays out no window of the app`(
    arrival: Arrival
  ) {
    presenter.show(toast, duration: 20, transition: arrival.transition)
    device.clock.advance(by: 4)
    app.layouts = 0
    #expect(turns { device.clock.advance(by: 10) } == 1)
    #expect(app.layouts == 0)
    #expect(presenter.controller === toast)
    presenter.onDismiss = { _, _ in device.disconnect(scene) }
    device.clock.advance(by: 20)
    #expect(presenter.controller == nil)
  }

  @Test func `waits once for the end of its time`() {
    presenter.show(toast, duration: 5)
    device.clock.advance(by: 1)
    #expect(turns { device.clock.advance(by: 4) } == 2)
    #expect(presenter.controller == nil)
  }

  @Test(.simulatedDevice, arguments: [Toast.inside, Toast.beside])
  func `adds no turn of the loop and no layout of the app while a finger is down`(place: CGPoint) {
    func work(isShown: Bool) -> [Int] {
      if isShown { presenter.show(toast, duration: 5) } else { presenter.hide() }
      device.clock.advance(by: 1)
      app.layouts = 0
      var turns: [Int] = []
      let finger = device.touchDown(at: place)
      turns.append(self.turns { device.clock.advance(by: 3) })
      turns.append(self.turns { for _ in 1...60 { finger.move(to: place) } })
      finger.cancel()
      return turns + [app.layouts]
    }
    let alone = work(isShown: false)
    #expect(alone[0] == 1 && work(isShown: true) == alone)
  }

  @Test func `leaves no timer behind when it is hidden`() {
    presenter.show(toast, duration: 5, transition: .fade())
    device.clock.advance(by: 1)
    presenter.hide()
    device.clock.advance(by: 0.1)
    #expect(turns { device.clock.advance(by: 20) } == 1)
  }

  @Test func `looks for the cursor of VoiceOver only from when it moves until it is elsewhere`() {
    let button = FocusCountingButton(frame: Toast.frame)
    toast.view.addSubview(button)
    func questions(_ work: () -> Void) -> Int {
      button.questions = 0
      work()
      return button.questions
    }
    presenter.show(toast, duration: 60)
    #expect(questions { device.clock.advance(by: 1) } == 0)
    device.accessibilityFocus = button
    #expect(questions { device.clock.advance(by: 1) } > 0)
    device.accessibilityFocus = app.rootViewController?.view
    #expect(questions { device.clock.advance(by: 1) } == 1)
    #expect(questions { for _ in 0..<9 { device.tap(at: Toast.beside) } } == 0)
    device.accessibilityFocus = button
    device.clock.advance(by: 100)
    #expect(presenter.controller === toast)
  }
}

@MainActor private final class TurnCount {
  var turns = 0
}

/// A window of the app that counts its layouts, and what asks for them.
final class CountingWindow: UIWindow {
  var layouts = 0

  override func layoutIfNeeded() {
    layouts += 1
    super.layoutIfNeeded()
  }
}

/// A button that counts how often it is asked whether the cursor is on it.
private final class FocusCountingButton: UIButton {
  var questions = 0

  override func accessibilityElementIsFocused() -> Bool {
    questions += 1
    return super.accessibilityElementIsFocused()
  }
}
