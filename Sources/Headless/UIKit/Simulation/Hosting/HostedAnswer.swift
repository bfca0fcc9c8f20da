/// A hosting view, for the step that follows the window's answer.
@MainActor protocol HostingAnswers: UIView {
  var model: HostingModel { get }
  var content: HostedContent { get }
}

/// What SwiftUI does with the view that a window returned for a touch: the step after UIKit's hit
/// test, which asks the content of a hosting view what is tappable at the point.
///
/// A hosting view represents its content. A leaf of SwiftUI's drawing represents nothing where
/// gestures are in containers, and otherwise the content of its hosting view. Any other view keeps
/// its touch, including a representable. (FS-402, FS-403)
@MainActor struct HostedAnswer {
  /// The view that gets the touch.
  private(set) var view: UIView
  /// The content that takes part in the touch.
  private(set) var content: SimulatedContentHandle?
  private let context: HitTestContext
  private let event: UIEvent

  /// Follows a window's answer.
  ///
  /// - Parameter pointInScreen: In points, in the screen's space.
  init(
    to answer: UIView, at pointInScreen: CGPoint, with event: UIEvent, in context: HitTestContext
  ) {
    view = answer
    self.context = context
    self.event = event
    if let host = answer as? any HostingAnswers {
      search(host, at: pointInScreen)
    } else if answer is any DrawnPiece, let host = answer.hostingAncestor {
      if host.model.hasGestureContainers {
        tell(host, "nothing: since iOS 18 a leaf of its drawing gets no touches")
      } else {
        search(host, at: pointInScreen)
      }
    }
  }

  private mutating func search(_ host: any HostingAnswers, at pointInScreen: CGPoint) {
    let finding = finding(in: host, at: pointInScreen)
    switch finding {
    case nil: tell(host, "nothing")
    case .content(let handle):
      content = handle
      tell(host, handle.textInTranscript)
    case .representable(let inner):
      guard isHandedOn(host) else { return tell(host, "a representable, whose touch is lost") }
      tell(host, "a representable, which gets the touch")
      self = HostedAnswer(to: inner, at: pointInScreen, with: event, in: context)
    }
  }

  /// What SwiftUI finds. If a hosting view in a representable finds nothing, the search continues
  /// behind it, which is a choice.
  private func finding(
    in host: any HostingAnswers, at pointInScreen: CGPoint
  ) -> HostedContent.Finding? {
    host.content.finding(at: host.pointFromScreen(pointInScreen)) { representable in
      let point = representable.pointFromScreen(pointInScreen)
      let inner = context.asking(for: .view, of: event) {
        representable.hitTestThroughHook(point, with: event)
      }
      guard let inner = inner as? any HostingAnswers else { return inner }
      return finding(in: inner, at: pointInScreen) == nil ? nil : inner
    }
  }

  /// Whether SwiftUI passes a touch on to a representable. Before gestures were in containers, the
  /// touch stayed with the view that UIKit found.
  private func isHandedOn(_ host: any HostingAnswers) -> Bool {
    guard host.model.hasGestureContainers else { return false }
    return !host.model.losesNamedRepresentables || !context.isNamed(host)
  }

  private func tell(_ host: UIView, _ finding: String) {
    guard let recorder = SimulatedDevice.recorder else { return }
    recorder.note(.searched(host: recorder.name(of: host), found: finding))
  }
}

extension UIView {
  fileprivate var hostingAncestor: (any HostingAnswers)? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any HostingAnswers }.first
  }
}
