/// Why an answer is not more certain.
package enum Because: Sendable, Hashable {
  /// The format contains only places.
  case placesAlone
  /// The source itself claims no more.
  case source
  /// Descriptions end before their closing bracket.
  case incompleteNodes
  /// The source says that it left views out.
  case elisions
  /// A remark of the reader.
  case remark(Screen.Notes.Remark)
  /// A tree starts at a view that is not a window.
  case noWindow
  /// The answer assumes something that the source does not say.
  case assumption(Assumption)
  /// The live UIKit gave another answer near the point.
  case contradiction
  /// The view has a rule of its own, and the live UIKit said what it does near the point.
  case witnessed(Node.ID)
  /// No window has a readable frame.
  case noScreen
  /// The accessibility tree says that the element is not visible.
  case invisible

  /// Whether a rule for the name of a class settles it, see ``ClassRules``.
  package var isSettledByRule: Bool {
    if case .assumption(let assumption) = self { assumption.kind == .appClass } else { false }
  }
}

/// How certain an answer is, and why not more.
///
/// Only this type turns reasons into ``Evidence``.
package struct Certainty: Sendable, Hashable {
  /// How certain the answer is.
  package let evidence: Evidence
  /// The first reason; `nil` if the answer is exact.
  package let because: Because?

  /// Grades an answer.
  ///
  /// - Parameters:
  ///   - best: How certain answers from the source can be at best.
  ///   - reasons: Why this one is no more than assumed, the most important first.
  init(best: Evidence, reasons: some Sequence<Because>) {
    because = reasons.first { _ in true } ?? Self.reason(for: best)
    evidence = because == nil || because == .placesAlone ? best : .assumed
  }

  /// Puts together what is known.
  init(_ evidence: Evidence, _ because: Because?) {
    self.evidence = evidence
    self.because = because
  }

  /// An answer that is at most assumed.
  package init(assumedBecause reason: Because) {
    evidence = .assumed
    because = reason
  }

  private static func reason(for best: Evidence) -> Because? {
    switch best {
    case .exact: nil
    case .geometric: .placesAlone
    case .assumed: .source
    }
  }

  /// Returns the same, lowered to assumed if there is a reason and it is stronger than that.
  package func lowered(by reason: Because?) -> Certainty {
    guard evidence != .assumed, let reason else { return self }
    return Certainty(assumedBecause: reason)
  }

  /// Returns the weaker of two, the first if they are alike.
  package func weaker(_ other: Certainty) -> Certainty { other.evidence > evidence ? other : self }
}

extension Screen {
  /// How certain answers about this screen are at best, after what the reading left in doubt.
  package var certainty: Certainty { Certainty(best: evidence, reasons: doubts) }

  /// The greatest certainty of answers, with the missing parts considered.
  public var reliableEvidence: Evidence { certainty.evidence }

  /// What the reading left in doubt, the most important first.
  private var doubts: [Because] {
    var doubts: [Because] = notes.incompleteNodes > 0 ? [.incompleteNodes] : []
    if notes.elisions > 0 { doubts.append(.elisions) }
    let remarks = notes.remarks.filter { $0.kind.effect != .none }
    doubts += remarks.filter { $0.kind.effect == .cuts }.map(Because.remark)
    doubts += remarks.filter { $0.kind.effect == .weakens }.map(Because.remark)
    if evidence == .exact, windows.contains(where: startsBelowWindow) { doubts.append(.noWindow) }
    return doubts
  }

  /// Whether a part of the screen is known to be missing: the source was cut off, or says that it
  /// left something out.
  ///
  /// What is missing may lie in front of anything, so no answer is more than assumed.
  public var isCutShort: Bool {
    notes.incompleteNodes > 0 || notes.elisions > 0
      || notes.remarks.contains { $0.kind.effect == .cuts }
  }
}

extension Screen.Notes.Remark.Kind {
  /// The effect of a remark on answers.
  enum Effect {
    case none
    /// They are no more than assumed.
    case weakens
    /// A part is missing, and it may lie in front.
    case cuts
  }

  var effect: Effect {
    switch self {
    case .endsEarly, .truncatedBelow, .debuggerError, .lostIndentation, .brokenLine, .defaultDepth,
      .unreadLine:
      .cuts
    case .printedOtherwise, .guessedScreen, .remoteFrames, .unknownWindowOrder: .weakens
    case .depthLimit, .unknownScrollOffset, .unknownOrder, .duplicateAddress, .repeatedList,
      .replacedBytes, .unmatchedElements, .printedAgain, .otherDocument, .barWithoutTabs:
      .none
    }
  }
}
