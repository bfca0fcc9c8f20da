#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Runs an action for each touch outside the content of the overlay that this view is in.
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
    /// The touch still reaches the app, unless `overlayMode(_:)` says otherwise. The action runs
    /// once, after the touch's event was delivered; hovering and dragging do not count. If one
    /// overlay has several actions, all of them run, in the order in which their views appeared.
    /// Outside of an overlay it does nothing.
    ///
    /// - Parameter action: The action.
    public func onTouchOutsideOverlay(perform action: @escaping () -> Void) -> some View {
      overlaySettings { $0.outside.touch = { _ in action() } }
    }

    /// Runs an action for each tap outside the content of the overlay that this view is in.
    ///
    /// As `onTouchOutsideOverlay(perform:)`, but only when the finger is lifted, and not if it
    /// scrolled or dragged the app, or if a second finger was down:
    /// ``PassThroughWindow/onTapOutside``.
    ///
    /// - Parameter action: The action.
    public func onTapOutsideOverlay(perform action: @escaping () -> Void) -> some View {
      overlaySettings { $0.outside.tap = { _ in action() } }
    }

    /// Sets the mode of the window of the overlay that this view is in.
    ///
    /// Apply it to the content, inside `passThroughOverlay`, like a presentation modifier to the
    /// content of a sheet. It applies while its view is there. If one overlay has several, the view
    /// that appeared last decides. Outside of an overlay it does nothing.
    public func overlayMode(_ mode: PassThroughMode) -> some View {
      overlaySettings { $0.mode = mode }
    }

    /// Sets the level of the overlay that this view is in.
    ///
    /// Apply it to the content, as `overlayMode(_:)`. Overlays of one level lie in the order in
    /// which they appeared, the last one in front. The keyboard on the screen stays in front of
    /// them.
    public func overlayLevel(_ level: UIWindow.Level) -> some View {
      overlaySettings { $0.level = level }
    }

    /// Keeps the overlay that this view is in clear of the bars of the app: its safe area also leaves
    /// out tab bars, tool bars and navigation bars, as with ``OverlayPresenter/keepsClearOfBars``.
    ///
    /// Apply it to the content, as `overlayMode(_:)`.
    ///
    /// - Parameter isClear: Whether it keeps clear of bars; without this modifier it does not.
    public func overlayKeepsClearOfBars(_ isClear: Bool = true) -> some View {
      overlaySettings { $0.keepsClearOfBars = isClear }
    }

    /// Says who decides about the status bar, the home indicator, system gestures at the edges and
    /// orientations while the overlay that this view is in is in front, as with
    /// ``OverlayPresenter/systemAppearance``: `statusBarHidden(_:)` in the content has an effect only
    /// where the content decides. Apply it to the content, as `overlayMode(_:)`.
    public func overlaySystemAppearance(_ appearance: OverlaySystemAppearance) -> some View {
      overlaySettings { $0.systemAppearance = appearance }
    }

    /// Lets the user swipe the overlay that this view is in away to an edge: it is dismissed as by
    /// `dismissOverlay`, as with ``OverlayDismissal/swipe(_:)``. Apply it as `overlayMode(_:)`.
    public func overlaySwipeToDismiss(_ edges: Edge.Set = .bottom) -> some View {
      let all: [(Edge.Set, NSDirectionalRectEdge)] = [
        (.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
      ]
      let allowed = all.filter { edges.contains($0.0) }.map(\.1)
      return overlaySettings { $0.swipeEdges = NSDirectionalRectEdge(allowed) }
    }

    /// Moves the focus of assistive apps to the overlay when this view appears in it: VoiceOver
    /// continues with its first element. Without it an overlay leaves the focus where it is.
    ///
    /// Apply it to the content, as `overlayMode(_:)`. For a message that is shown only for a
    /// moment, an announcement disturbs less.
    ///
    /// > Source: UIKit documentation, `UIAccessibility.Notification.screenChanged`.
    public func accessibilityFocusedInOverlay() -> some View {
      overlaySettings { $0.takesAccessibilityFocus = true }
    }

    private func overlaySettings(_ set: (inout OverlaySettings) -> Void) -> some View {
      let settings = OverlaySettings(set)
      return background { Marker(OverlaySettingsView(frame: .zero)) { $0.settings = settings } }
    }
  }
#endif
