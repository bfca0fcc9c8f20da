import Fallthrough
import Testing
import UIKit

@testable import PanelApp

@MainActor @Suite(.simulatedDevice) struct `The panel app` {
  private let app = SceneDelegate()
  private let device = SimulatedDevice.current

  /// The app as a version of iOS shows it.
  private func launch(_ version: Int) throws -> SimulatedContentHandle {
    device.systemVersion = OperatingSystemVersion(
      majorVersion: version, minorVersion: 0, patchVersion: 0)
    device.scenes.forEach(device.disconnect)
    device.connectScene(delegate: app)
    return try #require((app.map.panel as? SimulatedPanel)?.drawing)
  }

  @Test(arguments: [15, 17, 18, 26])
  func `gives the panel its taps and the map all others`(version: Int) throws {
    let panel = try launch(version)
    device.tap(at: CGPoint(x: 100, y: 272))
    #expect(app.map.history == ["Pin 0,1"])
    device.tap(at: CGPoint(x: Panel.frame.midX, y: Panel.frame.midY))
    #expect(panel.tapCount == 1)
    #expect(app.map.history == ["Pin 0,1"])
  }

  @Test(arguments: [15, 17, 18, 26])
  func `lets the map scroll beside the panel, and not on it`(version: Int) throws {
    _ = try launch(version)
    scroll(from: 780, to: 740)
    #expect(app.map.map.contentOffset == .zero)
    scroll(from: 600, to: 500)
    #expect(app.map.map.contentOffset.y > 0)
  }

  @Test(arguments: [15, 17, 18, 26])
  func `would be dead behind a panel that lets nothing through`(version: Int) throws {
    _ = try launch(version)
    app.map.panel?.view.isPassThrough = false
    device.tap(at: CGPoint(x: 100, y: 272))
    #expect(app.map.history == [])
  }

  @Test func `stays a map with a panel when the device is turned and back`() throws {
    device.model = .iPhone15
    let panel = try launch(26)
    device.rotate(to: .landscapeLeft)
    device.rotate(to: .portrait)
    device.tap(at: CGPoint(x: 100, y: 272))
    device.tap(at: CGPoint(x: Panel.frame.midX, y: Panel.frame.midY))
    #expect(app.map.history == ["Pin 0,1"])
    #expect(panel.tapCount == 1)
  }

  @Test func `lets VoiceOver come to the pins beside the panel`() throws {
    _ = try launch(26)
    let found = device.accessibilityElement(at: CGPoint(x: 100, y: 272)) as? UIView
    #expect(found?.accessibilityIdentifier == "Pin 0,1")
  }

  private func scroll(from start: CGFloat, to end: CGFloat) {
    let finger = device.touchDown(at: CGPoint(x: 196, y: start))
    for y in stride(from: start, through: end, by: -10) { finger.move(to: CGPoint(x: 196, y: y)) }
    finger.lift()
  }
}
