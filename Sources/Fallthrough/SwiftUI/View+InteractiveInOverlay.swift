#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  extension View {
    /// Declares that this view takes touches in the pass-through overlay it is shown in.
    ///
    /// Use it for content that SwiftUI does not draw in a way that UIKit can see, such as a clear
    /// area with a content shape. The region adds to the content that takes touches by itself. A
    /// pointer's hovering, clicks and scrolling also reach the view, so that `onHover` and
    /// `hoverEffect` work. Outside a ``PassThroughWindow`` and other pass-through views this does
    /// nothing.
    ///
    /// - Parameters:
    ///   - shape: The part of the view's rectangle that takes touches.
    ///   - outset: How far it reaches beyond the view, in points; negative reaches inwards.
    public func interactiveInOverlay(
      _ shape: RegionShape = .rect, outset: CGFloat = 0
    ) -> some View {
      regionMarker(outset: outset) { _ in shape }
    }

    /// Declares that the part of this view inside a SwiftUI shape takes touches in the pass-through
    /// overlay it is shown in, as `contentShape(_:eoFill:)` does within SwiftUI.
    ///
    /// The shape's path in the view's bounds is computed whenever the view's size changes. As with
    /// all regions, content beside the shape still takes its own touches.
    ///
    /// - Parameters:
    ///   - shape: Where the view takes touches.
    ///   - outset: How far the outline moves outwards, in points; negative moves it inwards.
    ///   - eoFill: Whether a point inside an even number of the shape's outlines counts as outside,
    ///     which makes holes; else the non-zero winding rule holds.
    public func interactiveInOverlay(
      _ shape: some Shape, outset: CGFloat = 0, eoFill: Bool = false
    ) -> some View {
      regionMarker(outset: outset) { .path(shape.path(in: $0).cgPath, evenOdd: eoFill) }
    }

    private func regionMarker(
      outset: CGFloat, _ shapeInBounds: @escaping @MainActor (CGRect) -> RegionShape
    ) -> some View {
      background {
        Marker(RegionMarkerView(frame: .zero)) {
          $0.outset = outset
          $0.shapeInBounds = shapeInBounds
        }
      }
    }

    /// Enlarges the area in which this view takes touches, in an overlay and elsewhere; its size
    /// stays.
    ///
    /// Apply it before the gesture modifier, or to the label of a button: a button has the area of
    /// its label. A view in front and a view that clips take their part of the area away.
    ///
    /// ```swift
    /// struct SmallButton: View {
    ///   let close: @MainActor @Sendable () -> Void
    ///
    ///   var body: some View {
    ///     Button(action: close) { Image(systemName: "xmark").hitAreaPadding(12) }
    ///   }
    /// }
    /// ```
    ///
    /// - Parameter padding: In points, on each side; negative makes the area smaller.
    public func hitAreaPadding(_ padding: CGFloat) -> some View {
      contentShape(.interaction, Rectangle().inset(by: -padding))
        .interactiveInOverlay(outset: padding)
    }

    /// Declares that this view is drawn in the overlay but takes no touches there.
    ///
    /// For decoration: what SwiftUI draws with `allowsHitTesting(false)` looks like content to
    /// UIKit. Touches on this view's rectangle fall through unless a declared region or a real
    /// `UIView` takes them. Outside a ``PassThroughWindow`` and other pass-through views this does
    /// nothing.
    public func ignoredInOverlay() -> some View {
      background { Marker(IgnoredMarkerView(frame: .zero)) { _ in } }
    }
  }

  /// Puts an invisible view behind a SwiftUI view, as large as that.
  struct Marker<MarkerView: UIView>: UIViewRepresentable {
    private let make: () -> MarkerView
    private let update: (MarkerView) -> Void

    init(_ make: @autoclosure @escaping () -> MarkerView, update: @escaping (MarkerView) -> Void) {
      self.make = make
      self.update = update
    }

    func makeUIView(context: Context) -> MarkerView { make() }

    func updateUIView(_ view: MarkerView, context: Context) { update(view) }
  }
#endif
