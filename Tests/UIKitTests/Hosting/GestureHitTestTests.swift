import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A gesture hit test` {
  let place = CGRect(x: 100, y: 100, width: 100, height: 100)
  let onPlace = CGPoint(x: 150, y: 150)

  /// A window with a hosting view of a system and SDK, with something drawn.
  func show(
    iOS: Double, sdk: Double? = nil, window: UIWindow = UIWindow()
  ) -> (controller: SimulatedHostingController, window: UIWindow) {
    device.systemVersion = OperatingSystemVersion(iOS)
    if let sdk { device.linkedSDK = OperatingSystemVersion(sdk) }
    let controller = SimulatedHostingController()
    controller.addContent(place)
    return (controller, Stage.show(window: window, root: controller))
  }

  func names(_ record: TouchRecord, in controller: SimulatedHostingController) -> [String] {
    record.passes.map {
      $0.result === controller.view ? "host" : $0.result == nil ? "nil" : "inside"
    }
  }

  @Test(arguments: [
    (17.0, 17.0, "inside"), (17, 18, "inside"), (18, 17, "inside"), (18, 18, "host"),
  ])
  func `FS-401 is that for the view of a touch, not that for its window`(
    iOS: Double, sdk: Double, second: String
  ) {
    let (controller, _) = show(iOS: iOS, sdk: sdk)
    #expect(names(device.tap(at: onPlace), in: controller) == ["inside", second])
    #expect(names(device.clickFromHover(at: onPlace), in: controller) == [second])
  }

  @Test func `FS-070 is the one ask of a window that is asked once`() {
    let (controller, _) = show(iOS: 18)
    device.behavior.hitTestPasses = 1
    #expect(names(device.tap(at: onPlace), in: controller) == ["host"])
  }

  @Test func `FS-401 is none for pointers, drags and questions without an event`() {
    let (controller, _) = show(iOS: 18)
    let asks: [(CGPoint) -> TouchRecord] = [
      device.hover, device.drag, device.probe,
      { SimulatedDevice.current.scroll(at: $0, by: CGVector(dx: 0, dy: 1)) },
    ]
    func answers() -> [String] { asks.flatMap { names($0(onPlace), in: controller) } }
    #expect(answers() == Array(repeating: "inside", count: 7))
    #expect(names(device.tap(at: onPlace), in: controller) == ["inside", "host"])
    #expect(answers() == Array(repeating: "inside", count: 7))
  }

  @Test func `FS-401 is none that the app asks itself, in an event or out of it`() {
    final class Asking: UIWindow {
      var (inEvent, inAsk): (UIView?, [UIView?]) = (nil, [])
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        inAsk.append(rootViewController?.view.hitTest(point, with: nil))
        return super.hitTest(point, with: event)
      }
      override func sendEvent(_ event: UIEvent) {
        inEvent = rootViewController?.view.hitTest(CGPoint(x: 150, y: 150), with: event)
        super.sendEvent(event)
      }
    }
    let window = Asking()
    let (controller, _) = show(iOS: 18, window: window)
    device.tap(at: onPlace)
    #expect(window.inAsk.map { $0?.superview === controller.view } == [true, true])
    device.tap(at: onPlace)
    #expect(window.inEvent?.superview === controller.view)
    #expect(controller.view.hitTest(onPlace, with: nil)?.superview === controller.view)
  }

  @Test(arguments: [18.0, 26, 27])
  func `FS-401 finds the host wherever it contains the point and takes touches`(iOS: Double) {
    let (controller, window) = show(iOS: iOS)
    let empty = CGPoint(x: 10, y: 500)
    #expect(names(device.tap(at: empty), in: controller) == ["host", "host"])
    controller.addForeignView(UIButton(frame: place))
    #expect(names(device.tap(at: onPlace), in: controller) == ["inside", "host"])
    controller.view.frame.size.height = 400
    #expect(device.tap(at: empty).passes.last?.result === window)
    controller.view.isUserInteractionEnabled = false
    #expect(device.tap(at: onPlace).passes.last?.result === window)
  }

  @Test(arguments: [18.0, 26, 27])
  func `FS-254 finds a subview of the app's, but no drawing and none of a representable`(
    iOS: Double
  ) {
    let (controller, _) = show(iOS: iOS)
    #expect(names(device.tap(at: onPlace), in: controller).last == "host")
    let inner = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let panel = UIView(frame: place)
    panel.addSubview(inner)
    controller.view.addSubview(panel)
    #expect(device.tap(at: onPlace).passes.map { $0.result === inner } == [true, true])
    panel.removeFromSuperview()
    controller.addForeignView(panel)
    #expect(names(device.tap(at: onPlace), in: controller) == ["inside", "host"])
  }
}
