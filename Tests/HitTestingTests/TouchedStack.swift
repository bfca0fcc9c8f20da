import HitTesting

/// Views at a touch with fixed answers to the costly questions, which are counted.
struct TouchedStack: Sendable {
  /// How often each question was asked.
  final class Questions: @unchecked Sendable {
    var region = 0
    var backgroundArea = 0
    var content = 0
  }

  var views: [TouchedView]
  var inRegion = false
  var inBackgroundArea = false
  /// Which views, hosting views, are around a region's own view.
  var holders: Set<Int> = []
  var drawingsAreContent = true
  /// The answers of the hosting views, from front to back.
  var findings: [ContentFinding] = []
  let questions = Questions()
  private var given = 0

  init(
    views: [TouchedView], inRegion: Bool = false, inBackgroundArea: Bool = false,
    holders: Set<Int> = [], drawingsAreContent: Bool = true, findings: [ContentFinding] = []
  ) {
    self.holders = holders
    (self.views, self.inRegion, self.inBackgroundArea) = (views, inRegion, inBackgroundArea)
    (self.drawingsAreContent, self.findings) = (drawingsAreContent, findings)
  }

  /// The views that nobody looked at.
  var remaining: [TouchedView] { Array(views[given...]) }

  /// What the rule says, which is told of the views as long as it wants more.
  mutating func ruling(by rule: PassThroughRule) -> TouchRuling {
    var rule = rule
    if let ruling = rule.rulingWithoutViews { return ruling }
    while given < views.count {
      given += 1
      let ruling = rule.ruling(
        on: views[given - 1], regionContainsTouch: regionContainsTouch,
        backgroundAreaContainsTouch: backgroundAreaContainsTouch,
        drawingIsContent: { drawingsAreContent }, contentTest: contentTest,
        holdsRegion: { inRegion && holders.contains(given - 1) })
      if let ruling { return ruling }
    }
    return rule.conclusion(regionContainsTouch: regionContainsTouch)
  }

  private func regionContainsTouch() -> Bool {
    questions.region += 1
    return inRegion
  }

  private func backgroundAreaContainsTouch() -> Bool {
    questions.backgroundArea += 1
    return inBackgroundArea
  }

  private func contentTest() -> ContentFinding {
    questions.content += 1
    let place = views[..<given].count { $0 == .hosting } - 1
    return findings.indices.contains(place)
      ? findings[place] : ContentFinding(isContent: false, strategy: .viewTree)
  }
}
