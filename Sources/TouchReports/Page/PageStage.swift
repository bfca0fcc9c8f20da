import TouchMap

/// A section of a page: one screen, or two to compare.
struct PageStage {
  let number: Int
  /// The screen, or the one before a change.
  let first: PageScreen
  /// The screen after the change.
  var second: PageScreen?
  /// The names of the two screens.
  var names = ["Before", "After"]
  /// The parts with another owner on the second screen.
  var changes: DiffReport?
  /// What the second screen is: the first with the fix that was tried or with an assumption, in its
  /// place; or another screen beside it, with the difference.
  var kind = Kind.supposed
  /// The taps on the screen.
  var taps: TapMarkup?

  enum Kind {
    case fix, supposed, difference
  }

  /// Screens of up to this number of views show a fix, because it doubles the page. A choice.
  private static let mostViewsWithFix = 20_000

  var screens: [PageScreen] { [first] + (second.map { [$0] } ?? []) }

  /// Whether there is an area to draw and to ask about.
  var hasMap: Bool { screens.allSatisfy { !$0.report.partition.regions.isEmpty } }

  /// Shows a screen; if there are suppositions, with the dump's screen beside it.
  init(number: Int, _ screen: PageScreen) {
    self.number = number
    var reported = screen.report.reported
    guard let dumped = reported.dumped else {
      first = screen
      addFix()
      return
    }
    reported.screen = dumped
    let before = MapReport(reported, configuration: screen.report.configuration)
    first = PageScreen(before, underlay: screen.underlay)
    second = screen
    names = ["As it is", "With the change"]
    changes = DiffReport(from: reported, to: screen.report.reported, rules: before.survey.rules)
  }

  /// Adds the result of the first proven fix beside the screen.
  private mutating func addFix() {
    let fixes = first.picture.culprits.lazy.compactMap(\.fix)
    guard let fix = fixes.first, first.screen.nodes.count <= Self.mostViewsWithFix else { return }
    var reported = first.report.reported
    reported.screen = reported.screen.applying(fix)
    let after = MapReport(reported, configuration: first.report.configuration)
    second = PageScreen(after, underlay: first.underlay, arguments: first.arguments)
    names = ["As it is", "With the fix"]
    kind = .fix
  }

  /// Shows two screens and the changes between them.
  init(number: Int, _ diff: DiffReport) {
    self.number = number
    let frame = diff.before.screen.frame.union(diff.after.screen.frame)
    first = PageScreen(MapReport(diff.before), in: frame, space: PageScreen.oneOfThree)
    second = PageScreen(MapReport(diff.after), in: frame, space: PageScreen.oneOfThree)
    changes = diff
    kind = .difference
  }

  /// Shows a screen with the taps on it.
  init(number: Int, _ report: TapReport, screen place: Int, _ summary: TapSummary, file: String?) {
    self.number = number
    let map = report.map(ofScreen: place)
    first = PageScreen(map)
    taps = TapMarkup(report, screen: place, summary, issue: report.issue(summary, map, file: file))
  }

  /// The name of the stage's elements in the page.
  var id: String { "s\(number)" }
  /// The name of a screen's drawing in the page.
  func drawingName(_ side: Int) -> String { "\(id)-\(side)" }

  /// The lines for an issue: about the change where there are two dumps.
  private var issue: String {
    if let taps { return taps.issue.joined(separator: "\n") }
    guard kind == .difference, let changes else { return first.issue }
    return changes.issue.joined(separator: "\n")
  }

  static func page(
    _ stages: [PageStage], title: String, heading: String = "Touch map", notices: [String] = []
  ) -> String {
    var content = notices.map { "<p class=\"notice\">\(MarkupText.escape($0))</p>\n" }.joined()
    content += #"<p class="notice" id="link-notice" role="alert"></p>"# + "\n"
    content +=
      #"<svg class="patterns" aria-hidden="true"><defs>"# + Palette.patterns()
      + TargetMark.symbols + "</defs></svg>\n"
    var data: [String] = []
    for stage in stages {
      var parts: [JSON] = []
      let markup = StageMarkup(stage)
      for (side, screen) in stage.screens.enumerated() where stage.hasMap {
        var facts = ScreenFacts(screen, id: stage.drawingName(side))
        parts.append(facts.json())
      }
      data.append(
        JSON.object([
          ("names", .array(stage.names.map { .string($0) })), ("issue", .string(stage.issue)),
          ("screens", .array(parts)),
        ]).line())
      content += markup.text + "\n"
    }
    let frame = PageFrame(title: "\(title) - touch map", heading: heading)
    return frame.page(around: content, data: data)
  }
}
