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

    package init(
      id: AnyHashable?, duration: TimeInterval? = nil, dismiss: (() -> Void)? = nil,
      onDismiss: (() -> Void)? = nil, firstNote: String? = nil,
      describe: @escaping @MainActor (any OverlayStage) -> Void = { _ in }
    ) {
      (self.id, self.duration, self.dismiss) = (id, duration, dismiss)
      (self.onDismiss, self.firstNote, self.describe) = (onDismiss, firstNote, describe)
    }
  }

  /// Where the content of one overlay is shown: a controller that is empty at first, whose content
  /// comes and goes on its own, by its own transition.
  @MainActor
  package protocol OverlayStage: AnyObject {
    /// The controller to show in the overlay's window.
    var controller: UIViewController { get }
    /// Whether content is there, also while it is on its way out.
    var presence: ContentPresence { get }

    /// Shows the content that was described last, or changes what is shown to it.
    func putOn()
    /// Has the content go.
    func takeOff()
    /// Makes a change by the animation that the content came by.
    func changeAsWhenPutOn(_ change: () -> Void)
  }

  /// Whether content is there: it puts a ``PresenceMarkerView`` behind itself, which is in the window
  /// for just as long.
  @MainActor
  package final class ContentPresence {
    private var markers: Set<ObjectIdentifier> = []
    private var whenGone: (() -> Void)?
    private let afterwards = Afterwards()

    package init() {}

    package var isThere: Bool { !markers.isEmpty }

    /// Runs `work` when the update in which the content has gone is over, in place of earlier work;
    /// at once if it is not there. Content that is back by then has not gone.
    package func whenGone(_ work: @escaping () -> Void) {
      guard isThere else { return work() }
      whenGone = work
    }

    func note(_ marker: PresenceMarkerView, isInWindow: Bool) {
      if isInWindow {
        markers.insert(ObjectIdentifier(marker))
      } else if markers.remove(ObjectIdentifier(marker)) != nil, markers.isEmpty {
        afterwards.once {
          guard !self.isThere, let work = self.whenGone else { return }
          self.whenGone = nil
          work()
        }
      }
    }
  }

  /// An invisible view that tells a ``ContentPresence`` that the content it stands behind is there.
  package final class PresenceMarkerView: WindowReaderView {
    package var presence: ContentPresence? {
      didSet {
        guard presence !== oldValue else { return }
        oldValue?.note(self, isInWindow: false)
        presence?.note(self, isInWindow: window != nil)
      }
    }

    package override func didMoveToWindow() {
      super.didMoveToWindow()
      presence?.note(self, isInWindow: window != nil)
    }
  }
#endif
