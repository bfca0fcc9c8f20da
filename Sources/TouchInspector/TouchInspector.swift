#if canImport(UIKit) && !os(watchOS)
  import TouchMap
  import UIKit

  /// Turns live windows into a screen that every question of `TouchMap` can be asked about.
  ///
  /// The screen holds what no textual dump does: window levels, bounds origins, control states,
  /// and which classes answer hit tests in their own way.
  @MainActor
  public enum TouchInspector {
    /// Captures the visible windows of all connected scenes, back to front.
    ///
    /// The keyboard and other windows of the system are not among an app's own and are missing.
    ///
    /// - Parameter title: What to call the screen.
    /// - Returns: The screen, lengths in points, windows in screen points.
    /// - Complexity: O(*n*), where *n* is the number of views and layers.
    public static func capture(title: String? = nil) -> Screen {
      capture(visibleWindows, title: title)
    }

    static var visibleWindows: [UIWindow] {
      UIApplication.shared.connectedScenes
        .compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows)
        .filter { !$0.isHidden }
    }

    /// Captures windows.
    ///
    /// - Parameters:
    ///   - windows: The windows, those of one level back to front; levels are put in order.
    ///   - title: What to call the screen.
    ///   - excluded: A view to leave out, with everything in it; `nil` for none.
    /// - Returns: The screen, lengths in points, windows in screen points. A tree deeper than
    ///   `ScreenBuilder.maximumDepth` is cut there, which the notes count.
    /// - Complexity: O(*n*), where *n* is the number of views and layers.
    public static func capture(
      _ windows: [UIWindow], title: String? = nil, excluding excluded: UIView? = nil
    ) -> Screen {
      var capture = Capture(title: title, excluded: excluded)
      for window in windows { capture.add(window) }
      return capture.finish()
    }

    /// Captures like ``capture(title:)`` and returns the project's own JSON, ready to be printed by
    /// a debugger and read by `touchmap`.
    ///
    /// - Throws: What encoding throws; a captured screen has no value that it cannot encode.
    public static func json(title: String? = nil) throws -> String {
      try ScreenJSON.text(of: [capture(title: title)])
    }
  }
#endif
