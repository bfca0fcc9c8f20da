import Fallthrough
import Testing
import UIKit

/// A simulated device with an app below and an overlay above.
///
/// Making one resets the device. A test that makes it and does not wait has the device to itself.
@MainActor final class Screen {
  /// A button that fills the app's screen.
  let appButton = UIButton()
  let app: UIWindow
  let overlay: PassThroughWindow
  /// The names of the buttons that were tapped, in order; the app's is "app".
  private(set) var taps: [String] = []

  var device: SimulatedDevice { .current }

  init(
    _ system: SystemUnderTest = .iOS26, overlay makeOverlay: (UIWindowScene) -> PassThroughWindow
  ) {
    let device = SimulatedDevice.current
    device.reset()
    device.systemVersion = system.version
    device.linkedSDK = system.sdk
    let scene = device.scenes[0]
    app = UIWindow(windowScene: scene)
    overlay = makeOverlay(scene)
    let root = UIViewController()
    app.rootViewController = root
    app.makeKeyAndVisible()
    appButton.frame = app.bounds
    root.view.addSubview(appButton)
    name(appButton, "app")
    overlay.windowLevel = .alert
    overlay.isHidden = false
  }

  /// A device whose overlay shows a controller.
  convenience init(_ system: SystemUnderTest = .iOS26, root: UIViewController) {
    self.init(system) { scene in
      let window = PassThroughWindow(windowScene: scene)
      window.rootViewController = root
      return window
    }
  }

  /// Notes the taps of a button under a name.
  func name(_ button: UIButton, _ name: String) {
    button.accessibilityIdentifier = name
    button.addAction(UIAction { [weak self] _ in self?.taps.append(name) }, for: .touchUpInside)
  }

  /// Adds a button that is noted to a view.
  @discardableResult func addButton(_ name: String, _ frame: CGRect, to view: UIView) -> UIButton {
    let button = UIButton(frame: frame)
    self.name(button, name)
    view.addSubview(button)
    return button
  }

  /// Taps, and returns the names of the buttons that fired.
  func tap(_ x: CGFloat, _ y: CGFloat) -> [String] { taps { device.tap(at: CGPoint(x: x, y: y)) } }

  /// The names of the buttons that fire while `work` is done.
  func taps(during work: () -> Void) -> [String] {
    taps = []
    work()
    return taps
  }
}

/// A version of iOS and of the SDK that the app is linked with.
struct SystemUnderTest: Sendable, CustomTestStringConvertible {
  var version: OperatingSystemVersion
  var sdk: OperatingSystemVersion

  init(_ version: Int, sdk: Int? = nil) {
    self.version = OperatingSystemVersion(majorVersion: version, minorVersion: 0, patchVersion: 0)
    self.sdk = OperatingSystemVersion(
      majorVersion: sdk ?? version, minorVersion: 0, patchVersion: 0)
  }

  var testDescription: String { "iOS \(version.majorVersion), SDK \(sdk.majorVersion)" }

  static let iOS26 = SystemUnderTest(26)
  static let all = [
    SystemUnderTest(15), SystemUnderTest(17), SystemUnderTest(18, sdk: 17), SystemUnderTest(18),
    SystemUnderTest(26, sdk: 18), SystemUnderTest(26), SystemUnderTest(27),
  ]
  /// The systems whose behaviour differs, each with its own SDK.
  static let ofNote = [15, 17, 18, 26, 27].map { SystemUnderTest($0) }

  /// Makes the device one of this system.
  @MainActor func begin() {
    SimulatedDevice.current.systemVersion = version
    SimulatedDevice.current.linkedSDK = sdk
  }
}

/// Where the toast of the scenarios is.
enum Toast {
  static let frame = CGRect(x: 20, y: 700, width: 350, height: 80)
  static let inside = CGPoint(x: 190, y: 740)
  static let beside = CGPoint(x: 190, y: 300)
}

extension Screen {
  /// Taps, and returns the names of the buttons that fired.
  func tap(_ point: CGPoint) -> [String] { tap(point.x, point.y) }
}

/// What the log is told while `work` is done.
@MainActor func notes(during work: () -> Void) -> [String] {
  let handler = Misuse.noteHandler
  defer { Misuse.noteHandler = handler }
  var notes: [String] = []
  Misuse.noteHandler = { notes.append($0.text) }
  work()
  return notes
}
