import HitTesting
import SeededRandomness

/// One random ask of the pass-through rule.
struct RandomAsk {
  var facts: TouchFacts
  var inRegion: Bool
  var finding: ContentFinding?

  init(using random: inout SplitMix64) {
    let placements: [CandidatePlacement?] = [
      nil, .window, .wrapper, .presented, .root(takesTouches: .random(using: &random)), .content,
    ]
    facts = TouchFacts(
      windowIsInert: Int.random(in: 0..<8, using: &random) == 0,
      mode: PassThroughMode.allCases.randomElement(using: &random) ?? .automatic,
      candidate: placements.randomElement(using: &random) ?? nil,
      regionsAreDeclared: .random(using: &random))
    inRegion = .random(using: &random)
    finding =
      [
        nil, ContentFinding(isContent: .random(using: &random), strategy: .viewTree),
      ].randomElement(using: &random) ?? nil
  }

  var ruling: TouchRuling {
    PassThroughRule(facts).ruling(regionContainsTouch: { inRegion }, contentTest: { finding })
  }
}
