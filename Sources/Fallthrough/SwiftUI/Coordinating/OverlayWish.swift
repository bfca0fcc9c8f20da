#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What a view wants of its overlay at the moment.
  package struct OverlayWish<Stage: OverlayStage> {
    /// Which overlay is to be there, or `nil` for none.
    package var id: AnyHashable?
    /// Describes to a stage what it is to show, and how it is to change.
    package var describe: @MainActor (Stage) -> Void
    /// Called when the overlay that is there after this has gone.
    package var onDismiss: (() -> Void)?

    /// Creates a wish.
    package init(
      id: AnyHashable?, onDismiss: (() -> Void)? = nil,
      describe: @escaping @MainActor (Stage) -> Void = { _ in }
    ) {
      (self.id, self.onDismiss, self.describe) = (id, onDismiss, describe)
    }
  }
#endif
