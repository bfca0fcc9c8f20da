/// The verdict for a tap that is meant for one view: one word, the node that causes it, and a point
/// at which a tap works.
public struct TapVerdict: Sendable, Hashable {
  /// The word. The first one in this order that applies is given; the raw values are stable.
  public enum Word: String, Sendable, Hashable, Codable, CaseIterable {
    /// The answer depends on a fact that the source omits; ``TapVerdict/doubts`` says which.
    case cannotTell = "cannot-tell"
    /// No part of it is on the screen.
    case offScreen = "off-screen"
    /// It or an ancestor is hidden, or below the touchable alpha.
    case hidden = "hidden"
    /// It or an ancestor has its user interaction disabled, or a disabled control gets the touch:
    /// it itself, one around it or one in it.
    case disabled = "disabled"
    /// The point lies outside an ancestor's bounds.
    case outsideParent = "outside-parent"
    /// It is visible only outside of the views that clip it.
    case clipped = "clipped"
    /// The keyboard's keys are in front.
    case keyboard = "keyboard"
    /// Another view gets the touch there and keeps it.
    case coveredBy = "covered-by"
    /// It is background itself: the touch falls through it.
    case passesThrough = "passes-through"
    /// The window claims the touch and finds no view when UIKit asks it again. No format contains a
    /// second answer, so no screen gets this word yet.
    case dropped = "dropped"
    /// A view in it, or an ancestor that acts, gets the touch and acts for it.
    case handledBy = "handled-by"
    /// It gets the touch, and a recognizer around it may take it away.
    case shadowedByGesture = "shadowed-by-gesture"
    /// It gets the touch.
    case hits = "hits"

    /// Whether the touch gets to the view, or to a node that acts for it.
    public var reaches: Bool {
      switch self {
      case .handledBy, .shadowedByGesture, .hits: true
      default: false
      }
    }
  }

  /// The word of the verdict.
  public var word: Word
  /// The node that causes it; `nil` if there is none.
  public var by: Node.ID?
  /// The point of the question, in screen points: the point that was given, else where the source
  /// says that the view is activated, else the centre of its visible part. `nil` where the answer
  /// did not depend on a point.
  public var point: Screen.Point?
  /// Whether the point lies in the view; a tap beside it goes to another.
  public var isInside = true
  /// For ``Word/coveredBy``: whether a finger can scroll the view out from there; `nil` if the
  /// source does not say, or if nothing scrolls.
  public var canScroll: Bool?
  /// How certain the verdict is.
  public var evidence: Evidence
  /// Why it is not more certain; `nil` if it is exact.
  package var because: Because?
  /// A point at which a tap certainly reaches the view, or at which the live UIKit gave it a touch,
  /// in screen points; `nil` if none is known.
  public var tapPoint: Screen.Point?
  /// The answer of the live UIKit near the point, with one point, if it was asked there.
  public var witness: Screen.Witness?
  /// The doubts if it is ``Word/cannotTell``, the most important first.
  public var doubts: [Doubt] = []

  /// Creates a verdict that depends on nothing.
  public init(_ word: Word, by: Node.ID? = nil, at point: Screen.Point? = nil, evidence: Evidence) {
    self.word = word
    self.by = by
    self.point = point
    self.evidence = evidence
  }

  init(_ word: Word, by: Node.ID? = nil, at point: Screen.Point? = nil, _ certainty: Certainty) {
    self.init(word, by: by, at: point, evidence: certainty.evidence)
    because = certainty.because
  }

  /// How certain the verdict is, and why not more.
  package var certainty: Certainty { Certainty(evidence, because) }
}

extension TapVerdict {
  /// A fact that the source lacks and on which the verdict depends: if known, it might change it.
  public enum Doubt: Sendable, Hashable {
    /// No window has a readable frame.
    case noScreen
    /// A part of the source is missing, and it may lie in front.
    case cutShort
    /// The place of a node.
    case place(Node.ID)
    /// A value of a node that cannot be read, or how far it is scrolled.
    case value(Node.ID)
    /// The answer of a class with a rule of its own to hit tests.
    case ownRule(Node.ID)
    /// Whether touches on a class fall through as its name says.
    case passThrough(Node.ID)
    /// Whether a node lies in front.
    case order(Node.ID)
    /// The tool that wrote the dump says that a node is covered, and nothing in the dump shows by
    /// what.
    case report(Node.ID)
    /// The tool that wrote the dump calls a node not hittable, and nothing in the dump lies in
    /// front of it.
    case unhittable(Node.ID)
    /// The accessibility tree says that an element is not visible. It says so also of views on the
    /// screen, so that is no `isHidden`.
    case visibility(Node.ID)
    /// The live UIKit gave a touch near the point to another view than the rule does, with one
    /// point.
    case witness(Screen.Witness)

    /// Why a verdict that depends on it is not more certain.
    func because(on screen: Screen) -> Because {
      func assumption(_ kind: Assumption.Kind, _ node: Node.ID) -> Because {
        .assumption(Assumption(kind: kind, node: node))
      }
      return switch self {
      case .noScreen: .noScreen
      case .cutShort: screen.certainty.because ?? .source
      case .place(let node): assumption(.unknownGeometry, node)
      case .value(let node): assumption(.defaultValue, node)
      case .ownRule(let node): assumption(.ownRule, node)
      case .passThrough(let node): assumption(.passThrough, node)
      case .order(let node): assumption(.unknownOrder, node)
      case .report(let node): assumption(.reportedCover, node)
      case .unhittable(let node): assumption(.reportedUnhittable, node)
      case .visibility: .invisible
      case .witness: .contradiction
      }
    }

    /// The node that it is about.
    public var node: Node.ID? {
      switch self {
      case .noScreen, .cutShort: nil
      case .place(let node), .value(let node), .ownRule(let node), .passThrough(let node),
        .order(let node), .report(let node), .unhittable(let node), .visibility(let node):
        node
      case .witness(let witness): witness.owner.node
      }
    }
  }
}
