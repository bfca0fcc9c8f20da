#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// The environment of an overlay's content: that of the presenting view, with its environment
  /// objects, except for the values in the list. SwiftUI may ask for it on any thread, so nothing
  /// here is on the main actor.
  ///
  /// SwiftUI publishes no setter of `presentationMode` and `refresh`. They are written through
  /// their key paths, where Swift allows that; elsewhere the log says what `dismiss` does.
  ///
  /// > Source: observed in published apps: `dismiss` follows `presentationMode`, and both values
  /// > can be written in this way. None of it has been seen on a device here. The page of
  /// > `transformEnvironment(_:transform:)` puts its closure on no actor. SwiftUI of iOS 26 was seen
  /// > to call closures of apps on a thread of its own: GetStream/stream-chat-swiftui #1597,
  /// > bangumi/Bangumi-iOS #192.
  struct OverlayEnvironment {
    private let asking: EnvironmentValues
    private let entries: EnvironmentEntries<EnvironmentValues>
    private let change: (@Sendable (inout EnvironmentValues) -> Void)?
    let firstNote: Misuse.Note?

    /// Reads the values for which the content is updated. Call it in the update of the presenting
    /// view, with its environment. `dismiss` makes that view dismiss the overlay; `change` is the
    /// app's.
    init(
      asking: EnvironmentValues, dismiss: @escaping @MainActor @Sendable () -> Void,
      change: (@Sendable (inout EnvironmentValues) -> Void)?
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
      firstNote =
        presentation.isWritable
        ? nil : "On this system dismiss does not dismiss an overlay; call dismissOverlay in it"
      self.asking = asking
      self.change = change
    }

    /// Replaces the environment of the overlay's window by that of the content.
    func replace(_ values: inout EnvironmentValues) {
      values = entries.values(of: asking, over: values)
      change?(&values)
    }
  }

  /// `presentationMode`, on which `dismiss` depends and which has no replacement here. The protocol
  /// is for builds in which it is deprecated: the mark keeps them free of warnings.
  private protocol PresentationEntry {
    static func entry(
      dismiss: @escaping @MainActor @Sendable () -> Void
    ) -> EnvironmentEntry<EnvironmentValues>
  }

  private enum Presentation: PresentationEntry {
    @available(iOS, deprecated: 27.0)
    @available(tvOS, deprecated: 27.0)
    @available(visionOS, deprecated: 27.0)
    static func entry(
      dismiss: @escaping @MainActor @Sendable () -> Void
    ) -> EnvironmentEntry<EnvironmentValues> {
      .replaced(\EnvironmentValues.presentationMode) { own in
        // SwiftUI's own binding, which it reads itself wherever `isPresented` is read.
        nonisolated(unsafe) let own = own
        return Binding(
          get: { own.wrappedValue }, set: { _ in Later.onMainThread(dismiss) })
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
    private let action: (@MainActor @Sendable () -> Void)?

    init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

    /// Sets the binding that shows the overlay to false or `nil`. Outside of an overlay it does
    /// nothing.
    @MainActor
    public func callAsFunction() { action?() }
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
