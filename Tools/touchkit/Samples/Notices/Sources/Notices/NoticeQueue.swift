import NoticeCore
import UIKit

/// Shows notices one after the other: the next one comes on the main queue, after the one before
/// went.
@MainActor
public final class NoticeQueue: NSObject, NoticeDelegate {
  /// Which notices went, and why.
  public private(set) var transcript: [String] = []
  private var waiting: [NoticeView] = []
  private var shown: NoticeView?
  private let place: UIView

  /// Creates a queue that shows notices in a view.
  public init(in place: UIView) { self.place = place }

  /// Adds a notice at the end.
  public func add(_ notice: NoticeView) {
    notice.delegate = self
    waiting.append(notice)
    DispatchQueue.main.async { self.showNext() }
  }

  private func showNext() {
    guard shown == nil, !waiting.isEmpty else { return }
    let notice = waiting.removeFirst()
    shown = notice
    place.addSubview(notice)
  }

  /// Does nothing: a tap closes a notice, which is told of below.
  public func noticeWasTapped(_ notice: NoticeView) {}

  /// Notes why a notice went, and shows the next one.
  public func notice(_ notice: NoticeView, didCloseBy reason: String) {
    transcript.append("\(notice.message) \(reason)")
    shown = nil
    DispatchQueue.main.async { self.showNext() }
  }
}
