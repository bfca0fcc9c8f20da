#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// The environment of an overlay's content: that of the presenting view, with its environment
  /// objects, except for the values in the list.
  ///
  /// SwiftUI publishes no setter of `presentationMode` and `refresh`. They are written through
  /// their key paths, where Swift allows that; elsewhere the log says what `dismiss` does.
  ///
  /// > Source: observed in published apps: `dismiss` follows `presentationMode`, and both values
  /// > can be written in this way. None of it has been seen on a device here.
  @MainActor
  struct OverlayEnvironment {
    private let asking: EnvironmentValues
    private let entries: EnvironmentEntries<EnvironmentValues>
    private let change: ((inout EnvironmentValues) -> Void)?
    /// The note for the log when the overlay is shown for the first time.
    let firstNote: Misuse.Note?

    /// Reads the values for which the content is updated. Call it in the update of the presenting
    /// view, with its environment. `dismiss` makes that view dismiss the overlay; `change` is the
    /// app's.
    init(
      asking: EnvironmentValues, dismiss: @escaping () -> Void,
      change: ((inout EnvironmentValues) -> Void)?
    ) {
      let presenting: any PresentationEntry.Type = Presentation.self
      let presentation = presenting.entry(dismiss: dismiss)
      entries = [
        presentation, .asking(\.colorScheme), .asking(\.dynamicTypeSize), .asking(\.locale),
        .asking(\.layoutDirection),
        // A sheet on an iPad can be compact where the window that the overlay fills is not.
        .own(\.horizontalSizeClass), .own(\.verticalSizeClass),
        .reset(\.isEnabled, to: true), .reset(\.editMode, to: nil), .reset(\.refresh, to: nil),
      ]
      entries.read(asking)
      firstNote = DismissEffect.note(
        isReplaced: presentation.isWritable, isAskingPresented: asking.isPresented)
      self.asking = asking
      self.change = change
    }

    /// The values for the content; `own` is the environment of the overlay's window.
    func values(over own: EnvironmentValues) -> EnvironmentValues {
      var values = entries.values(of: asking, over: own)
      change?(&values)
      return values
    }
  }

  /// `presentationMode`, on which `dismiss` depends and which has no replacement here. The protocol
  /// is for builds in which it is deprecated: the mark keeps them free of warnings.
  @MainActor
  private protocol PresentationEntry {
    static func entry(dismiss: @escaping () -> Void) -> EnvironmentEntry<EnvironmentValues>
  }

  private enum Presentation: PresentationEntry {
    @available(iOS, deprecated: 27.0)
    @available(tvOS, deprecated: 27.0)
    @available(visionOS, deprecated: 27.0)
    static func entry(dismiss: @escaping () -> Void) -> EnvironmentEntry<EnvironmentValues> {
      .replaced(\EnvironmentValues.presentationMode) { own in
        Binding(get: { own.wrappedValue }, set: { _ in dismiss() })
      }
    }
  }

  /// Dismisses the overlay that a view is in.
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

    /// Sets the binding that shows the overlay to false or `nil`. Outside of an overlay it does
    /// nothing.
    @MainActor
    public func callAsFunction() { action?() }

    /// Sets a binding to `nil` if its item is still the same.
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
    /// Dismisses the overlay of `passThroughOverlay(isPresented:content:)`, or of the variant with
    /// an item, that the view is in.
    ///
    /// `dismiss` does the same where the system allows its replacement; the log says where it does
    /// not.
    public internal(set) var dismissOverlay: DismissOverlayAction {
      get { self[DismissOverlayKey.self] }
      set { self[DismissOverlayKey.self] = newValue }
    }
  }
#endif
