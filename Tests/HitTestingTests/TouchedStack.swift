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
  mutating func ruling(for surface: SurfaceFacts) -> TouchRuling {
    PassThroughRule.ruling(on: &self, of: surface)
  }
}

extension TouchedStack: TouchFacts {
  /// The number of the region that no hosting view holds; the others have their holder's.
  static let freeRegion = 99

  mutating func show(to rule: inout PassThroughRule) -> TouchRuling? {
    while given < views.count {
      given += 1
      if let ruling = rule.ruling(on: views[given - 1], at: self) { return ruling }
    }
    return nil
  }

  func region() -> Int? {
    questions.region += 1
    return inRegion ? Self.freeRegion : nil
  }

  func heldRegion() -> Int? { inRegion && holders.contains(given - 1) ? given - 1 : nil }

  func isInBackgroundArea() -> Bool {
    questions.backgroundArea += 1
    return inBackgroundArea
  }

  func drawingIsContent() -> Bool { drawingsAreContent }

  func finding() -> ContentFinding {
    questions.content += 1
    let place = views[..<given].count { $0 == .hosting } - 1
    return findings.indices.contains(place)
      ? findings[place] : ContentFinding(isContent: false, strategy: .viewTree)
  }
}
