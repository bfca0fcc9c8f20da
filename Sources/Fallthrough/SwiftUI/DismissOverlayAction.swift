#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// Takes away the overlay that a view is in.
  ///
  /// Call it as a function. Within `withAnimation` the overlay leaves by that animation:
  ///
  /// ```swift
  /// struct CloseButton: View {
  ///   @Environment(\.dismissOverlay) private var dismissOverlay
  ///
  ///   var body: some View {
  ///     Button("Close") { withAnimation { dismissOverlay() } }
  ///   }
  /// }
  /// ```
  public struct DismissOverlayAction {
    private let action: (() -> Void)?

    init(_ action: (() -> Void)? = nil) { self.action = action }

    /// Sets the binding that the overlay is shown by to false or `nil`; outside of an overlay it does
    /// nothing.
    @MainActor
    public func callAsFunction() { action?() }

    /// Sets a binding to `nil` that still has the item which it has now.
    static func clearing<Item: Identifiable>(_ item: Binding<Item?>) -> DismissOverlayAction {
      let id = item.wrappedValue?.id
      return DismissOverlayAction {
        if item.wrappedValue?.id == id { item.wrappedValue = nil }
      }
    }
  }

  private struct DismissOverlayKey: EnvironmentKey {
    static var defaultValue: DismissOverlayAction { DismissOverlayAction() }
  }

  extension EnvironmentValues {
    /// Takes away the overlay of `passThroughOverlay(isPresented:content:)` or its kind that the view
    /// is in.
    ///
    /// `dismiss` does the same, where the system lets it be replaced; the log says where not.
    public internal(set) var dismissOverlay: DismissOverlayAction {
      get { self[DismissOverlayKey.self] }
      set { self[DismissOverlayKey.self] = newValue }
    }
  }
#endif
