import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A device that turns` {
  let log = Log()

  /// Keeps the window, which nobody else does.
  private let window: UIWindow

  init() { window = Stage.show(root: NotingController("root", log: log)) }

  /// Has the window laid out, so that nothing but what a turn does is noted.
  private func settle() {
    window.layoutIfNeeded()
    _ = log.takeAll()
  }

  @Test func `FS-273 FS-274 tells controllers in UIKit's order, with one layout`() {
    device.model = .iPhone15
    settle()
    device.rotate(to: .landscapeRight)
    log.expect([
      "root will have compact height", "root 393x852 will be 852x393",
      "root has compact height", "root 852x393 runs along, 0.3 s",
      "root keeps clear of 0 59 21 59", "root laid out 852x393",
    ])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    device.clock.advance(by: 0.29)
    #expect(log.lines.isEmpty)
    device.clock.advance(by: 0.01)
    #expect(log.takeAll() == ["root is done"])
    device.rotate(to: .portrait)
    log.expect([
      "root will have regular height", "root 852x393 will be 393x852",
      "root has regular height", "root 393x852 runs along, 0.3 s",
      "root keeps clear of 59 0 34 0", "root laid out 393x852",
    ])
  }

  @Test func `FS-274 takes 0.3 seconds`() {
    settle()
    device.rotate(to: .landscapeLeft)
    device.clock.advance(by: 0.29)
    #expect(log.takeAll().last == "root laid out 852x393")
    device.clock.advance(by: 0.02)
    #expect(log.lines == ["root is done"])
  }

  @Test func `FS-274 does what runs along at once where animations are off`() {
    settle()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    device.rotate(to: .landscapeLeft)
    #expect(
      log.takeAll().suffix(3) == [
        "root 852x393 runs along, 0.0 s", "root laid out 852x393", "root is done",
      ])
  }

  @Test func `FS-274 brings a turn that goes on to its end before the next`() {
    settle()
    device.rotate(to: .landscapeRight)
    _ = log.takeAll()
    device.rotate(to: .portrait)
    #expect(log.lines.prefix(2) == ["root is done", "root will have regular height"])
    device.clock.advance(by: 1)
    #expect(log.lines.filter { $0 == "root is done" }.count == 2)
  }

  @Test func `FS-273 tells children of the sizes that their parent says, if they are others`() {
    final class Parent: UIViewController {
      var heightOfBar: CGFloat?
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize {
        let size = super.size(
          forChildContentContainer: container, withParentContainerSize: parentSize)
        return heightOfBar.map { CGSize(width: 100, height: $0) } ?? size
      }
    }
    let (parent, child) = (Parent(), NotingController("child", log: log))
    window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    parent.view.addSubview(child.view)
    window.layoutIfNeeded()
    _ = log.takeAll()
    parent.heightOfBar = 40
    device.rotate(to: .landscapeRight)
    device.clock.advance(by: 1)
    #expect(log.takeAll() == ["child will have compact height", "child has compact height"])
    parent.heightOfBar = nil
    device.rotate(to: .portrait)
    #expect(log.lines.contains("child 100x40 will be 393x852"))
  }

  @Test func `FS-279 leaves the interface as it is where the controller in charge says so`() {
    final class Upright: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let root = Upright()
    window.rootViewController = root
    #expect(!device.rotate(to: .landscapeRight))
    #expect(window.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    root.mask = .all
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(!device.rotate(to: .portraitUpsideDown))
  }

  @Test func `FS-279 turns as a scene asks for it, where that is supported`() throws {
    let scene = try #require(window.windowScene)
    var failures = 0
    for mask in [UIInterfaceOrientationMask.landscape, .portraitUpsideDown, .portrait] {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { _ in failures += 1 }
      log.note("asked, \(scene.interfaceOrientation), \(failures)")
    }
    #expect(
      log.lines.filter { $0.hasPrefix("asked") } == [
        "asked, landscapeRight, 0", "asked, landscapeRight, 1", "asked, portrait, 1",
      ])
  }

  @Test func `FS-279 asks the app's delegate as well`() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let delegate = Delegate()
    device.launch(UIApplication(), delegate: delegate)
    settle()
    #expect(!device.rotate(to: .landscapeLeft))
  }

  @Test(arguments: [(26.0, false), (27, true)])
  func `FS-279 asks nobody on a pad with an app of the SDK of iOS 27`(
    _ sdk: Double, _ turns: Bool
  ) {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    device.linkedSDK = OperatingSystemVersion(sdk)
    device.model = .iPadPro11
    window.rootViewController = Upright()
    #expect(device.rotate(to: .landscapeRight) == turns)
    #expect(window.frame.width == (turns ? CGFloat(1194) : 834))
  }

  @Test func `tells by notification when it is held otherwise, and not when it is not`() {
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { [log] _ in MainActor.assumeIsolated { log.note("\(UIDevice.current.orientation)") } }
    device.rotate(to: .landscapeLeft)
    device.rotate(to: .landscapeLeft)
    device.rotate(to: .portrait)
    NotificationCenter.default.removeObserver(token)
    let turns = log.lines.filter { !$0.hasPrefix("root") }
    #expect(turns == ["landscapeRight", "portrait"])
  }

  @Test func `keeps the share of the screen that a scene has`() {
    device.model = .iPadPro11
    let other = device.connectScene()
    device.setFrame(CGRect(x: 0, y: 0, width: 417, height: 1194), of: device.scenes[0])
    device.setFrame(CGRect(x: 417, y: 0, width: 417, height: 1194), of: other)
    device.rotate(to: .landscapeRight)
    #expect(other.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 597, height: 834))
    let window = UIWindow(windowScene: other)
    #expect(window.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 597, y: 0))
  }
}
