extension SimulatedDevice {
  /// Whether ``faults(duringUpdate:)`` is running work.
  package private(set) static var isUpdatingViews = false

  /// Runs work as SwiftUI does while it updates views. Returns the forbidden changes that happened
  /// during it: a window came, went, became key, or got another level or root controller; or a
  /// controller in a window was released.
  package func faults(duringUpdate work: () -> Void) -> [String] {
    let isInner = Self.isUpdatingViews
    Self.isUpdatingViews = true
    defer { Self.isUpdatingViews = isInner }
    let before = WindowWatch(scenes)
    work()
    return before.changes(to: scenes)
  }
}

/// The state of the windows of some scenes at one time, and the notifications about them since
/// then.
@MainActor private final class WindowWatch {
  private struct State: Equatable {
    let isHidden: Bool
    let level: UIWindow.Level
    let root: ObjectIdentifier?
  }
  private struct Controller {
    let name: String
    weak var object: UIViewController?
  }

  private let states: [ObjectIdentifier: State]
  private let controllers: [Controller]
  private var notes: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init(_ scenes: [UIWindowScene]) {
    states = Self.states(of: scenes)
    controllers = scenes.flatMap(\.windows).compactMap(\.rootViewController)
      .flatMap { [$0] + $0.children }.map { Controller(name: "\(type(of: $0))", object: $0) }
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.notes.append(name.rawValue) }
      }
    }
  }

  func changes(to scenes: [UIWindowScene]) -> [String] {
    tokens.forEach(NotificationCenter.default.removeObserver)
    let released = controllers.filter { $0.object == nil }.map { "\($0.name) was released" }
    let isChanged = states != Self.states(of: scenes)
    return notes + released + (isChanged ? ["windows, levels or root controllers changed"] : [])
  }

  private static func states(of scenes: [UIWindowScene]) -> [ObjectIdentifier: State] {
    var states: [ObjectIdentifier: State] = [:]
    for window in scenes.flatMap(\.windows) {
      states[ObjectIdentifier(window)] = State(
        isHidden: window.isHidden, level: window.windowLevel,
        root: window.rootViewController.map(ObjectIdentifier.init))
    }
    return states
  }
}
