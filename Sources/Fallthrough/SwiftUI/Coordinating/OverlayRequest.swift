#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a view wants of its overlay at the moment.
  package struct OverlayRequest {
    /// Which overlay is to be there, or `nil` for none.
    package var id: AnyHashable?
    /// How long it stays, in seconds, or `nil` until it is not wanted any more.
    package var duration: TimeInterval?
    /// Has the view want no overlay any more: its time is over, or the user asks to get away.
    package var dismiss: (() -> Void)?
    /// Called when the overlay that is there after this has gone.
    package var onDismiss: (() -> Void)?
    /// What the log says when the overlay of the view is shown first.
    package var firstNote: String?
    /// Describes to a stage what it is to show, and how it is to change.
    package var describe: @MainActor (any OverlayStage) -> Void

    /// Creates a request.
    package init(
      id: AnyHashable?, duration: TimeInterval? = nil, dismiss: (() -> Void)? = nil,
      onDismiss: (() -> Void)? = nil, firstNote: String? = nil,
      describe: @escaping @MainActor (any OverlayStage) -> Void = { _ in }
    ) {
      (self.id, self.duration, self.dismiss) = (id, duration, dismiss)
      (self.onDismiss, self.firstNote, self.describe) = (onDismiss, firstNote, describe)
    }
  }
#endif
