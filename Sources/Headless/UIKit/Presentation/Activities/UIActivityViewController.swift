/// The screen with which users share content. It belongs to another process, so it has no buttons
/// here: it can be presented and dismissed like any other.
///
/// > Source: UIKit documentation, `UIActivityViewController.completionWithItemsHandler`: it is
/// > called after an activity, or when the screen was dismissed without one. FS-390.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when the screen was dismissed: with the type of the chosen activity, whether it was
  /// completed, its returned items, and the error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when the screen was dismissed: here always without an activity.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The kinds of activities that are not offered. Default none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the screen may show an activity prominently; none is shown here. Default false.
  @available(iOS 15.4, *)
  open var allowsProminentActivity = false

  /// Creates a screen. The items are ignored here, and none of the app's own activities is chosen.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen: archives cannot be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Calls the completion, once the screen was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
