import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The status bar of a device that turns` {
  let log = Log()

  @Test func `FS-383 is told before with what it will be, and after with what it was`() {
    device.model = .iPhone15
    Stage.show()
    let names: [(Notification.Name, String)] = [
      (UIApplication.willChangeStatusBarOrientationNotification, "will turn"),
      (UIApplication.willChangeStatusBarFrameNotification, "will move"),
      (UIApplication.didChangeStatusBarFrameNotification, "moved"),
      (UIApplication.didChangeStatusBarOrientationNotification, "turned"),
    ]
    let observers = names.map { name, line in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [log] note in
        let way = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
        let frame = note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          let now = device.scenes[0].interfaceOrientation.rawValue
          log.note("\(line) \(way.map(String.init) ?? "\(frame?.height ?? -1)") now \(now)")
        }
      }
    }
    device.rotate(to: .landscapeRight)
    log.expect(["will turn 3 now 1", "will move 0.0 now 1", "moved 59.0 now 3", "turned 1 now 3"])
    device.rotate(to: .landscapeRight)
    #expect(log.takeAll().isEmpty)
    device.rotate(to: .portrait)
    log.expect(["will turn 1 now 3", "will move 59.0 now 3", "moved 0.0 now 1", "turned 3 now 1"])
    observers.forEach { NotificationCenter.default.removeObserver($0) }
  }
}
