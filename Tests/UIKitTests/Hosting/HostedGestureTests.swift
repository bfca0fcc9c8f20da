import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `Content of a hosting view` {
  let frame = CGRect(x: 50, y: 700, width: 293, height: 80)
  let inside = CGPoint(x: 196, y: 740)

  /// A toast on a hosting view of a version.
  func show(
    _ version: HostedVersion, _ gestures: SimulatedContentGestures
  ) -> (toast: SimulatedContentHandle, window: UIWindow) {
    device.systemVersion = OperatingSystemVersion(version.iOS)
    device.linkedSDK = OperatingSystemVersion(version.sdk)
    let controller = SimulatedHostingController()
    let window = Stage.show(root: controller)
    let toast = controller.addContent(frame)
    toast.gestures = gestures
    return (toast, window)
  }

  @Test(arguments: HostedVersion.all)
  func `FS-262 takes drags from ten points on, and no tap with them`(_ version: HostedVersion) {
    let (toast, _) = show(version, [.tap, .drag])
    device.drag(from: inside, to: CGPoint(x: 196, y: 749))
    #expect(toast.drags == [])
    #expect(toast.tapCount == 1)
    device.drag(from: inside, to: CGPoint(x: 196, y: 840))
    #expect(toast.tapCount == 1)
    #expect(
      toast.drags == [
        SimulatedContentDrag(
          startLocation: inside, location: CGPoint(x: 196, y: 840), velocity: .zero, phase: .ended)
      ])
    #expect(toast.drags[0].translation == CGSize(width: 0, height: 100))
  }

  @Test func `is thrown out by a swipe that it follows`() {
    let (toast, _) = show(HostedVersion.all[4], .drag)
    toast.onDrag = { [frame] drag in
      toast.frame = frame.offsetBy(dx: 0, dy: max(0, drag.translation.height))
      if drag.phase == .ended, drag.velocity.height > 200 { toast.remove() }
    }
    device.swipe(from: inside, to: CGPoint(x: 196, y: 800))
    #expect(toast.frame.minY == 760)
    #expect(toast.drags.map(\.phase) == [.ended])
    #expect(abs(toast.drags[0].velocity.height - 240) < 5)
    device.tap(at: CGPoint(x: 196, y: 800))
    #expect(toast.tapCount == 0)
  }

  @Test(arguments: HostedVersion.all)
  func `FS-262 takes a long press after half a second, and no tap with it`(
    _ version: HostedVersion
  ) {
    let (toast, _) = show(version, [.tap, .longPress])
    var presses: [TimeInterval] = []
    toast.onLongPress = { presses.append(SimulatedDevice.current.clock.now) }
    device.longPress(at: inside)
    #expect(toast.longPressCount == 1)
    #expect(presses.map { ($0 * 100).rounded() } == [50])
    #expect(toast.tapCount == 0)
    device.longPress(at: inside, duration: 0.4)
    #expect(toast.longPressCount == 1)
    #expect(toast.tapCount == 1)
    device.drag(from: inside, to: CGPoint(x: 230, y: 740), duration: 1)
    #expect(toast.longPressCount == 1)
  }

  @Test func `is told no end of a drag that is taken away`() {
    let (toast, _) = show(HostedVersion.all[4], .drag)
    let finger = device.touchDown(at: inside)
    finger.move(to: CGPoint(x: 196, y: 800))
    finger.cancel()
    #expect(toast.drags.map(\.phase) == [.cancelled])
  }

  @Test func `without a gesture keeps the touches from what is behind`() {
    let (toast, window) = show(HostedVersion.all[4], [])
    let controller = window.rootViewController as? SimulatedHostingController
    let behind = SimulatedContentGestures.tap
    #expect(device.tap(at: inside).window === window)
    #expect(toast.tapCount == 0)
    let front = controller?.addContent(frame)
    front?.gestures = []
    toast.gestures = behind
    device.tap(at: inside)
    #expect(toast.tapCount == 0)
  }
}
