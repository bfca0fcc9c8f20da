import Testing
import UIKit

/// Each test changes a process of its own.
@Suite struct `An app of which nobody says that it has scenes` {
  @Test func `has none where the environment says so, after a reset too`() async {
    await #expect(processExitsWith: .success) {
      setenv("FALLTHROUGH_SCENE_MANIFEST", "no", 1)
      await MainActor.run {
        #expect(!device.hasSceneManifest)
        device.hasSceneManifest = true
        device.reset()
        let window = UIWindow(frame: device.screenBounds)
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow && window.windowScene != nil)
      }
    }
  }

  @Test func `is told of the setting once, where its window is made key`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      SimulatedDevice.current.hasSceneManifest = true
      for _ in 0..<2 {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.makeKeyAndVisible()
        #expect(!window.isKeyWindow)
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.components(separatedBy: "FALLTHROUGH_SCENE_MANIFEST=no").count == 2, "\(text)")
  }

  @Test func `is told nothing where a window of a scene was shown or a scene has a delegate`()
    async throws
  {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      final class Delegate: NSObject, UISceneDelegate {}
      device.hasSceneManifest = true
      UIWindow(windowScene: device.scenes[0]).isHidden = false
      UIWindow(frame: .zero).makeKey()
      device.reset()
      let delegate = Delegate()
      device.scenes[0].delegate = delegate
      UIWindow(frame: .zero).makeKey()
      withExtendedLifetime(delegate) {}
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!text.contains("FALLTHROUGH_SCENE_MANIFEST"), "\(text)")
  }
}
