#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  /// Records the touches that fingers really make, with the screen on which they were made.
  ///
  /// Each touch becomes a witness of its screen: where it was, and which view UIKit gave it to.
  /// `touchmap verify` compares these with the rule. A touch that UIKit drops, or that is outside
  /// all windows, is not recorded, because no recognizer sees it.
  ///
  /// ```swift
  /// let journal = TouchJournal()
  /// journal.start()
  /// // Use the app, then:
  /// let json = try journal.json()
  /// ```
  ///
  /// App extensions have no application whose windows it could watch.
  @MainActor
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  public final class TouchJournal {
    /// The screens, each with the touches on it, in the order in which they were first touched.
    public private(set) var screens: [Screen] = []

    /// The most screens that are kept; later touches on other screens are not recorded.
    public let limit: Int

    private var watch: TouchWatch?
    private let title: String?

    /// Creates an empty journal that does not watch yet. The title names the screens. At most
    /// `limit` screens are kept, by default 50, a choice.
    public init(title: String? = nil, limit: Int = 50) {
      self.title = title
      self.limit = limit
    }

    /// Watches the visible windows of all connected scenes, or those given.
    ///
    /// A window that appears later is watched after the next start.
    public func start(watching windows: [UIWindow]? = nil) {
      let watch = watch ?? TouchWatch { [weak self] in self?.note($0) }
      watch.watch(windows ?? TouchInspector.visibleWindows)
      self.watch = watch
    }

    /// Stops watching; the recorded touches are kept.
    public func stop() {
      watch?.watch([])
      watch = nil
    }

    /// Returns the screens in the project's own JSON.
    ///
    /// - Throws: The encoder's error; a captured screen has no value that it cannot encode.
    public func json() throws -> String { try ScreenJSON.text(of: screens) }

    private func note(_ touch: UITouch) {
      guard let view = touch.view, let window = touch.window else { return }
      let windows = window.windowScene?.windows.filter { !$0.isHidden } ?? [window]
      let (screen, live) = TouchInspector.captureLive(windows, title: title)
      let point = window.pointOnScreen(touch.location(in: window))
      let witness = Screen.Witness(owner: live.owner(view), ask: .touch, points: [point])
      if let place = screens.firstIndex(where: { $0.withoutWitnesses == screen }) {
        screens[place].add([witness])
      } else if screens.count < limit {
        screens.append(screen)
        screens[screens.count - 1].add([witness])
      }
    }
  }

  extension UIWindow {
    /// Returns a point of the window's own space in points of the screen.
    func pointOnScreen(_ pointInWindow: CGPoint) -> Screen.Point {
      Screen.Point(convert(pointInWindow, to: nil as UIWindow?))
    }
  }
#endif
