import HitTesting
import SeededRandomness
import Testing

@Suite struct `The pass-through rule` {
  /// One row: the facts, what the costly questions would answer, and the whole ruling.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var facts: TouchFacts
    var inRegion = false
    var finding: ContentFinding?
    var ruling: TouchRuling
    var testDescription: String { name }
  }

  @Test(arguments: windowRows + candidateRows + backgroundRows + modeRows)
  func `gives each touch its verdict and its reason`(row: Row) {
    let ruling = PassThroughRule(row.facts)
      .ruling(regionContainsTouch: { row.inRegion }, contentTest: { row.finding })
    #expect(ruling == row.ruling)
  }

  @Test(arguments: windowRows + candidateRows + backgroundRows + modeRows)
  func `asks each costly question at most once`(row: Row) {
    var regionQuestions = 0
    var contentQuestions = 0
    _ = PassThroughRule(row.facts).ruling(
      regionContainsTouch: {
        regionQuestions += 1
        return row.inRegion
      },
      contentTest: {
        contentQuestions += 1
        return row.finding
      })
    #expect(regionQuestions <= 1)
    #expect(contentQuestions <= 1)
    #expect(regionQuestions + contentQuestions <= 1)
  }

  @Test func `rules alike on the same facts in any order and number of asks`() {
    for seed in 1...50 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let asks = (0..<40).map { _ in RandomAsk(using: &random) }
      let first = asks.map(\.ruling)
      let order = asks.indices.shuffled(using: &random) + asks.indices.shuffled(using: &random)
      for index in order {
        #expect(asks[index].ruling == first[index], "seed \(seed), ask \(index)")
      }
    }
  }

  @Test func `passes every touch without a candidate, whatever else is so`() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      var ask = RandomAsk(using: &random)
      ask.facts.candidate = nil
      #expect(ask.ruling.verdict == .pass, "seed \(seed)")
    }
  }
}

extension `The pass-through rule` {
  static let drawn = ContentFinding(isContent: true, strategy: .layerTree)
  static let bare = ContentFinding(isContent: false, strategy: .viewTree)
  static let hosting = CandidatePlacement.root(takesTouches: false)

  static let windowRows = [
    Row(
      name: "a hidden window",
      facts: TouchFacts(windowIsInert: true, mode: .blockAll, candidate: .presented),
      ruling: TouchRuling(.pass, .windowInert)),
    Row(
      name: "all pass, over a sheet",
      facts: TouchFacts(mode: .passAll, candidate: .presented),
      ruling: TouchRuling(.pass, .passAllMode)),
    Row(
      name: "nothing under the touch",
      facts: TouchFacts(candidate: nil), inRegion: true, finding: drawn,
      ruling: TouchRuling(.pass, .noCandidate)),
    Row(
      name: "nothing under the touch, all blocked",
      facts: TouchFacts(mode: .blockAll, candidate: nil),
      ruling: TouchRuling(.pass, .noCandidate)),
    Row(
      name: "all blocked, over the window",
      facts: TouchFacts(mode: .blockAll, candidate: .window),
      ruling: TouchRuling(.claim, .blockAllMode)),
  ]

  static let candidateRows = [
    Row(
      name: "a sheet", facts: TouchFacts(candidate: .presented, regionsAreDeclared: true),
      ruling: TouchRuling(.claim, .presentedContent)),
    Row(
      name: "the plain root behind a leftover container",
      facts: TouchFacts(candidate: hosting, passedOver: .leftoverContainer),
      ruling: TouchRuling(.pass, .leftoverContainer)),
    Row(
      name: "drawn content behind a leftover container",
      facts: TouchFacts(candidate: hosting, passedOver: .leftoverContainer), finding: drawn,
      ruling: TouchRuling(.claim, .contentFound, strategy: .layerTree)),
    Row(
      name: "the window", facts: TouchFacts(candidate: .window), finding: drawn,
      ruling: TouchRuling(.pass, .background)),
    Row(
      name: "a wrapper", facts: TouchFacts(candidate: .wrapper), finding: drawn,
      ruling: TouchRuling(.pass, .background)),
    Row(
      name: "a view below the root",
      facts: TouchFacts(candidate: .content, regionsAreDeclared: true),
      ruling: TouchRuling(.claim, .content)),
    Row(
      name: "the window behind an ignored view",
      facts: TouchFacts(candidate: .window, passedOver: .fallsThrough),
      ruling: TouchRuling(.pass, .fallsThrough)),
    Row(
      name: "a plain root", facts: TouchFacts(candidate: hosting),
      ruling: TouchRuling(.pass, .background)),
    Row(
      name: "a root that opted in", facts: TouchFacts(candidate: .root(takesTouches: true)),
      ruling: TouchRuling(.claim, .content)),
    Row(
      name: "a hosting root, drawn", facts: TouchFacts(candidate: hosting), finding: drawn,
      ruling: TouchRuling(.claim, .contentFound, strategy: .layerTree)),
    Row(
      name: "a hosting root, empty", facts: TouchFacts(candidate: hosting), finding: bare,
      ruling: TouchRuling(.pass, .contentNotFound, strategy: .viewTree)),
  ]

  static let backgroundRows: [Row] = [
    CandidatePlacement.window, .wrapper, hosting,
  ].flatMap { (placement: CandidatePlacement) -> [Row] in
    [true, false].map { inRegion in
      Row(
        name: "regions declared, touch \(inRegion ? "inside" : "outside"), over \(placement)",
        facts: TouchFacts(candidate: placement, regionsAreDeclared: true),
        inRegion: inRegion, finding: drawn,
        ruling: inRegion
          ? TouchRuling(.claim, .insideRegion) : TouchRuling(.pass, .outsideRegions))
    }
  }

  static let modeRows = [
    Row(
      name: "regions only, a sheet", facts: TouchFacts(mode: .regions, candidate: .presented),
      ruling: TouchRuling(.claim, .presentedContent)),
    Row(
      name: "regions only, none declared, over a button",
      facts: TouchFacts(mode: .regions, candidate: .content),
      ruling: TouchRuling(.pass, .outsideRegions)),
    Row(
      name: "regions only, inside one, over a button",
      facts: TouchFacts(
        mode: .regions, candidate: .content, regionsAreDeclared: true),
      inRegion: true, ruling: TouchRuling(.claim, .insideRegion)),
    Row(
      name: "regions only, outside, over drawn content",
      facts: TouchFacts(mode: .regions, candidate: hosting, regionsAreDeclared: true),
      finding: drawn, ruling: TouchRuling(.pass, .outsideRegions)),
    Row(
      name: "regions only, inside one, over the window",
      facts: TouchFacts(mode: .regions, candidate: .window, regionsAreDeclared: true),
      inRegion: true, ruling: TouchRuling(.claim, .insideRegion)),
    Row(
      name: "all blocked, outside every region",
      facts: TouchFacts(mode: .blockAll, candidate: hosting, regionsAreDeclared: true),
      ruling: TouchRuling(.claim, .blockAllMode)),
  ]
}
