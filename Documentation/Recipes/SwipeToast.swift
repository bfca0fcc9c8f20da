import Fallthrough
import UIKit

/// Shows a message with Undo, and deletes when it has gone, unless the user has tapped Undo.
///
/// The message goes after five seconds, by a swipe to a side, and by a tap outside, which the app
/// gets too.
@MainActor
func deleteWithUndo(by presenter: OverlayPresenter, _ delete: @MainActor () -> Void) async {
  presenter.keepsClearOfBars = true
  let slide = OverlayTransition.move(edge: .trailing, dampingRatio: 0.8)
  let toast = ToastController("Deleted") { [weak presenter] in presenter?.hide(transition: slide) }
  UIAccessibility.post(notification: .announcement, argument: "Deleted")
  let end = await presenter.showUntilDismissed(
    toast, duration: 5, dismissal: [.swipe([.leading, .trailing]), .tapOutside], transition: slide)
  // Undo hides the message, and whoever cancels the task wants nothing deleted either.
  if end != .hidden, end != .cancelled { delete() }
}
