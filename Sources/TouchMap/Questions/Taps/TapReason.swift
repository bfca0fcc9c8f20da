/// Why a tap did something, or why it did not; the raw values are stable.
public enum TapReason: String, Sendable, Hashable, Codable, CaseIterable {
  /// A control, a recognizer or an element acts on it.
  case acts
  /// A view gets it, and neither the view nor its ancestors act.
  case nothingActs = "nothing-acts"
  /// A disabled control gets it.
  case disabledControl = "disabled-control"
  /// A class with a rule of its own gets it, such as a view of SwiftUI, and nothing around it acts.
  case ownRule = "own-rule"
  /// The source does not say what acts on touches there.
  case notTold = "not-told"

  /// Whether the tap did nothing; `nil` if the source does not say.
  public var isDead: Bool? {
    switch self {
    case .acts: false
    case .nothingActs, .disabledControl: true
    case .ownRule, .notTold: nil
    }
  }
}
