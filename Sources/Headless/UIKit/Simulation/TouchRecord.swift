/// The outcome of one finger that came down, and how it was found.
public struct TouchRecord {
  /// The receiver of the touch.
  ///
  /// Two outcomes are equal if they name the same view or window.
  public enum Outcome: Equatable {
    /// The view that the touch belongs to.
    case delivered(UIView)
    /// The window took the touch when windows were asked, and then returned no view: no view gets
    /// the touch, and no window below was asked.
    case dropped(UIWindow)
    /// No window took it, or an animation swallowed it. Also the outcome of an event without a
    /// touch: hover, drag and probe.
    case nobody
  }

  /// One question to a window.
  public struct Pass {
    /// 1 while UIKit searches for the window, 2 while it asks that window for the view.
    public var phase: Int
    /// The window that was asked.
    public var window: UIWindow
    /// The point it was asked about, in points of the window's space.
    public var windowPoint: CGPoint
    /// The view that it returned.
    public var result: UIView?
  }

  /// The receiver of the touch.
  public var outcome: Outcome
  /// The view that the touch was delivered to, if it was.
  public var view: UIView? {
    if case .delivered(let view) = outcome { return view }
    return nil
  }
  /// The window that took the touch, whether it then returned a view or dropped the touch.
  public var window: UIWindow? { outcome == .nobody ? nil : passes.last?.window }
  /// The view of the touch, if an animation of the view or of one around it disables touches: no
  /// view receives the touch. (FS-176)
  public var swallowedBy: UIView?
  /// All questions to windows, in order.
  public var passes: [Pass]

  init(outcome: Outcome = .nobody, swallowedBy view: UIView? = nil, passes: [Pass] = []) {
    self.outcome = outcome
    swallowedBy = view
    self.passes = passes
  }
}

extension TouchRecord: CustomStringConvertible {
  /// The receiver and the windows that were asked, in one line.
  public var description: String {
    let receiver =
      switch outcome {
      case .delivered(let view): "delivered to \(Self.name(view))"
      case .dropped(let window): "dropped by \(Self.name(window))"
      case .nobody: swallowedBy.map { "swallowed by \(Self.name($0))" } ?? "taken by no window"
      }
    let asked = passes.map { pass in
      "\(pass.phase): \(Self.name(pass.window)) -> \(pass.result.map(Self.name) ?? "nil")"
    }
    return ([receiver] + asked).joined(separator: ", ")
  }

  private static func name(_ view: UIView) -> String { "\(type(of: view))" }
}
