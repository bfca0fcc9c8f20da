#if !canImport(Darwin)
  import Fallthrough
  import UIKit

  /// Runs the app on the headless UIKit and taps it, where there is no device.
  @main
  @MainActor
  struct Script {
    static func main() {
      for version in [17, 18, 26] {
        let script = Script(version: version)
        script.touchAround()
        script.touchWithoutPassing()
      }
    }

    private let version: Int
    private let app = SceneDelegate()

    init(version: Int) {
      self.version = version
      let device = SimulatedDevice.current
      device.reset()
      device.systemVersion = OperatingSystemVersion(
        majorVersion: version, minorVersion: 0, patchVersion: 0)
      device.scenes.forEach(device.disconnect)
      device.connectScene(delegate: app)
    }

    private func touchAround() {
      print("iOS \(version)")
      tap("Pin 0,1", CGPoint(x: 100, y: 272))
      tap("the panel", CGPoint(x: 196, y: 774))
      drag("the map, beside the panel", from: 600, to: 300)
      tap("Pin 0,2, where it is now", CGPoint(x: 100, y: 472 - app.map.map.contentOffset.y))
    }

    /// The same app without the line that lets touches through.
    private func touchWithoutPassing() {
      app.map.panel?.view.isPassThrough = false
      tap("Pin 0,2, without it", CGPoint(x: 100, y: 472 - app.map.map.contentOffset.y))
    }

    private func tap(_ what: String, _ point: CGPoint) {
      report(what) { SimulatedDevice.current.tap(at: point) }
    }

    private func drag(_ what: String, from start: CGFloat, to end: CGFloat) {
      report(what) {
        let finger = SimulatedDevice.current.touchDown(at: CGPoint(x: 196, y: start))
        for y in stride(from: start, through: end, by: -20) {
          finger.move(to: CGPoint(x: 196, y: y))
        }
        finger.lift()
        SimulatedDevice.current.clock.advance(by: 5)
      }
    }

    /// Prints what came of a touch.
    private func report(_ what: String, _ touch: () -> Void) {
      let drawing = (app.map.panel as? SimulatedPanel)?.drawing
      let (done, taps) = (app.map.history.count, drawing?.tapCount ?? 0)
      let offset = app.map.map.contentOffset
      touch()
      var results = Array(app.map.history[done...])
      if drawing?.tapCount != taps { results.append("the panel was tapped") }
      if app.map.map.contentOffset != offset { results.append("the map scrolled") }
      let name = what.padding(toLength: 28, withPad: " ", startingAt: 0)
      print("  \(name)\(results.isEmpty ? "nothing" : results.joined(separator: ", "))")
    }
  }
#endif
