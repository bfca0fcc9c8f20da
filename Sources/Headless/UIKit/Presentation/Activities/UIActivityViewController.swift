/// The screen with which users share something. It is one of another process, so that its own buttons are
/// not here: it can be shown, and be dismissed as any other.
///
/// > Source: UIKit documentation, `UIActivityViewController.completionWithItemsHandler`: it is called
/// > after an activity, or when the screen was dismissed without one. FS-390.
@available(tvOS, unavailable)
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the screen has gone: with the kind of activity that was chosen, whether it was done, what
  /// it gives back, and what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when the screen has gone: here always without an activity.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The kinds of activities that are not offered. Default none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether a user could come here to send something on; nothing is sent here. Default false.
  @available(iOS 15.4, *)
  open var allowsProminentActivity = false

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - activityItems: What is shared; nobody looks at it here.
  ///   - applicationActivities: What the app adds; none of it is chosen here.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Tells that the screen has gone, once it was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
