#if canImport(UIKit)
  import Fallthrough
  import UIKit

  /// One ask that UIKit put to a window.
  struct Ask {
    var event: String
    var point: CGPoint
    var time: TimeInterval
    var answer: String

    /// What tells asks about one touch from those about the next.
    func isAboutSame(as other: Ask) -> Bool {
      event == other.event && time == other.time && point == other.point
    }
  }

  /// Counts what windows are asked.
  @MainActor
  final class AskLog {
    private(set) var asks: [Ask] = []

    func note(_ answer: UIView?, at point: CGPoint, with event: UIEvent?) {
      asks.append(
        Ask(
          event: event.map { "type \($0.type.rawValue)" } ?? "none", point: point,
          time: event?.timestamp ?? 0,
          answer: answer.map { NSStringFromClass(type(of: $0)) } ?? "nil"))
    }

    /// Takes the asks since the last time.
    func take() -> [Ask] {
      defer { asks = [] }
      return asks
    }
  }

  /// Ours, and counts what it is asked.
  final class CountingWindow: PassThroughWindow {
    var log: AskLog?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let answer = super.hitTest(point, with: event)
      log?.note(answer, at: point, with: event)
      return answer
    }
  }

  /// The one that is published most: what the root view gets is background.
  final class PublishedWindow: UIWindow {
    var log: AskLog?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      let answer = hit === rootViewController?.view ? nil : hit
      log?.note(answer, at: point, with: event)
      return answer
    }
  }
#endif
