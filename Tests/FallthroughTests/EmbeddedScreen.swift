import Fallthrough
import UIKit

/// One window of an app: a button under a container that fills the screen and holds SwiftUI content,
/// as coach marks, mini players and call bars are built.
@MainActor final class EmbeddedScreen {
  let screen: Screen
  let root = UIViewController()
  let host = SimulatedHostingController()
  let toast: SimulatedContentHandle

  /// Where the button is, under the container.
  static let onButton = CGPoint(x: 60, y: 150)

  /// - Parameter container: What holds the hosting view; it fills the screen.
  init(
    _ system: SystemUnderTest, kind: SimulatedContent = .drawing, in container: UIView? = nil,
    hosting: UIView? = nil
  ) {
    screen = Screen(system) { PassThroughWindow(windowScene: $0) }
    screen.overlay.isHidden = true
    screen.app.rootViewController = root
    screen.addButton("button", CGRect(x: 20, y: 100, width: 100, height: 100), to: root.view)
    toast = host.addContent(Toast.frame, kind: kind)
    host.view.backgroundColor = .clear
    host.view.frame = root.view.bounds
    if let container {
      container.frame = root.view.bounds
      root.view.addSubview(container)
    }
    (hosting ?? container ?? root.view).addSubview(host.view)
  }

  /// Who gets a tap: the name of a button, "toast" for the content, "screen" for the app's screen,
  /// "host" for the hosting view and nobody in it.
  func tap(_ point: CGPoint) -> String {
    let before = toast.tapCount
    var record: TouchRecord?
    let names = screen.taps { record = screen.device.tap(at: point) }
    if toast.tapCount > before { return (names + ["toast"]).joined(separator: "+") }
    if let name = names.first { return name }
    switch record?.view {
    case nil: return "dropped"
    case root.view: return "screen"
    case host.view: return "host"
    default: return "other"
    }
  }

  /// Who gets the taps on the content, on the button and beside both.
  var taps: [String] { [Toast.inside, Self.onButton, Toast.beside].map(tap) }
}

extension SystemUnderTest {
  /// Has the device run this system.
  @MainActor func start() {
    let device = SimulatedDevice.current
    device.reset()
    (device.systemVersion, device.linkedSDK) = (version, sdk)
  }
}
