#if !canImport(Darwin)
  import Fallthrough
  import UIKit

  /// Runs the app on the headless UIKit and taps it, where there is no device.
  @main
  @MainActor
  struct Script {
    static func main() {
      for version in [17, 18, 26] { Script(version: version).tapAround() }
      let last = Script(version: 26)
      last.queue()
      last.explain()
    }

    private let version: Int
    private let app = SceneDelegate()
    private let scene: UIWindowScene

    init(version: Int) {
      self.version = version
      let device = SimulatedDevice.current
      device.reset()
      device.systemVersion = OperatingSystemVersion(
        majorVersion: version, minorVersion: 0, patchVersion: 0)
      device.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      device.scenes.forEach(device.disconnect)
      scene = device.connectScene(delegate: app)
    }

    private func tapAround() {
      print("iOS \(version)")
      tap("Post 3, no toast", "Post 3")
      tap("Save", "Save")
      wait(1)
      tap("the toast's text", "text")
      tap("the toast's Undo", "Undo")
      wait(1)
      tap("Save", "Save")
      wait(1)
      tap("Post 3, beside the toast", "Post 3")
      wait(1)
      tapSwiftUIToast()
    }

    /// Has three toasts come at once and waits.
    private func queue() {
      print("\nThree toasts, one after the other")
      for number in 1...3 {
        app.toasts?.show(Toast(text: "Message \(number)", actionTitle: "Undo") {})
      }
      var seconds = 0.0
      while seconds < 14 {
        report("after \(seconds) seconds", [])
        wait(3.5)
        seconds += 3.5
      }
      report("after \(seconds) seconds", [])
    }

    /// Prints everything that UIKit did about a tap beside the toast.
    private func explain() {
      tap("Save", "Save")
      wait(1)
      print("\nWhy a tap beside the toast is the feed's")
      print(SimulatedDevice.current.explainTap(at: place(of: "Post 3")))
    }

    /// Taps what SwiftUI would draw, as this system's hosting view shows it to a hit test.
    private func tapSwiftUIToast() {
      let host = SimulatedHostingController()
      let toast = host.addContent(CGRect(x: 16, y: 750, width: 361, height: 60))
      let presenter = OverlayPresenter(scene: scene)
      presenter.show(host)
      SimulatedDevice.current.tap(at: CGPoint(x: 196, y: 780))
      report("a SwiftUI toast", toast.tapCount == 1 ? ["the toast was tapped"] : [])
      tap("Post 3, beside it", "Post 3")
      presenter.hide()
    }

    private func tap(_ what: String, _ identifier: String) {
      let done = app.feed?.history.count ?? 0
      SimulatedDevice.current.tap(at: place(of: identifier))
      report(what, Array((app.feed?.history ?? []).dropFirst(done)))
    }

    private func wait(_ seconds: TimeInterval) {
      SimulatedDevice.current.clock.advance(by: seconds)
    }

    private func report(_ what: String, _ results: [String]) {
      let name = what.padding(toLength: 26, withPad: " ", startingAt: 0)
      let result = results.isEmpty ? "nothing in the feed" : results.joined(separator: ", ")
      let toast = app.toasts?.shownText.map { "toast \"\($0)\"" } ?? "no toast"
      print("  \(name)\(result); \(toast)")
    }

    /// The middle of the view with a name, on the screen.
    private func place(of identifier: String) -> CGPoint {
      for window in scene.windows { window.layoutIfNeeded() }
      let views = scene.windows.reversed().lazy.compactMap { $0.first(identifier) }
      guard let view = views.first else { return .zero }
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    }
  }

  extension UIView {
    /// The first view with a name, in this one or below it.
    func first(_ identifier: String) -> UIView? {
      if accessibilityIdentifier == identifier { return self }
      return subviews.lazy.compactMap { $0.first(identifier) }.first
    }
  }
#endif
