import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `What SwiftUI keeps in a hosting view` {
  let place = CGRect(x: 100, y: 100, width: 100, height: 100)
  let onPlace = CGPoint(x: 150, y: 150)

  /// A window with a hosting view of a system, its SDK the same.
  func show(iOS: Double) -> (controller: SimulatedHostingController, window: UIWindow) {
    device.systemVersion = OperatingSystemVersion(iOS)
    let controller = SimulatedHostingController()
    return (controller, Stage.show(root: controller))
  }

  /// What the phases answer, the first one as often as asked: a class, or "root" for the host.
  func answers(in controller: SimulatedHostingController) -> [String] {
    device.tap(at: onPlace).passes.map { pass in
      pass.result === controller.view ? "root" : pass.result.map { "\(type(of: $0))" } ?? "nil"
    }
  }

  @Test(arguments: [
    (17.0, ["_UIGraphicsView", "_UIGraphicsView"]), (18.0, ["_UIGraphicsView", "root"]),
    (26.0, ["root", "root"]),
  ])
  func `FS-253 may be a container, which is hit as a drawing is and gets no taps`(
    iOS: Double, expected: [String]
  ) {
    let (controller, window) = show(iOS: iOS)
    let behind = controller.addContent(place)
    let container = controller.addContent(UIScreen.main.bounds, kind: .container)
    #expect(answers(in: controller) == expected)
    #expect(behind.tapCount == 1)
    #expect(container.tapCount == 0)
    #expect(window.subviews.count == 1)
  }

  @Test(arguments: [17.0, 26]) func `FS-253 shows a container as nothing painted`(iOS: Double) {
    let (controller, _) = show(iOS: iOS)
    controller.addContent(place, kind: .container)
    let layers = controller.view.layer.sublayers ?? []
    #expect(layers.map(\.frame) == [place])
    #expect(layers.allSatisfy { $0.backgroundColor == nil && $0.name == nil })
  }

  @Test(arguments: [17.0, 18, 26])
  func `FS-046 may be hidden or clear, and then gets no taps`(iOS: Double) {
    let (controller, _) = show(iOS: iOS)
    let handle = controller.addContent(place)
    for (isHidden, opacity) in [(true, 1), (false, 0.0005)] as [(Bool, CGFloat)] {
      (handle.isHidden, handle.opacity) = (isHidden, opacity)
      #expect(answers(in: controller) == ["root", "root"], "\(isHidden) \(opacity)")
      #expect(handle.tapCount == 0, "\(isHidden) \(opacity)")
    }
    let layer = controller.view.layer.sublayers?.first
    #expect(layer?.opacity == 0.0005)
  }

  @Test
  func `FS-254 leaves subviews of the app's alone in a gesture hit test, or not, by a switch`() {
    let (controller, _) = show(iOS: 18)
    let behind = controller.addContent(place)
    controller.view.addSubview(UIButton(frame: place))
    #expect(answers(in: controller) == ["UIButton", "UIButton"])
    device.behavior.hostingViewsKeepForeignViews = false
    #expect(answers(in: controller) == ["UIButton", "root"])
    #expect(behind.tapCount == 1)
    device.behavior.hostingViewsKeepForeignViews = true
    #expect(answers(in: controller) == ["UIButton", "UIButton"])
  }
}

@MainActor @Suite(.simulatedDevice) struct `A window, by a switch` {
  /// How often a window is asked in the first phase for each finger of an event.
  func asks(fingers: Int) -> [Int] {
    let window = Stage.show()
    defer { window.isHidden = true }
    let points = (0..<fingers).map { CGPoint(x: 50 + 60 * $0, y: 50) }
    let down: [SimulatedFinger] = device.touchDown(at: points)
    defer { down.forEach { $0.lift() } }
    return down.map { finger in finger.record.passes.count { $0.phase == 1 } }
  }

  @Test func `FS-255 is asked again in the first phase, always or for several fingers`() {
    #expect(asks(fingers: 2) == [1, 1])
    device.behavior.repeatedWindowAsks = .forSeveralFingers
    #expect(asks(fingers: 1) == [1])
    #expect(asks(fingers: 2) == [2, 2])
    device.behavior.repeatedWindowAsks = .always
    #expect(asks(fingers: 1) == [2])
    device.behavior.repeatedWindowAsks = .never
    #expect(asks(fingers: 2) == [1, 1])
  }

  @Test func `FS-255 counts by its last answer`() {
    final class SecondAskWindow: UIWindow {
      var asks = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asks += 1
        return asks == 1 ? nil : super.hitTest(point, with: event)
      }
    }
    device.behavior.repeatedWindowAsks = .always
    let window = SecondAskWindow(windowScene: device.scenes[0])
    window.isHidden = false
    let record = device.tap(at: CGPoint(x: 50, y: 50))
    #expect(record.passes.map(\.phase) == [1, 1, 2])
    #expect(record.view === window)
  }
}
