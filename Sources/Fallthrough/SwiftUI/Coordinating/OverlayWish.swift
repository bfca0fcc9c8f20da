#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a view wants of its overlay at the moment.
  package struct OverlayWish<Stage: OverlayStage> {
    /// Which overlay is to be there, or `nil` for none.
    package var id: AnyHashable?
    /// Describes to a stage what it is to show, and how it is to change.
    package var describe: @MainActor (Stage) -> Void
    /// Has the view want no overlay any more, as the user asks to get away.
    package var dismiss: (() -> Void)?
    /// Called when the overlay that is there after this has gone.
    package var onDismiss: (() -> Void)?

    /// Creates a wish.
    package init(
      id: AnyHashable?, dismiss: (() -> Void)? = nil, onDismiss: (() -> Void)? = nil,
      describe: @escaping @MainActor (Stage) -> Void = { _ in }
    ) {
      (self.id, self.dismiss) = (id, dismiss)
      (self.onDismiss, self.describe) = (onDismiss, describe)
    }
  }
#endif
