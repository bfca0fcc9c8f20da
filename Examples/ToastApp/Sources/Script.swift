#if !canImport(Darwin)
  import Fallthrough
  import UIKit

  /// Runs the app on the headless UIKit and taps it, where there is no device.
  @main
  @MainActor
  struct Script {
    static func main() {
      for version in [17, 18, 26] {
        Script(version: version).run()
      }
      Script(version: 26).explain()
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

    private func run() {
      print("iOS \(version)")
      let (save, undo) = (CGPoint(x: 70, y: 102), CGPoint(x: 307, y: 740))
      let (toast, post) = (CGPoint(x: 100, y: 740), CGPoint(x: 196, y: 400))
      tap("Like, no toast", post)
      tap("Save", save)
      tap("the toast's text", toast)
      tap("the toast's Undo", undo)
      tap("the same place", undo)
      tap("Save", save)
      tap("Like, beside the toast", post)
      let content = showSwiftUIToast()
      tap("a SwiftUI toast", toast) { content.tapCount }
      tap("beside it", post) { content.tapCount }
      tap("the same place", toast) { content.tapCount }
    }

    /// Prints everything that UIKit did about a tap beside the toast.
    private func explain() {
      SimulatedDevice.current.tap(at: CGPoint(x: 70, y: 102))
      print("\nWhy a tap beside the toast is the feed's")
      print(SimulatedDevice.current.explainTap(at: CGPoint(x: 196, y: 400)))
    }

    /// What SwiftUI would draw, as this system's hosting view shows it to a hit test.
    private func showSwiftUIToast() -> SimulatedContentHandle {
      let host = SimulatedHostingController()
      app.toasts?.show(host)
      return host.addContent(CGRect(x: 20, y: 700, width: 353, height: 80))
    }

    /// Taps, and prints what came of it.
    private func tap(_ what: String, _ point: CGPoint, contentTaps: () -> Int = { 0 }) {
      let (done, tapped) = (app.feed.history.count, contentTaps())
      SimulatedDevice.current.tap(at: point)
      var results = Array(app.feed.history[done...])
      if contentTaps() > tapped { results.append("the toast was tapped") }
      if results.isEmpty { results.append("nothing, the toast took it") }
      let state = app.toasts?.isShowing == true ? "shown" : "gone"
      let name = what.padding(toLength: 24, withPad: " ", startingAt: 0)
      print("  \(name)\(results.joined(separator: ", ")); toast \(state)")
    }
  }
#endif
