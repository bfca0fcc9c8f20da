#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Declares that this view is drawn in the overlay but takes no touches there.
    ///
    /// For decoration: what SwiftUI draws with `allowsHitTesting(false)` looks like content to
    /// UIKit. Touches on this view's rectangle fall through unless a declared region or a real
    /// `UIView` takes them. Outside a ``PassThroughWindow`` and other pass-through views this does
    /// nothing.
    public func ignoredInOverlay() -> some View {
      background(IgnoredMarker())
    }
  }

  /// Puts an ``IgnoredMarkerView`` behind a SwiftUI view, as large as that.
  struct IgnoredMarker: UIViewRepresentable {
    func makeUIView(context: Context) -> IgnoredMarkerView {
      IgnoredMarkerView(frame: .zero)
    }

    func updateUIView(_ view: IgnoredMarkerView, context: Context) {}
  }
#endif
