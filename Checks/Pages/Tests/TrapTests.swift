import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An observer on the main queue` {
  let device = SimulatedDevice.current
  let name = Notification.Name("HostTests")

  @Test func `hears at once what is posted on the main actor`() {
    var heard: [String] = []
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main)
    {
      let text = $0.userInfo?["text"] as? String ?? "?"
      MainActor.assumeIsolated { heard.append(text) }
    }
    for text in ["a", "b"] {
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["text": text])
    }
    #expect(heard == ["a", "b"])
    NotificationCenter.default.removeObserver(observer)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(heard == ["a", "b"])
  }

  @Test func `hears on the main actor what is posted on a thread, which waits for it`() async {
    var isOnMain: [Bool] = []
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main)
    {
      _ in MainActor.assumeIsolated { isOnMain.append(true) }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { [name] in
        NotificationCenter.default.post(name: name, object: nil)
        continuation.resume()
      }
    }
    #expect(isOnMain == [true])
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func `hears of its sender alone, and on another queue from that`() async {
    let sender = NSObject()
    var count = 0
    let center = NotificationCenter.default
    let mine = center.addObserver(forName: name, object: sender, queue: .main) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    #expect(count == 1)
    let queue = OperationQueue()
    queue.name = "another"
    let heardOn: String? = await withCheckedContinuation { continuation in
      _ = center.addObserver(forName: Notification.Name("Another"), object: nil, queue: queue) {
        _ in
        continuation.resume(returning: OperationQueue.current?.name)
      }
      center.post(name: Notification.Name("Another"), object: nil)
    }
    #expect(heardOn == "another")
    center.removeObserver(mine)
  }

  @Test func `moves a card when the keyboard comes`() throws {
    let window = UIWindow(windowScene: device.scenes[0])
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let root = try #require(window.rootViewController?.view)
    let card = UIView(frame: CGRect(x: 20, y: 700, width: 353, height: 80))
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 353, height: 40))
    [card, field].forEach(root.addSubview)
    let follower = KeyboardFollower(card: card)
    device.showsKeyboard = true
    device.tap(at: CGPoint(x: 100, y: 120))
    #expect(card.frame.maxY == device.screenBounds.maxY - device.keyboardHeight)
    _ = follower
  }
}

@MainActor @Suite struct `The version of iOS` {
  @Test(.simulatedDevice(iOS: 17)) func `is what the device is set to`() {
    #expect(!System.isIOS26)
    SimulatedDevice.current.systemVersion = OperatingSystemVersion(
      majorVersion: 26, minorVersion: 0, patchVersion: 0)
    #expect(System.isIOS26)
  }

  @Test(.simulatedDevice(iOS: 17)) func `is every version at once to the compiler's question`() {
    guard #available(iOS 99, *) else { return #expect(Bool(false), "iOS 99 is not available") }
  }
}
