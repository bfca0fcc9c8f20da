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
  mutating func ruling(for surface: SurfaceFacts) -> Ruling {
    PassThroughRule.ruling(on: &self, of: surface)
  }
}

extension TouchedStack: TouchFacts {
  /// A view by its place from the front, and a region by the place of the hosting view around it.
  typealias Ruling = TouchRuling<Int, Int?>

  mutating func nextView() -> (view: Int, kind: TouchedView)? {
    guard given < views.count else { return nil }
    given += 1
    return (given - 1, views[given - 1])
  }

  func region() -> Int?? {
    questions.region += 1
    return inRegion ? .some(nil) : nil
  }

  func region(heldBy host: Int) -> Int?? {
    guard inRegion, holders.contains(host) else { return nil }
    return host
  }

  func isInBackgroundArea() -> Bool {
    questions.backgroundArea += 1
    return inBackgroundArea
  }

  func isContent(_ drawing: Int) -> Bool { drawingsAreContent }

  func finding(in host: Int) -> ContentFinding {
    questions.content += 1
    let place = views[..<host].count { $0 == .hosting }
    return findings.indices.contains(place)
      ? findings[place] : ContentFinding(isContent: false, strategy: .viewTree)
  }
}
