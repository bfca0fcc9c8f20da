import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A tap` {
  let device = SimulatedDevice.current

  @Test func `FS-060 FS-113 fires the button under the finger`() {
    let window = UIWindow(windowScene: device.scenes[0])
    let controller = UIViewController()
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    controller.view.addSubview(button)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let record = device.tap(at: CGPoint(x: 20, y: 20))
    guard case .delivered(let view) = record.outcome else { return #expect(Bool(false)) }
    #expect(view === button)
    #expect(record.passes.map(\.phase) == [1, 2])
    #expect(taps == 1)
    device.tap(at: CGPoint(x: 200, y: 200))
    #expect(taps == 1)
  }
}
