import Fallthrough

/// Views at a touch with fixed answers to the costly questions, which are counted.
struct TouchedStack: Sendable {
  /// How often each question was asked.
  final class Questions: @unchecked Sendable {
    var region = 0
    var backgroundArea = 0
    var content = 0
    /// How many views were looked at.
    var views = 0
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

  init(
    views: [TouchedView], inRegion: Bool = false, inBackgroundArea: Bool = false,
    holders: Set<Int> = [], drawingsAreContent: Bool = true, findings: [ContentFinding] = []
  ) {
    self.holders = holders
    (self.views, self.inRegion, self.inBackgroundArea) = (views, inRegion, inBackgroundArea)
    (self.drawingsAreContent, self.findings) = (drawingsAreContent, findings)
  }

  /// The views that nobody looked at.
  var remaining: [TouchedView] { Array(views[questions.views...]) }

  /// What the rule says, which is told of the views as long as it wants more.
  func ruling(for surface: SurfaceFacts) -> (ruling: TouchRuling, view: Int?) {
    PassThroughRule.ruling(on: self, of: surface)
  }
}

extension TouchedStack: TouchFacts {
  /// The number of the region that no hosting view holds; the others have their holder's.
  static let freeRegion = 99

  /// The views are given by their places, from the front.
  func visitViews(_ visit: (Int) -> Bool) {
    questions.views = 0
    while questions.views < views.count {
      questions.views += 1
      if visit(questions.views - 1) { return }
    }
  }

  func kind(of view: Int) -> TouchedView { views[view] }

  func region() -> Int? {
    questions.region += 1
    return inRegion ? Self.freeRegion : nil
  }

  func region(heldBy host: Int) -> Int? { inRegion && holders.contains(host) ? host : nil }

  func isInBackgroundArea() -> Bool {
    questions.backgroundArea += 1
    return inBackgroundArea
  }

  func isContent(drawing: Int) -> Bool { drawingsAreContent }

  func finding(in host: Int) -> ContentFinding {
    questions.content += 1
    let place = views[..<host].count { $0 == .hosting }
    return findings.indices.contains(place)
      ? findings[place] : ContentFinding(isContent: false, strategy: .viewTree)
  }
}
