import Fallthrough
import SeededRandomness
import Testing

@Suite struct `The pass-through rule` {
  /// One row: the surface, what lies at the touch from front to back, and the whole ruling.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var mode = PassThroughMode.automatic
    var views: [TouchedView]
    var inRegion = false
    var inBackgroundArea = false
    /// Which views, hosting views, are around a region's own view.
    var holders: Set<Int> = []
    var drawingsAreContent = true
    var findings: [ContentFinding] = []
    var ruling: TouchRuling
    /// The place of the view that takes the touch, if one does.
    var view: Int?
    var testDescription: String { name }

    var stack: TouchedStack {
      TouchedStack(
        views: views, inRegion: inRegion, inBackgroundArea: inBackgroundArea,
        holders: holders, drawingsAreContent: drawingsAreContent, findings: findings)
    }
  }

  static let allRows = inertRows + contentRows + orderRows + drawnRows + modeRows

  @Test(arguments: allRows)
  func `gives each touch its verdict, its reason and the view it is about`(row: Row) {
    let stack = row.stack
    let (ruling, view) = stack.ruling(for: SurfaceFacts(mode: row.mode))
    #expect(ruling == row.ruling)
    if let place = row.view { #expect(view == place) }
  }

  @Test(arguments: allRows)
  func `asks each costly question at most once`(row: Row) {
    let stack = row.stack
    _ = stack.ruling(for: SurfaceFacts(mode: row.mode))
    #expect(stack.questions.region <= 1)
    #expect(stack.questions.backgroundArea <= 1)
    #expect(stack.questions.content <= row.views.count { $0 == .hosting })
  }

  @Test func `looks at no view behind the one that takes the touch`() {
    let stack = TouchedStack(views: [.background, .content, .presented, .hosting])
    _ = stack.ruling(for: SurfaceFacts())
    #expect(stack.remaining == [.presented, .hosting])
  }

  @Test func `rules alike on the same facts in any order and number of asks`() {
    for seed in Exhaustive.seeds(everyDay: 20, night: 500) {
      var random = SplitMix64(seed: seed)
      let asks = (0..<40).map { _ in RandomAsk(using: &random) }
      let first = asks.map(\.ruling)
      let order = asks.indices.shuffled(using: &random) + asks.indices.shuffled(using: &random)
      #expect(order.filter { asks[$0].ruling != first[$0] } == [], "seed \(seed)")
    }
  }

  @Test func `passes every touch without a view, whatever else is so`() {
    for seed in Exhaustive.seeds(everyDay: 50, night: 2_000) {
      var random = SplitMix64(seed: seed)
      var ask = RandomAsk(using: &random)
      ask.stack.views = []
      #expect(ask.ruling.verdict == .pass, "seed \(seed)")
    }
  }

  @Test func `claims for views in the order of the sequence, never for one that was passed over`() {
    for seed in Exhaustive.seeds(everyDay: 100, night: 5_000) {
      var random = SplitMix64(seed: seed)
      let ask = RandomAsk(using: &random)
      let (ruling, place) = ask.stack.ruling(for: ask.facts)
      guard ask.facts.mode == .automatic, ruling.claimer == .view, let place else { continue }
      var front = ask
      front.stack.views = Array(ask.stack.views[..<place])
      if front.ruling.claimer == .view { Issue.record("seed \(seed)") }
    }
  }
}

extension `The pass-through rule` {
  static let drawn = ContentFinding(isContent: true, strategy: .layerTree)
  static let bare = ContentFinding(isContent: false, strategy: .viewTree)

  static let inertRows = [
    Row(
      name: "all pass, over a sheet", mode: .passAll, views: [.presented, .background],
      ruling: TouchRuling(.pass, .passAllMode)),
    Row(
      name: "nothing under the touch", views: [], inRegion: true,
      ruling: TouchRuling(.pass, .noCandidate)),
    Row(
      name: "nothing under the touch, all blocked", mode: .blockAll, views: [],
      ruling: TouchRuling(.pass, .noCandidate)),
  ]

  @Test func `passes every touch on a surface that takes none`() {
    for mode in PassThroughMode.allCases {
      let stack = TouchedStack(views: [.presented], inRegion: true)
      let (ruling, _) = stack.ruling(for: SurfaceFacts(isInert: true, mode: mode))
      #expect(ruling == TouchRuling(.pass, .windowInert))
    }
  }

  static let contentRows = [
    Row(
      name: "a real view", views: [.content, .background],
      ruling: TouchRuling(.claim, .content, by: .view), view: 0),
    Row(
      name: "a sheet", views: [.presented, .background],
      ruling: TouchRuling(.claim, .presentedContent, by: .view), view: 0),
    Row(
      name: "the background alone", views: [.background, .background],
      ruling: TouchRuling(.pass, .background)),
    Row(
      name: "a real view behind background", views: [.background, .content],
      ruling: TouchRuling(.claim, .content, by: .view), view: 1),
    Row(
      name: "a leftover container", views: [.leftover, .leftover, .background],
      ruling: TouchRuling(.pass, .leftoverContainer)),
    Row(
      name: "a real view behind a leftover container", views: [.leftover, .content],
      ruling: TouchRuling(.claim, .content, by: .view), view: 1),
  ]

  static let orderRows = [
    Row(
      name: "real views come before regions", views: [.content, .background], inRegion: true,
      ruling: TouchRuling(.claim, .content, by: .view), view: 0),
    Row(
      name: "regions put back what a background area took", views: [.hosting, .background],
      inRegion: true, inBackgroundArea: true, findings: [drawn],
      ruling: TouchRuling(.claim, .contentFound, strategy: .layerTree, by: .view), view: 0),
    Row(
      name: "background areas come before drawings", views: [.drawing, .hosting, .background],
      inBackgroundArea: true, findings: [drawn],
      ruling: TouchRuling(.pass, .backgroundArea)),
    Row(
      name: "a background area leaves real views alone", views: [.drawing, .content, .hosting],
      inBackgroundArea: true, findings: [drawn],
      ruling: TouchRuling(.claim, .content, by: .view), view: 1),
    Row(
      name: "a region over the background", views: [.background], inRegion: true,
      ruling: TouchRuling(.claim, .insideRegion, by: .region(TouchedStack.freeRegion))),
    Row(
      name: "a region over a drawing", views: [.drawing, .hosting], inRegion: true,
      ruling: TouchRuling(.claim, .contentFound, strategy: .viewTree, by: .view), view: 0),
    Row(
      name: "a region whose own view is in the hosting view", views: [.hosting, .content],
      inRegion: true, holders: [0], findings: [bare],
      ruling: TouchRuling(.claim, .insideRegion, by: .region(0))),
    Row(
      name: "a region whose own view is in the hosting view behind", views: [.hosting, .hosting],
      inRegion: true, holders: [1], findings: [bare, bare],
      ruling: TouchRuling(.claim, .insideRegion, by: .region(1))),
    Row(
      name: "a hosting view in front of what a region was declared for",
      views: [.hosting, .content], inRegion: true, findings: [bare],
      ruling: TouchRuling(.claim, .content, by: .view), view: 1),
    Row(
      name: "a region that nothing else claims", views: [.hosting, .background], inRegion: true,
      inBackgroundArea: true, findings: [bare],
      ruling: TouchRuling(.claim, .insideRegion, by: .region(TouchedStack.freeRegion))),
  ]

  static let drawnRows = [
    Row(
      name: "a drawing", views: [.drawing, .hosting, .background],
      ruling: TouchRuling(.claim, .contentFound, strategy: .viewTree, by: .view), view: 0),
    Row(
      name: "a drawing where another test was pinned that finds it",
      views: [.drawing, .hosting, .background], drawingsAreContent: false, findings: [drawn],
      ruling: TouchRuling(.claim, .contentFound, strategy: .layerTree, by: .view), view: 1),
    Row(
      name: "a hosting view that draws here", views: [.hosting, .background], findings: [drawn],
      ruling: TouchRuling(.claim, .contentFound, strategy: .layerTree, by: .view), view: 0),
    Row(
      name: "an empty hosting view", views: [.hosting, .background], findings: [bare],
      ruling: TouchRuling(.pass, .contentNotFound, strategy: .viewTree)),
    Row(
      name: "a button behind an empty hosting view", views: [.hosting, .content],
      findings: [bare], ruling: TouchRuling(.claim, .content, by: .view), view: 1),
    Row(
      name: "a hosting view that draws, behind an empty one", views: [.hosting, .hosting],
      findings: [bare, drawn],
      ruling: TouchRuling(.claim, .contentFound, strategy: .layerTree, by: .view), view: 1),
  ]

  static let modeRows = [
    Row(
      name: "regions only, a sheet", mode: .regions, views: [.presented, .background],
      ruling: TouchRuling(.claim, .presentedContent, by: .view), view: 0),
    Row(
      name: "regions only, over a button", mode: .regions, views: [.content, .background],
      ruling: TouchRuling(.pass, .outsideRegions)),
    Row(
      name: "regions only, inside one, over a button", mode: .regions,
      views: [.content, .background], inRegion: true,
      ruling: TouchRuling(.claim, .insideRegion, by: .view), view: 0),
    Row(
      name: "regions only, outside, over drawn content", mode: .regions,
      views: [.hosting, .background], findings: [drawn],
      ruling: TouchRuling(.pass, .outsideRegions)),
    Row(
      name: "regions only, a leftover container in front of one", mode: .regions,
      views: [.leftover, .background], inRegion: true,
      ruling: TouchRuling(.claim, .insideRegion, by: .region(TouchedStack.freeRegion))),
    Row(
      name: "regions only, inside one, over drawn content", mode: .regions,
      views: [.hosting, .background], inRegion: true, findings: [drawn],
      ruling: TouchRuling(.claim, .insideRegion, by: .view), view: 0),
    Row(
      name: "all blocked, over the background", mode: .blockAll, views: [.background],
      ruling: TouchRuling(.claim, .blockAllMode, by: .mode)),
    Row(
      name: "all blocked, over content", mode: .blockAll, views: [.hosting, .content],
      findings: [bare], ruling: TouchRuling(.claim, .blockAllMode, by: .view), view: 1),
    Row(
      name: "all blocked, in a region", mode: .blockAll, views: [.background], inRegion: true,
      ruling: TouchRuling(.claim, .blockAllMode, by: .region(TouchedStack.freeRegion))),
  ]
}

extension `The pass-through rule` {
  @Test func `calls a touch outside that falls through or that the mode alone keeps`() {
    let rulings: [(TouchRuling, Bool)] = [
      (TouchRuling(.pass, .background), true), (TouchRuling(.pass, .passAllMode), true),
      (TouchRuling(.pass, .windowInert), false),
      (TouchRuling(.claim, .blockAllMode, by: .mode), true),
      (TouchRuling(.claim, .blockAllMode, by: .region(TouchedStack.freeRegion)), false),
      (TouchRuling(.claim, .blockAllMode, by: .view), false),
      (TouchRuling(.claim, .content, by: .view), false),
    ]
    for (ruling, isOutside) in rulings { #expect(ruling.isOutside == isOutside, "\(ruling)") }
  }
}
