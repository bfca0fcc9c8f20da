/// Computes the outcomes of taps that are meant for views of one screen.
///
/// All questions share facts that are computed once, so use one oracle for many views.
///
/// ```swift
/// let oracle = TapOracle(screen)
/// if let match = oracle.bestMatch(named: "Pay") { print(match.verdict) }
/// ```
public struct TapOracle: Sendable {
  package let survey: ScreenSurvey
  /// The layer of each element, if the screen contains only accessibility elements.
  var tiers: ElementTiers? { survey.asker.elements?.tiers }
  /// The views whose class answers hit tests in its own way, if a capture says so.
  let overriding: [Node.ID]
  /// The answers of the live UIKit.
  let witnessed: WitnessedAnswers
  /// Those of ``overriding`` of which the live UIKit's answers count for a finger, too: none of the
  /// views in them answers the two phases of a touch in different ways, as SwiftUI's hosting views
  /// do. FS-070.
  let steadfast: Set<Node.ID>

  /// The screen.
  public var screen: Screen { survey.screen }

  /// Computes the facts that questions about a screen share.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - rules: The rules for the names of classes.
  /// - Complexity: As for the partition, see `Screen.partition(rules:windows:)`.
  public init(_ screen: Screen, rules: ClassRules = .standard) {
    self.init(ScreenSurvey(screen, rules: rules))
  }

  package init(_ survey: ScreenSurvey) {
    self.survey = survey
    let screen = survey.screen
    witnessed = WitnessedAnswers(on: screen, rules: survey.rules)
    let overrides: Node.Flags = [.overridesHitTest, .overridesPointInside]
    overriding = screen.nodeIDs.filter { index in
      let node = screen.nodes[index]
      return !node.flags.isDisjoint(with: overrides) && survey.shutBy[index] == nil
        && survey.asker.classFacts[index].behavior != .knownPassThrough
        && !survey.asker.classFacts[index].isSettled
    }
    let wavering =
      witnessed.isEmpty
      ? []
      : screen.nodeIDs.filter { index in
        survey.rules.behavior(of: screen.nodes[index].className) == .unknown
      }
    steadfast = Set(
      overriding.filter { index in !wavering.contains(where: screen.subtree(of: index).contains) })
  }

  /// Returns the verdict for a tap that is meant for a view.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - pointOnScreen: Where the finger lands, in screen points; `nil` for where a person would
  ///     tap: at the point at which the source says that the view is activated, else in the centre
  ///     of its visible part.
  /// - Complexity: O(*n* · *k*), where *n* is the number of nodes and *k* that of the pieces of the
  ///   view that go to one owner, of which only the largest are tried.
  public func verdict(onTapFor node: Node.ID, at pointOnScreen: Screen.Point? = nil) -> TapVerdict {
    var verdict = self.word(onTapFor: node, at: pointOnScreen)
    verdict.tapPoint = tapPoint(on: node, verdict) ?? witnessedTapPoint(verdict)
    return verdict
  }

  /// The same without a search for a point at which a tap works.
  package func word(onTapFor node: Node.ID, at pointOnScreen: Screen.Point?) -> TapVerdict {
    switch place(of: node, at: pointOnScreen) {
    case .settled(let word, let by, let point):
      if let point, let doubt = witnessedDoubt(that: node, getsNoTouchAt: point) {
        return refusal([doubt], at: point)
      }
      return TapVerdict(word, by: by, at: point, survey.asker.best)
    case .open(let doubt, let point):
      return point.flatMap { witnessedVerdict(onTapFor: node, survey.touch(at: $0), [doubt]) }
        ?? refusal([doubt], at: point)
    case .asked(let point, let isInside):
      var verdict = answer(onTapFor: node, at: point)
      verdict.isInside = isInside
      return verdict
    }
  }
}

extension TapOracle {
  /// Returns the verdict where doubts decide.
  func refusal(_ doubts: [TapVerdict.Doubt], at point: Screen.Point?) -> TapVerdict {
    let because = doubts.first?.because(on: screen) ?? .source
    var verdict = TapVerdict(.cannotTell, at: point, Certainty(assumedBecause: because))
    verdict.doubts = doubts
    return verdict
  }
}
