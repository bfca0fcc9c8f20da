#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Runs an action for each touch beside the content of the overlay that this view is in.
    ///
    /// Apply it to the content, inside `passThroughOverlay`:
    ///
    /// ```swift
    /// struct Hint: View {
    ///   @Environment(\.dismissOverlay) private var dismissOverlay
    ///
    ///   var body: some View {
    ///     Text("Try this").onTouchOutsideOverlay { dismissOverlay() }
    ///   }
    /// }
    /// ```
    ///
    /// The touch goes on to the app all the same, unless `overlayMode(_:)` is set otherwise. The
    /// action runs once, when the touch's event has been delivered; hovering and dragging do not
    /// count. Several actions in one overlay all run, in the order in which their views came.
    /// Outside of an overlay it does nothing.
    ///
    /// - Parameter action: The action, given the place of the touch.
    public func onTouchOutsideOverlay(perform action: @escaping () -> Void) -> some View {
      background(OverlaySettingsMarker(settings: OverlaySettings(action: { _ in action() })))
    }

    /// Sets the mode of the window of the overlay that this view is in.
    ///
    /// Apply it to the content, inside `passThroughOverlay`, as presentation modifiers to the
    /// content of a sheet; it holds while its view is there. Of several in one overlay the one
    /// whose view came last holds. Outside of an overlay it does nothing.
    ///
    /// - Parameter mode: The window's mode; `automatic` where none is set.
    public func overlayMode(_ mode: PassThroughMode) -> some View {
      background(OverlaySettingsMarker(settings: OverlaySettings(mode: mode)))
    }

    /// Sets the level of the overlay that this view is in.
    ///
    /// Apply it to the content, as `overlayMode(_:)`. Overlays of one level lie in the order in
    /// which they came, the last one in front. The keyboard on the screen stays in front of them.
    ///
    /// - Parameter level: The window's level; the one of alerts where none is set.
    public func overlayLevel(_ level: UIWindow.Level) -> some View {
      background(OverlaySettingsMarker(settings: OverlaySettings(level: level)))
    }

    /// Moves the focus of assistive apps to the overlay when this view comes in it: VoiceOver goes on
    /// from its first element. Without it an overlay leaves the focus where it is.
    ///
    /// Apply it to the content, as `overlayMode(_:)`. For a message that only passes by, an announcement
    /// disturbs less.
    ///
    /// > Source: UIKit documentation, `UIAccessibility.Notification.screenChanged`.
    public func accessibilityFocusedInOverlay() -> some View {
      background(OverlaySettingsMarker(settings: OverlaySettings(takesAccessibilityFocus: true)))
    }
  }

  /// Puts an ``OverlaySettingsView`` behind a SwiftUI view.
  struct OverlaySettingsMarker: UIViewRepresentable {
    let settings: OverlaySettings

    func makeUIView(context: Context) -> OverlaySettingsView {
      OverlaySettingsView(frame: .zero)
    }

    func updateUIView(_ view: OverlaySettingsView, context: Context) {
      view.settings = settings
    }
  }
#endif
