#if canImport(UIKit) && !os(watchOS)
  import Fallthrough
  import TouchMap
  import UIKit

  /// The touch map over the app, without code of the app's own.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  extension TouchInspector {
    /// The launch argument with which ``startIfAsked(_:)`` shows the map.
    public static let launchArgument = "-TouchInspector"

    /// The maps on the screen, one in each scene.
    static var maps: [TouchMapOverlayView] {
      visibleWindows.flatMap(\.subviews).compactMap { $0 as? TouchMapOverlayView }
    }

    /// Shows the touch map if the app was launched with `-TouchInspector`: in Xcode an argument of
    /// the scheme. Call it when the first scene is active.
    ///
    /// - Parameter arguments: The arguments of the process.
    /// - Returns: Whether the argument is there.
    @discardableResult
    public static func startIfAsked(
      _ arguments: [String] = CommandLine.arguments
    ) -> Bool {
      guard arguments.contains(launchArgument) else { return false }
      if maps.isEmpty { toggle() }
      return true
    }

    /// Shows the touch map in the front window of each scene, or removes it where it is shown.
    ///
    /// In lldb: `expr -l swift -- TouchInspector.toggle()`. For a shake, the app calls it in its
    /// `motionEnded(_:with:)` if the motion is `.motionShake`.
    public static func toggle() {
      let shown = maps
      guard shown.isEmpty else { return shown.forEach { $0.removeFromSuperview() } }
      for scene in UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
        guard let window = scene.windows.last(where: { !$0.isHidden }) else { continue }
        let map = TouchMapOverlayView(frame: window.bounds)
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(map)
        map.update()
      }
    }
  }
#endif
