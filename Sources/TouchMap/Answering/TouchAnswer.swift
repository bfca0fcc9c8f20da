/// The view that gets a touch at one point of a screen, and the reasons why no other view does.
public struct TouchAnswer: Sendable, Hashable {
  /// The verdict about a candidate.
  public enum Verdict: String, Sendable, Hashable, Codable {
    /// It gets the touch.
    case hit
    /// It was asked and does not get the touch.
    case passedOver
    /// It was never asked.
    case notReached
  }

  /// A view that matters at the point.
  public struct Candidate: Sendable, Hashable {
    /// The node.
    public var node: Node.ID
    /// The place of its window in ``Screen/windows``.
    public var window: Int
    /// The smallest upright rectangle around it, in screen points; `nil` if it is not known.
    public var frameInScreen: Screen.Rect?
    /// The verdict about it.
    public var verdict: Verdict
    /// Why.
    public var reason: Reason
    /// The node that is the cause: the winner, the ancestor that keeps touches from the branch, or
    /// the node itself.
    public var cause: Node.ID

    package init(
      node: Node.ID, window: Int, frameInScreen: Screen.Rect?, verdict: Verdict,
      reason: Reason, cause: Node.ID
    ) {
      self.node = node
      self.window = window
      self.frameInScreen = frameInScreen
      self.verdict = verdict
      self.reason = reason
      self.cause = cause
    }
  }

  /// Where the finger lands, in screen points.
  public var point: Screen.Point
  /// How certain the answer is.
  public var evidence: Evidence
  /// The view that gets the touch; `nil` if no window takes it.
  public var winner: Candidate?
  /// The views at the point, in the order in which UIKit reaches them: windows front to back, a
  /// view before its subviews, and those front to back.
  ///
  /// The list has the views that contain the point, and those beside the point that were asked, up
  /// to a few hundred.
  public var candidates: [Candidate]
  /// The number of views that were asked, do not contain the point, and are not listed.
  package var omittedMisses: Int
  /// The number of views that contain the point and are not listed.
  package var omittedCandidates: Int
  /// The assumptions, each at most once for a node.
  public var assumptions: [Assumption]
  /// The element that is drawn in front at the point, if another one gets the touch: for example
  /// the image on a button.
  public var drawn: Node.ID?
  /// Whether the dump does not say which of two elements gets the touch; there is no winner then.
  public var isUndecided = false
  /// The outcomes if an assumption does not hold.
  public var alternatives: [Alternative] = []

  /// A doubt about an answer: another outcome, and the assumption that it depends on.
  public struct Alternative: Sendable, Hashable {
    /// The assumption on which it depends.
    public var condition: Assumption
    /// Whether this is the outcome if the assumption holds, and not if it does not. The former
    /// happens where nothing else decides between two elements.
    public var holds: Bool
    /// The node that gets the touch then; `nil` if none does.
    public var winner: Node.ID?

    package init(condition: Assumption, holds: Bool, winner: Node.ID?) {
      self.condition = condition
      self.holds = holds
      self.winner = winner
    }
  }

  /// How many candidates an answer lists at most. The winner is always listed.
  package struct Limits: Sendable, Hashable {
    /// How many that do not contain the point.
    var misses: Int
    /// How many that do.
    var candidates: Int

    /// Creates limits. The defaults are a choice: more than a reader needs, but not too many.
    package init(misses: Int = 100, candidates: Int = 500) {
      self.misses = misses
      self.candidates = candidates
    }
  }
}
