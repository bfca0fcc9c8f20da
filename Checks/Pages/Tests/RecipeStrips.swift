import Fallthrough
import Foundation
import Testing
import TouchInspector
import UIKit

/// Three moments of each recipe. `Checks/run strips` draws the last two for the pictures of the page.
@MainActor @Suite struct `Strips of the recipes` {
  @Test(.simulatedDevice, arguments: RecipeStrip.allCases)
  func `have three moments, and the app has all of its touches in the first`(
    _ strip: RecipeStrip
  ) throws {
    let device = SimulatedDevice.current
    device.run(26)
    device.model = .iPhone15
    let app = StripApp(in: device.scenes[0])
    var captures = [try TouchInspector.json(title: "Before", options: .all)]
    #expect(app.buttons.allSatisfy { device.tap(at: place($0)).view === $0 })
    let moments = strip.moments(over: app)
    for moment in moments {
      moment.change()
      device.clock.advance(by: 0.5)
      captures.append(try TouchInspector.json(title: moment.title, options: .all))
    }
    #expect(captures.count == 3 && Set(captures).count > 1)
    withExtendedLifetime(moments) {}
    guard let folder = ProcessInfo.processInfo.environment["FALLTHROUGH_STRIPS"] else { return }
    for (index, capture) in captures.enumerated() {
      try capture.write(
        toFile: "\(folder)/\(strip.rawValue)-\(index).json", atomically: true, encoding: .utf8)
    }
  }
}

/// The screen of an app with three rows and a button at each lower corner.
@MainActor
struct StripApp {
  let window: UIWindow
  let root = UIViewController()
  let buttons: [UIButton]

  init(in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    buttons = [
      ("Inbox", CGRect(x: 16, y: 120, width: 361, height: 96)),
      ("Archive", CGRect(x: 16, y: 232, width: 361, height: 96)),
      ("Sent", CGRect(x: 16, y: 344, width: 361, height: 96)),
      ("Search", CGRect(x: 16, y: 720, width: 88, height: 48)),
      ("Write", CGRect(x: 289, y: 720, width: 88, height: 48)),
    ].map { title, frame in
      let button = UIButton(frame: frame)
      button.setTitle(title, for: .normal)
      return button
    }
    buttons.forEach(root.view.addSubview)
  }
}

/// What follows the first moment of a strip.
@MainActor
struct Moment {
  let title: String
  let change: () -> Void
}

/// A recipe with pictures; the name is that of its picture.
enum RecipeStrip: String, CaseIterable, Sendable {
  case toast, banners, debugButton = "debug-button", sheet, coachMark = "coach-mark"
  case player, callBar = "call-bar", badge
  case swiftUIToast = "toast-swiftui", swiftUICard = "card-swiftui"

  /// What SwiftUI offers to VoiceOver for a button.
  @MainActor private func element(
    _ label: String, _ frame: CGRect, in host: UIViewController
  ) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: host)
    element.accessibilityLabel = label
    element.accessibilityTraits = .button
    element.accessibilityFrame = frame
    return element
  }

  @MainActor func moments(over app: StripApp) -> [Moment] {
    let device = SimulatedDevice.current
    let scene = device.scenes[0]
    let wait = { (seconds: TimeInterval) in device.clock.advance(by: seconds) }
    switch self {
    case .toast:
      let toasts = Toasts(scene: scene)
      return [
        Moment(title: "Shown") { toasts.show("Saved") {} },
        Moment(title: "After five seconds") { [toasts] in
          _ = toasts; wait(6)
        },
      ]
    case .banners:
      let queue = BannerQueue(scene: scene)
      return [
        Moment(title: "First banner") { ["Ann", "Ben"].forEach(queue.add) },
        Moment(title: "After four seconds") { [queue] in
          _ = queue; wait(4.5)
        },
      ]
    case .debugButton:
      let (presenter, controller) = makeDebugOverlay(in: scene)
      return [
        Moment(title: "Shown") { presenter.window?.layoutIfNeeded() },
        Moment(title: "Dragged") {
          device.touchDown(at: controller.button.center).drag(to: CGPoint(x: 330, y: 560))
          wait(1)
        },
      ]
    case .sheet:
      return [
        Moment(title: "Presented") { app.root.present(LiveSheetController(), animated: false) },
        Moment(title: "Dragged down") {
          let sheet = app.root.presentedViewController?.view
          sheet.map { device.touchDown(at: place($0, 0.5, 0.05)).drag(to: CGPoint(x: 196, y: 800)) }
          wait(1)
        },
      ]
    case .coachMark:
      let target = app.buttons[4]
      return [
        Moment(title: "One target") {
          _ = CoachMark("Write here", over: target, in: app.root.view) {}
        },
        Moment(title: "After a tap beside it") { device.tremblingTap(at: CGPoint(x: 40, y: 600)) },
      ]
    case .player:
      let player = MiniPlayer()
      return [
        Moment(title: "Added") { player.add(to: app.root) },
        Moment(title: "Turned") { device.rotate(to: .landscapeRight) },
      ]
    case .callBar:
      var bar: CallBar?
      return [
        Moment(title: "Call") { bar = CallBar(scene: scene) {} },
        Moment(title: "Ended") { bar?.end() },
      ]
    case .swiftUIToast:
      let screen = SimulatedOrderScreen(in: scene)
      return [
        Moment(title: "Shown") {
          screen.isSaved = true
          let undo = CGRect(x: 250, y: 768, width: 70, height: 44)
          screen.host.map { $0.view.accessibilityElements = [element("Undo", undo, in: $0)] }
        },
        Moment(title: "After a tap beside it") { device.tremblingTap(at: CGPoint(x: 40, y: 600)) },
      ]
    case .swiftUICard:
      let (host, presenter) = (SimulatedHostingController(), OverlayPresenter(scene: scene))
      let (card, icon) = (
        CGRect(x: 40, y: 560, width: 313, height: 60), CGRect(x: 313, y: 580, width: 20, height: 20)
      )
      host.addContent(card, kind: .drawing)
      host.addContent(icon)
      host.view.accessibilityElements = [element("Close", icon.insetBy(dx: -12, dy: -12), in: host)]
      return [
        Moment(title: "Shown") { presenter.show(host) },
        Moment(title: "Closed") { presenter.hide() },
      ]
    case .badge:
      let (card, badge) = (
        UIView(frame: CGRect(x: 40, y: 500, width: 180, height: 120)),
        UIButton(frame: CGRect(x: 156, y: -24, width: 48, height: 48))
      )
      badge.setTitle("3", for: .normal)
      card.addSubview(badge)
      return [
        Moment(title: "Clipped by its parent") { app.root.view.addSubview(card) },
        Moment(title: "With overflow reachable") { card.hitTestBehavior.overflow = .reachable },
      ]
    }
  }
}
