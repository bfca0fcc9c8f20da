#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A pass-through window's answer about a touch, and its reason.
  @MainActor
  public struct TouchDecision {
    /// Whether the window takes the touch.
    public let verdict: TouchVerdict
    /// Why.
    public let reason: TouchReason
    /// The content test that decided, never `ContentDetection.automatic`; `nil` if none did.
    public let strategy: ContentDetection?
    /// The touch, in points, in the window's coordinate space.
    public let pointInWindow: CGPoint
    /// The view that the window answered with, which it does not keep alive; `nil` if the touch
    /// falls through.
    public private(set) weak var view: UIView?
    /// The class of that view.
    public let viewClass: String?
    /// The accessibility identifier of that view.
    public let viewIdentifier: String?

    init(_ ruling: TouchRuling, on view: UIView?, at pointInWindow: CGPoint) {
      verdict = ruling.verdict
      reason = ruling.reason
      strategy = ruling.strategy
      self.pointInWindow = pointInWindow
      self.view = view
      viewClass = view.map { String(describing: type(of: $0)) }
      viewIdentifier = view?.accessibilityIdentifier
    }
  }

  extension TouchDecision: @MainActor CustomStringConvertible {
    /// The decision in one line, fit for a log.
    ///
    /// For example `claim at (196.5, 760.0): content, UIButton "undo"`.
    public var description: String {
      var line =
        "\(verdict.rawValue) at (\(pointInWindow.x), \(pointInWindow.y)): \(reason.rawValue)"
      if let strategy { line += " by \(strategy.rawValue)" }
      if let viewClass { line += ", \(viewClass)" }
      if let viewIdentifier { line += " \"\(viewIdentifier)\"" }
      return line
    }
  }
#endif
