#if canImport(UIKit) && !os(watchOS)
  import UIKit

  package struct OverlayRequest {
    /// Which overlay should be there, or `nil` for none.
    package var id: AnyHashable?
    /// How long it stays, in seconds, or `nil` until it is no longer requested.
    package var duration: TimeInterval?
    /// Revokes the view's request: its time is over, or the user made the escape gesture.
    package var dismiss: (@MainActor @Sendable () -> Void)?
    /// Called when the overlay that is there after this has gone.
    package var onDismiss: ((OverlayEnd) -> Void)?
    /// The note for the log when the view's overlay is shown for the first time.
    package var firstNote: Misuse.Note?
    /// Describes to a stage what it should show, and how to change it.
    package var describe: @MainActor (any OverlayStage) -> Void = { _ in }

    package init(id: AnyHashable?) { self.id = id }
  }

  /// Where the content of one overlay is shown: a controller that is empty at first. The content
  /// arrives and leaves independently of it, by its own transition.
  @MainActor
  package protocol OverlayStage: AnyObject {
    var controller: UIViewController { get }
    /// Whether content is there, also while it is leaving.
    var presence: ContentPresence { get }

    /// Shows the content that was described last, or updates the shown content to it.
    func putOn()
    /// Lets the content leave.
    func takeOff()
    /// Makes a change with the animation of the content's arrival.
    func changeAsWhenPutOn(_ change: () -> Void)
  }

  /// Whether content is there: a ``PresenceMarkerView`` behind the content is in the window for
  /// just as long.
  @MainActor
  package final class ContentPresence {
    private var markers: Set<ObjectIdentifier> = []
    private var whenGone: (() -> Void)?
    private var hasArrived = false
    private var whenArrived: (() -> Void)?
    private let afterwards = Afterwards()

    package init() {}

    package var isThere: Bool { !markers.isEmpty }

    /// Runs `work` after the update in which the content has gone, instead of earlier work; at once
    /// if the content is not there. Content that is back by then has not gone.
    package func whenGone(_ work: @escaping () -> Void) {
      guard isThere else { return work() }
      whenGone = work
    }

    /// Runs `work` after the update in which the arrival of the content ends, instead of earlier
    /// work; at once if it has ended.
    package func whenArrived(_ work: @escaping () -> Void) {
      guard !hasArrived else { return work() }
      whenArrived = work
    }

    /// Notes how much of its arrival is over: 1 at its end, less before that and without content.
    package func note(progress: Double) {
      hasArrived = progress == 1
      afterwards.once { self.tell() }
    }

    func note(_ marker: PresenceMarkerView, isInWindow: Bool) {
      if isInWindow {
        markers.insert(ObjectIdentifier(marker))
      } else if markers.remove(ObjectIdentifier(marker)) != nil {
        afterwards.once { self.tell() }
      }
    }

    private func tell() {
      let works = [isThere ? nil : whenGone, hasArrived ? whenArrived : nil]
      if !isThere { whenGone = nil }
      if hasArrived { whenArrived = nil }
      works.forEach { $0?() }
    }
  }

  /// An invisible view behind the content. It informs a ``ContentPresence`` that the content is
  /// there.
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
