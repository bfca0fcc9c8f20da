#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Declares that this view takes touches in the pass-through overlay it is shown in.
    ///
    /// That makes content tappable that SwiftUI does not draw in a way UIKit can see, such as a
    /// clear area with a content shape. It adds to what takes touches by itself. Outside a
    /// ``PassThroughWindow`` and other pass-through views this does nothing.
    ///
    /// - Parameters:
    ///   - shape: The part of the view's rectangle that takes touches.
    ///   - outset: How far it reaches beyond the view, in points; negative reaches inwards.
    public func interactiveInOverlay(
      _ shape: RegionShape = .rect, outset: CGFloat = 0
    ) -> some View {
      background(RegionMarker(shape: shape, outset: outset))
    }
  }

  /// Puts a ``RegionMarkerView`` behind a SwiftUI view, as large as that.
  struct RegionMarker: UIViewRepresentable {
    let shape: RegionShape
    let outset: CGFloat

    func makeUIView(context: Context) -> RegionMarkerView {
      RegionMarkerView(frame: .zero)
    }

    func updateUIView(_ view: RegionMarkerView, context: Context) {
      view.shape = shape
      view.outset = outset
    }
  }
#endif
