#if canImport(UIKit) && !os(watchOS)
  import Foundation
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
      show(true)
      return true
    }

    /// Shows the touch map in the front window of each scene, or removes it where it is shown.
    ///
    /// In lldb: `expr -l swift -- TouchInspector.toggle()`. On a shake, if a view controller of the
    /// app has:
    ///
    /// ```swift
    /// class ShakenViewController: UIViewController {
    ///   override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ///     if motion == .motionShake { TouchInspector.toggle() }
    ///   }
    /// }
    /// ```
    public static func toggle() { show(maps.isEmpty) }

    static func show(_ isShown: Bool) {
      let shown = maps
      guard isShown else { return shown.forEach { $0.removeFromSuperview() } }
      guard shown.isEmpty else { return }
      for scene in UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }) {
        guard let window = scene.windows.last(where: { !$0.isHidden }) else { continue }
        let map = TouchMapOverlayView(frame: window.bounds)
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(map)
        map.update()
      }
    }

    /// Freezes the maps that ``toggle()`` shows: they stay as they are while the app goes on. Or lets
    /// them follow the screen again.
    ///
    /// - Parameter isFrozen: Whether they stay.
    public static func freeze(_ isFrozen: Bool = true) {
      for map in maps { map.followsChanges = !isFrozen }
    }

    #if !os(tvOS)
      /// Presents a share sheet with the captured screen as the file `TouchInspector.json`, which
      /// `touchmap` reads. While the map is frozen, its screen is shared, without witnesses.
      ///
      /// - Parameters:
      ///   - title: The name of the screen.
      ///   - options: The contents of the screen in addition to the views. Default all.
      /// - Throws: An error of the file system if the file cannot be written.
      ///
      /// > Source: UIKit documentation, `UIActivityViewController`: on iPad it must be presented in a
      /// > popover. FS-463.
      public static func share(title: String? = nil, options: Options = .all) throws {
        let frozen = maps.filter { !$0.followsChanges }.compactMap(\.screen)
        let screens = frozen.isEmpty ? [capture(title: title, options: options)] : frozen
        let path = NSTemporaryDirectory() + "TouchInspector.json"
        try ScreenJSON.text(of: screens).write(toFile: path, atomically: true, encoding: .utf8)
        guard var front = visibleWindows.last(where: \.isKeyWindow)?.rootViewController else {
          return
        }
        while let next = front.presentedViewController { front = next }
        let sheet = UIActivityViewController(
          activityItems: [URL(fileURLWithPath: path)], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = front.view
        sheet.popoverPresentationController?.sourceRect = CGRect(
          x: front.view.bounds.midX, y: front.view.bounds.midY, width: 1, height: 1)
        front.present(sheet, animated: true)
      }
    #endif
  }
#endif
