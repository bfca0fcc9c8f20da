/// Keeps the candidates of a walk, within the limits of an answer.
struct CandidateRecord {
  private let limits: TouchAnswer.Limits
  private var candidates: [TouchAnswer.Candidate] = []
  private var misses = 0
  private var matches = 0
  private var assumptions: [Assumption] = []
  private var assumed: Set<Assumption> = []

  init(limits: TouchAnswer.Limits) { self.limits = limits }

  /// Lists a candidate if the limits allow, and returns its place in the list.
  @discardableResult
  mutating func add(_ candidate: TouchAnswer.Candidate, containsPoint: Bool) -> Int? {
    if containsPoint {
      matches += 1
      guard matches <= limits.candidates else { return nil }
    } else {
      misses += 1
      guard misses <= limits.misses else { return nil }
    }
    candidates.append(candidate)
    return candidates.count - 1
  }

  /// Lists the winner, which no limit keeps out.
  mutating func addWinner(_ candidate: TouchAnswer.Candidate) {
    matches -= 1
    candidates.append(candidate)
  }

  /// Records the outcome of a listed candidate.
  mutating func settle(
    _ place: Int?, _ verdict: TouchAnswer.Verdict, _ reason: TouchAnswer.Reason,
    because cause: Node.ID
  ) {
    guard let place else { return }
    candidates[place].verdict = verdict
    candidates[place].reason = reason
    candidates[place].cause = cause
  }

  mutating func assume(_ kind: Assumption.Kind, of node: Node.ID) {
    let assumption = Assumption(kind: kind, node: node)
    if assumed.insert(assumption).inserted { assumptions.append(assumption) }
  }

  func answer(
    at point: Screen.Point, winner: TouchAnswer.Candidate?, evidence: Evidence
  ) -> TouchAnswer {
    TouchAnswer(
      point: point, evidence: assumptions.isEmpty ? evidence : .assumed, winner: winner,
      candidates: candidates, omittedMisses: max(0, misses - limits.misses),
      omittedCandidates: max(0, matches - limits.candidates), assumptions: assumptions)
  }
}
