import Testing
import UIKit

/// The simulated device.
@MainActor var device: SimulatedDevice { .current }

/// Builds windows on the device, each filled by a controller's view. They
/// stay until the device is reset.
@MainActor enum Stage {
  static let center = CGPoint(x: 196, y: 426)

  /// Shows a window in the first scene.
  @discardableResult static func show<Window: UIWindow>(
    window: Window, root: UIViewController = UIViewController(), level: UIWindow.Level = .normal
  ) -> Window {
    window.frame = device.screenBounds
    window.windowScene = device.scenes[0]
    window.windowLevel = level
    window.rootViewController = root
    window.isHidden = false
    keep(window)
    return window
  }

  /// Keeps an object until the device is reset.
  static func keep(_ object: AnyObject) {
    let session = device.scenes[0].session
    session.userInfo = ["kept": (session.userInfo?["kept"] as? [AnyObject] ?? []) + [object]]
  }

  /// Keeps nothing any more.
  static func letGo() { device.scenes[0].session.userInfo = nil }

  /// A visible plain window.
  @discardableResult static func show(
    root: UIViewController = UIViewController(), level: UIWindow.Level = .normal
  ) -> UIWindow {
    show(window: UIWindow(), root: root, level: level)
  }

  /// A visible window with views at their places.
  @discardableResult static func show(_ view: UIView, _ others: UIView...) -> UIWindow {
    let window = show()
    for view in [view] + others { window.rootViewController?.view.addSubview(view) }
    return window
  }
}

/// Lines of what happened, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func takeAll() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Takes all lines, which must be these.
  func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(takeAll() == expected, sourceLocation: sourceLocation)
  }
}

/// A view that notes what it is told of touches, and hands nothing on.
final class TouchLoggingView: UIView {
  let name: String
  let log: Log

  init(_ name: String, frame: CGRect, log: Log) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    let places = touches.map { $0.location(in: self) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let text = places.map { "(\(Int($0.x)) \(Int($0.y)))" }.joined(separator: " ")
    log.note("\(name) \(phase) \(text)")
  }
}

extension TouchRecord {
  /// The window that the touch was dropped in, if it was.
  var dropWindow: UIWindow? {
    if case .dropped(let window) = outcome { return window }
    return nil
  }

  var isNobodys: Bool { outcome == .nobody }
}
