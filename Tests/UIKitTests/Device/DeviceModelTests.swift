import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `A model of a device` {
  private func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }
      .joined(separator: " ")
  }

  @Test func `FS-276 has a screen and safe areas for each way that it is held`() {
    let lines = SimulatedDevice.Model.all.map { model in
      device.model = model
      let window = UIWindow(windowScene: device.scenes[0])
      let upright = text(window.safeAreaInsets)
      device.rotate(to: .landscapeRight)
      device.clock.advance(by: 1)
      let size = window.bounds.size
      return "\(model.name): \(Int(size.height)) x \(Int(size.width)), \(upright), "
        + text(window.safeAreaInsets)
    }
    #expect(
      lines == [
        "plain: 393 x 852, 0 0 0 0, 0 0 0 0",
        "iPhone SE: 375 x 667, 20 0 0 0, 0 0 0 0",
        "iPhone 13 mini: 375 x 812, 50 0 34 0, 0 50 21 50",
        "iPhone 14: 390 x 844, 47 0 34 0, 0 47 21 47",
        "iPhone 15: 393 x 852, 59 0 34 0, 0 59 21 59",
        "iPhone 15 Pro Max: 430 x 932, 59 0 34 0, 0 59 21 59",
        "iPhone 16 Pro: 402 x 874, 62 0 34 0, 0 62 21 62",
        "iPhone 16 Pro Max: 440 x 956, 62 0 34 0, 0 62 21 62",
        "iPad (10th generation): 820 x 1180, 24 0 20 0, 24 0 20 0",
        "iPad Pro 11-inch: 834 x 1194, 24 0 20 0, 24 0 20 0",
        "iPad Pro 12.9-inch: 1024 x 1366, 24 0 20 0, 24 0 20 0",
      ])
  }

  @Test func `takes the scenes that fill its screen along, and is forgotten by a reset`() {
    let window = Stage.show()
    device.model = .iPhone16ProMax
    #expect(window.frame == CGRect(x: 0, y: 0, width: 440, height: 956))
    device.screenBounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(device.orientation == .landscapeRight)
    device.reset()
    #expect(device.model == .plain && device.orientation == .portrait)
    #expect(device.screenBounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(device.safeAreaInsets == .zero)
  }

  @Test func `has safe areas of its own until they are set`() {
    device.model = .iPhone15
    device.safeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    device.rotate(to: .landscapeRight)
    #expect(text(device.safeAreaInsets) == "10 0 0 0")
    device.model = .iPhone15
    #expect(text(device.safeAreaInsets) == "59 0 34 0")
  }

  @Test func `has a status bar above its safe area, unless it is hidden`() throws {
    final class Bare: UIViewController { override var prefersStatusBarHidden: Bool { true } }
    device.model = .iPhone15
    let window = Stage.show()
    let bar = try #require(window.windowScene?.statusBarManager)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
    device.rotate(to: .landscapeRight)
    #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
    device.rotate(to: .portrait)
    window.rootViewController = UINavigationController(rootViewController: Bare())
    #expect(bar.isStatusBarHidden && bar.statusBarFrame == .zero)
  }

  @Test func `takes of a scene only what is at the edges that it is at`() {
    device.model = .iPhone15
    device.rotate(to: .landscapeRight)
    let other = device.connectScene()
    device.setFrame(CGRect(x: 0, y: 0, width: 426, height: 393), of: device.scenes[0])
    device.setFrame(CGRect(x: 426, y: 0, width: 426, height: 393), of: other)
    let insets = device.scenes.map { text(UIWindow(windowScene: $0).safeAreaInsets) }
    #expect(insets == ["0 59 21 0", "0 0 21 59"])
    let strip = UIWindow(windowScene: other)
    strip.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(text(strip.safeAreaInsets) == "0 0 0 0")
  }
}
