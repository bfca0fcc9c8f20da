import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A window made by its frame` {
  /// A window as code before scenes makes it.
  func makeWindow() -> UIWindow {
    let window = UIWindow(frame: device.screenBounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  func set(iOS: Double, sdk: Double) {
    device.systemVersion = OperatingSystemVersion(iOS)
    device.linkedSDK = OperatingSystemVersion(sdk)
  }

  @Test func `FS-186 FS-240 is not shown in an app with scenes, nor is its root view loaded`() {
    let window = makeWindow()
    #expect(window.windowScene == nil)
    #expect(window.rootViewController?.isViewLoaded == false)
    #expect(device.tap(at: Stage.center).passes.isEmpty)
    window.windowScene = device.scenes[0]
    #expect(window.rootViewController?.view.window === window)
    #expect(device.tap(at: Stage.center).view === window.rootViewController?.view)
  }

  @Test(arguments: [(26.0, 26.0), (27, 26), (26, 27), (15, 15)])
  func `FS-186 is shown in an app without scenes`(iOS: Double, sdk: Double) {
    set(iOS: iOS, sdk: sdk)
    device.hasSceneManifest = false
    let window = makeWindow()
    #expect(window.windowScene === device.scenes[0])
    #expect(window.isKeyWindow)
    #expect(device.tap(at: Stage.center).view === window.rootViewController?.view)
    #expect(device.launchRefusal == nil)
  }

  @Test func `FS-239 FS-240 is never shown where the SDK and iOS ask for scenes`() {
    set(iOS: 27, sdk: 27)
    #expect(device.launchRefusal == nil)
    device.hasSceneManifest = false
    #expect(device.launchRefusal == .noSceneLifeCycle)
    #expect(makeWindow().windowScene == nil)
  }

  @Test func `FS-235 is not refused for the key of the old design on iOS 26, which is not read`() {
    set(iOS: 26, sdk: 27)
    device.designRequiresCompatibility = true
    #expect(device.launchRefusal == nil && !device.keepsOldDesign)
    set(iOS: 26, sdk: 26)
    #expect(device.launchRefusal == nil && device.keepsOldDesign)
  }

  @Test func `FS-187 FS-239 ends an app that iOS does not launch`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      device.systemVersion = OperatingSystemVersion(27)
      device.hasSceneManifest = false
      device.launch(UIApplication())
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("UIScene life cycle is required"))
  }
}
