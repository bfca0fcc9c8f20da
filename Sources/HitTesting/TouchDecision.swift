import Foundation

/// What a pass-through window answered when it was asked about a touch, and why.
public struct TouchDecision: Sendable, Equatable {
  /// Whether the window takes the touch.
  public var verdict: TouchVerdict
  /// Why.
  public var reason: TouchReason
  /// The content test that ran, never ``ContentDetection/automatic``; `nil` if none was needed.
  public var strategy: ContentDetection?
  /// Whether the window was asked about the same touch before.
  public var ask: TouchAsk
  /// The kind of event the window was asked for; `nil` if it was asked without one.
  public var eventKind: EventKind?
  /// The touch, in points, in the window's coordinate space.
  public var pointInWindow: CGPoint

  /// Creates a decision from its facts.
  public init(
    verdict: TouchVerdict, reason: TouchReason, strategy: ContentDetection? = nil,
    ask: TouchAsk, eventKind: EventKind?, pointInWindow: CGPoint
  ) {
    self.verdict = verdict
    self.reason = reason
    self.strategy = strategy
    self.ask = ask
    self.eventKind = eventKind
    self.pointInWindow = pointInWindow
  }
}

extension TouchDecision: CustomStringConvertible {
  /// The decision in one line, fit for a log.
  ///
  /// For example `claim at (196.5, 760.0): content-found by layerTree, first ask, touches`.
  public var description: String {
    var line = "\(verdict.rawValue) at (\(pointInWindow.x), \(pointInWindow.y)): \(reason.rawValue)"
    if let strategy {
      line += " by \(strategy.rawValue)"
      if let limitation = strategy.limitation { line += " (\(limitation))" }
    }
    return line + ", \(ask.rawValue) ask, \(eventKind?.rawValue ?? "no event")"
  }
}
