import HitTesting

/// Views at a touch with fixed answers to the costly questions, which are counted.
struct TouchedStack: TouchedViews, Sendable {
  /// How often each question was asked.
  final class Questions: @unchecked Sendable {
    var region = 0
    var backgroundArea = 0
    var content = 0
  }

  var views: [TouchedView]
  var inRegion = false
  var inBackgroundArea = false
  var drawingsAreContent = true
  /// The answers of the hosting views, from front to back.
  var findings: [ContentFinding] = []
  let questions = Questions()
  private var given = 0

  init(
    views: [TouchedView], inRegion: Bool = false, inBackgroundArea: Bool = false,
    drawingsAreContent: Bool = true, findings: [ContentFinding] = []
  ) {
    (self.views, self.inRegion, self.inBackgroundArea) = (views, inRegion, inBackgroundArea)
    (self.drawingsAreContent, self.findings) = (drawingsAreContent, findings)
  }

  /// The views that nobody looked at.
  var remaining: [TouchedView] { Array(views[given...]) }

  mutating func next() -> TouchedView? {
    guard given < views.count else { return nil }
    given += 1
    return views[given - 1]
  }

  func drawingIsContent() -> Bool { drawingsAreContent }

  func regionContainsTouch() -> Bool {
    questions.region += 1
    return inRegion
  }

  func backgroundAreaContainsTouch() -> Bool {
    questions.backgroundArea += 1
    return inBackgroundArea
  }

  mutating func contentTest() -> ContentFinding {
    questions.content += 1
    let place = views[..<given].count { $0 == .hosting } - 1
    return findings.indices.contains(place)
      ? findings[place] : ContentFinding(isContent: false, strategy: .viewTree)
  }
}
