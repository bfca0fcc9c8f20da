import Testing
import UIKit

/// A pad with two scenes side by side, and what windows in them make of places.
@MainActor @Suite(.simulatedDevice) struct `Scenes side by side` {
  let leftFrame = CGRect(x: 0, y: 0, width: 500, height: 768)
  let rightFrame = CGRect(x: 500, y: 0, width: 524, height: 768)
  let left: UIWindow
  let right: UIWindow
  let rightScene: UIWindowScene

  init() {
    device.screenBounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
    rightScene = device.connectScene()
    device.setFrame(leftFrame, of: device.scenes[0])
    device.setFrame(rightFrame, of: rightScene)
    left = Self.window(in: device.scenes[0])
    right = Self.window(in: rightScene)
  }

  static func window(in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    return window
  }

  @Test func `FS-200 have windows as large as they are, each in its own space`() {
    #expect(left.frame == CGRect(x: 0, y: 0, width: 500, height: 768))
    #expect(right.frame == CGRect(x: 0, y: 0, width: 524, height: 768))
    #expect(rightScene.coordinateSpace.bounds == right.bounds)
    #expect(rightScene.interfaceOrientation == .portrait)
    #expect(rightScene.screen.bounds.width == 1024)
  }

  @Test func `FS-200 are smaller than a window of the screen's size`() {
    let tooLarge = UIWindow(frame: UIScreen.main.bounds)
    tooLarge.windowScene = rightScene
    tooLarge.isHidden = false
    #expect(tooLarge.frame.width > rightScene.coordinateSpace.bounds.width)
    // What lies beyond the scene is never touched.
    #expect(device.tap(at: CGPoint(x: 400, y: 100)).passes.map(\.window) == [left, left])
    #expect(device.tap(at: CGPoint(x: 600, y: 100)).passes.last?.windowPoint.x == 100)
  }

  @Test func `FS-202 ask only the windows of the scene under a touch`() {
    #expect(device.tap(at: CGPoint(x: 499, y: 10)).passes.map(\.window) == [left, left])
    let record = device.tap(at: CGPoint(x: 500, y: 10))
    #expect(record.passes.map(\.window) == [right, right])
    #expect(record.passes.map(\.windowPoint) == [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 10)])
  }

  @Test func `FS-202 overlap, and the front one is asked alone`() {
    device.setFrame(CGRect(x: 400, y: 0, width: 500, height: 500), of: rightScene)
    let point = CGPoint(x: 450, y: 100)
    #expect(device.tap(at: point).passes.map(\.window) == [left, left])
    device.bringToFront(rightScene)
    #expect(device.tap(at: point).passes.map(\.window) == [right, right])
    #expect(device.tap(at: CGPoint(x: 950, y: 100)).isNobodys)
  }

  @Test func `FS-025 convert between their windows through the screen`() {
    #expect(left.convert(CGPoint(x: 600, y: 5), to: right) == CGPoint(x: 100, y: 5))
    let noWindow: UIWindow? = nil
    #expect(right.convert(CGPoint(x: 1, y: 2), to: noWindow) == CGPoint(x: 501, y: 2))
    let space = rightScene.coordinateSpace
    #expect(space.convert(CGPoint(x: 1, y: 2), to: left) == CGPoint(x: 501, y: 2))
    #expect(left.convert(CGPoint(x: 501, y: 2), to: space) == CGPoint(x: 1, y: 2))
  }

  @Test func `FS-201 mean the screen by nil`() {
    let (noWindow, point) = (nil as UIWindow?, CGPoint(x: 1, y: 2))
    let converted = CGPoint(x: 501, y: 2)
    #expect(right.convert(point, to: noWindow) == converted)
    #expect(right.convert(converted, from: noWindow) == point)
  }

  @Test func `FS-243 tell their delegates of another size, and windows follow`() {
    final class Delegate: NSObject, UIWindowSceneDelegate {
      var widths: [CGFloat] = []
      func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
      ) { widths.append(windowScene.effectiveGeometry.coordinateSpace.bounds.width) }
    }
    let delegate = Delegate()
    rightScene.delegate = delegate
    device.setFrame(CGRect(x: 700, y: 0, width: 324, height: 768), of: rightScene)
    device.setFrame(nil, of: rightScene)
    #expect(delegate.widths == [324, 1024])
    #expect(right.frame == device.screenBounds)
    #expect(right.rootViewController?.view.bounds.size == device.screenBounds.size)
  }
}
