#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  /// Turns live windows into a screen that answers every question of `TouchMap`.
  ///
  /// The screen contains facts that no textual dump has: window levels, bounds origins, control
  /// states, and which classes answer hit tests in their own way.
  ///
  /// Use it in debug builds only: it contains names of private classes of UIKit and SwiftUI, and
  /// App Review has rejected an app for containing such a name.
  @MainActor
  public enum TouchInspector {
    /// Captures windows.
    ///
    /// - Parameters:
    ///   - windows: The windows, those of one level back to front. They are sorted by level.
    ///   - title: The name of the screen.
    ///   - excluded: A view to leave out, with its descendants; `nil` for none.
    ///   - options: The contents of the screen in addition to the views.
    /// - Returns: The screen, lengths in points, windows in screen points. A tree deeper than
    ///   `ScreenBuilder.maximumDepth` is cut off there, and the notes count this.
    /// - Complexity: O(*n*), where *n* is the number of views and layers.
    public static func capture(
      _ windows: [UIWindow], title: String? = nil, excluding excluded: UIView? = nil,
      options: Options = []
    ) -> Screen {
      var (screen, live) = captureLive(windows, title: title, excluding: excluded, options: options)
      if options.contains(.witnesses) {
        screen.add(live.answers(at: WitnessPoints(on: screen).points))
      }
      return screen
    }

    /// Captures windows without calling their hit tests, and returns them ready for hit tests.
    static func captureLive(
      _ windows: [UIWindow], title: String? = nil, excluding excluded: UIView? = nil,
      options: Options = []
    ) -> (screen: Screen, live: LiveWindows) {
      var capture = Capture(
        title: title, excluded: excluded, takesElements: options.contains(.elements))
      for window in windows { capture.add(window) }
      let places = capture.places
      var screen = capture.finish()
      screen.system = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
      #if !canImport(Darwin)
        screen.system? += Screen.headlessSuffix
      #endif
      return (screen, LiveWindows(windows, of: screen, places: places))
    }
  }

  /// The screen of the whole app, which has an application to ask: an app extension has none, and
  /// captures windows.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  extension TouchInspector {
    /// Captures the visible windows of all connected scenes, back to front.
    ///
    /// The keyboard and other windows of the system do not belong to the app's windows and are
    /// missing.
    ///
    /// - Parameters:
    ///   - title: The name of the screen.
    ///   - options: The contents of the screen in addition to the views.
    /// - Returns: The screen, lengths in points, windows in screen points.
    /// - Complexity: O(*n*), where *n* is the number of views and layers; with witnesses O(*p*
    ///   *n*), where *p* is the number of points asked about.
    public static func capture(title: String? = nil, options: Options = []) -> Screen {
      capture(visibleWindows, title: title, options: options)
    }

    static var visibleWindows: [UIWindow] {
      UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows)
        .filter { !$0.isHidden }
    }

    /// Captures like ``capture(title:options:)`` and returns the project's own JSON, ready to be
    /// printed by a debugger and read by `touchmap`.
    ///
    /// ```swift
    /// print(try TouchInspector.json(title: "Checkout"))
    /// ```
    ///
    /// - Parameters:
    ///   - title: The name of the screen.
    ///   - options: The contents of the screen in addition to the views. Default all.
    /// - Throws: The encoder's error; a captured screen has no value that it cannot encode.
    public static func json(title: String? = nil, options: Options = .all) throws -> String {
      try ScreenJSON.text(of: [capture(title: title, options: options)])
    }
  }
#endif
