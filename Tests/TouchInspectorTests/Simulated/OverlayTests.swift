import Fallthrough
import Testing
import TouchInspector
import TouchMap
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A touch map on the screen` {
  let window = UIWindow(windowScene: SimulatedDevice.current.scenes[0])
  let root = UIViewController()
  let button = UIButton(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  let overlay = TouchMapOverlayView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(button)
    window.addSubview(overlay)
  }

  /// The class on each layer, and whether its path holds a point.
  private func owners(at point: CGPoint) -> [String?] {
    overlay.regionLayers.filter { $0.path?.contains(point, using: .evenOdd) == true }.map(\.name)
  }

  @Test func `shows who gets a touch at each point`() {
    overlay.update()
    #expect(overlay.regionLayers.map(\.name) == ["UIView", "UIButton"])
    #expect(owners(at: CGPoint(x: 10, y: 20)) == ["UIButton"])
    #expect(owners(at: CGPoint(x: 9, y: 20)) == ["UIView"])
    #expect(owners(at: CGPoint(x: 110, y: 20)) == ["UIView"])
    #expect(overlay.layer.sublayers == overlay.regionLayers)
  }

  @Test func `follows the screen when it is updated, and only then`() {
    overlay.update()
    button.isUserInteractionEnabled = false
    #expect(owners(at: CGPoint(x: 10, y: 20)) == ["UIButton"])
    overlay.update()
    #expect(owners(at: CGPoint(x: 10, y: 20)) == ["UIView"])
    #expect(overlay.layer.sublayers?.count == 1)
  }

  @Test func `is not part of itself, nor is what is in it`() {
    let legend = UIButton(frame: overlay.bounds)
    overlay.addSubview(legend)
    overlay.update()
    let nodes = overlay.screen?.nodes ?? []
    #expect(nodes.map(\.className) == ["UIWindow", "UIView", "UIButton"])
  }

  @Test func `lies where the touches do, wherever the view is`() {
    overlay.frame = CGRect(x: 5, y: 7, width: 200, height: 200)
    overlay.transform = CGAffineTransform(scaleX: 2, y: 2)
    overlay.update()
    let corner = overlay.convert(CGPoint(x: 10, y: 20), from: window)
    #expect(owners(at: CGPoint(x: corner.x + 0.1, y: corner.y + 0.1)) == ["UIButton"])
    #expect(owners(at: CGPoint(x: corner.x - 0.1, y: corner.y + 0.1)) == ["UIView"])
  }

  @Test func `takes no touch away`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    overlay.update()
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    #expect(taps == 1)
  }

  @Test func `takes none away from a window of its own either, and leaves that out`() {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let controller = UIViewController()
    controller.view = overlay
    let front = PassThroughWindow(windowScene: SimulatedDevice.current.scenes[0])
    front.rootViewController = controller
    front.windowLevel = .alert
    front.isHidden = false
    overlay.update()
    #expect(overlay.screen?.windows.count == 1)
    #expect(owners(at: CGPoint(x: 10, y: 20)) == ["UIButton"])
    SimulatedDevice.current.tap(at: CGPoint(x: 20, y: 30))
    #expect(taps == 1)
  }

  @Test func `goes when it is cleared`() {
    overlay.update()
    overlay.clear()
    #expect(overlay.partition == nil)
    #expect(overlay.layer.sublayers?.isEmpty != false)
  }
}
