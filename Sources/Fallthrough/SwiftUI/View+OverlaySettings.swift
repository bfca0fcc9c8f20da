#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Does something about each touch beside the content of the overlay that this view is in.
    ///
    /// It stands on the content, inside `passThroughOverlay`:
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
    /// The touch goes on to the app all the same, unless
    /// `overlayMode(_:)` says otherwise. It is told once, when its event has been
    /// delivered; hovering and dragging do not count. Several actions in one overlay are all run, in
    /// the order in which their views came. Outside of an overlay it does nothing.
    ///
    /// - Parameter action: What to do.
    public func onTouchOutsideOverlay(perform action: @escaping () -> Void) -> some View {
      background(OverlaySettingsMarker(settings: OverlaySettings(action: { _ in action() })))
    }

    /// Says what the window of the overlay that this view is in does with touches in general.
    ///
    /// It stands on the content, inside `passThroughOverlay`, as presentation modifiers do on the
    /// content of a sheet, and counts while its view is there. Of several in one overlay the one whose
    /// view came last counts. Outside of an overlay it does nothing.
    ///
    /// - Parameter mode: The window's mode; `automatic` if nobody says anything.
    public func overlayMode(_ mode: PassThroughMode) -> some View {
      background(OverlaySettingsMarker(settings: OverlaySettings(mode: mode)))
    }

    /// Says at which level the overlay stands that this view is in.
    ///
    /// It stands on the content, as `overlayMode(_:)` does. Overlays of one level
    /// lie in the order in which they came, the last one in front. The keyboard on the screen stays
    /// in front of them.
    ///
    /// - Parameter level: The window's level; the one of alerts if nobody says anything.
    public func overlayLevel(_ level: UIWindow.Level) -> some View {
      background(OverlaySettingsMarker(settings: OverlaySettings(level: level)))
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
