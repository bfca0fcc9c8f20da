@_spi(Command) import TouchMap

/// A section of a page: one screen, or two to compare.
struct PageStage {
  let number: Int
  /// The screen, or the one before a change.
  let first: PageScreen
  /// The screen after the change.
  var second: PageScreen?
  /// The names of the screens, then of the states.
  private(set) var names = ["As it is"]
  /// What becomes of the last screen by one change: by the fix that was tried, or without a view.
  private(set) var states: [PageState] = []
  /// The parts with another owner on the second screen.
  var changes: DiffReport?
  /// The path around the changed parts; empty if there are none.
  var changedPath: String {
    changes?.diff.changes.map { RegionDrawing($0.polygons).pathData }.joined() ?? ""
  }
  /// Whether the second screen is another one beside the first, with the difference, and not the
  /// first with an assumption, in its place.
  private(set) var isDifference = false

  var screens: [PageScreen] { [first] + (second.map { [$0] } ?? []) }
  /// The screens and their states, in the order of their names.
  var shown: [PageScreen] { screens + states.map(\.screen) }
  /// The state with the fix, for which the card has a button.
  var fixed: PageState? { states.first { $0.view == nil } }

  /// Whether there is an area to draw and to ask about.
  var hasMap: Bool { screens.allSatisfy { !$0.report.partition.regions.isEmpty } }

  /// Shows a screen; if there are suppositions, with the dump's screen beside it.
  init(number: Int, _ screen: PageScreen) {
    self.number = number
    var reported = screen.report.reported
    if let dumped = reported.dumped {
      reported.screen = dumped
      let before = MapReport(reported, configuration: screen.report.configuration)
      first = PageScreen(before, underlay: screen.underlay)
      second = screen
      names.append("With the change")
      changes = DiffReport(from: reported, to: screen.report.reported, rules: before.survey.rules)
    } else {
      first = screen
    }
    if hasMap { states = PageState.all(of: screen, withFix: second == nil) }
    names += states.map(\.name)
  }

  /// Shows two screens and the changes between them.
  init(number: Int, _ diff: DiffReport) {
    self.number = number
    let frame = diff.before.screen.frame.union(diff.after.screen.frame)
    first = PageScreen(MapReport(diff.before), in: frame, space: PageScreen.oneOfThree)
    second = PageScreen(MapReport(diff.after), in: frame, space: PageScreen.oneOfThree)
    changes = diff
    names = ["Before", "After"]
    isDifference = true
  }

  /// The name of the stage's elements in the page.
  var id: String { "s\(number)" }
  /// The name of a screen's drawing in the page.
  func drawingName(_ side: Int) -> String { "\(id)-\(side)" }

  /// The lines for an issue: about the change where there are two dumps.
  private var issue: String {
    guard isDifference, let changes else { return first.issue }
    return changes.issue.joined(separator: "\n")
  }

  /// The facts for the script, of the last screen with those that differ in each state.
  private var facts: [JSON] {
    guard hasMap else { return [] }
    return screens.enumerated().map { side, screen in
      var facts = ScreenFacts(screen, id: drawingName(side))
      return facts.json(states: side == screens.count - 1 ? states : [])
    }
  }

  static func page(
    _ stages: [PageStage], title: String, heading: String = "Touch map", notices: [String] = []
  ) -> String {
    var content = notices.map { "<p class=\"notice\">\(MarkupText.escape($0))</p>\n" }.joined()
    content += #"<p class="notice" id="link-notice" role="alert"></p>"# + "\n"
    content +=
      #"<svg class="patterns" aria-hidden="true"><defs>"# + Palette.patterns()
      + TargetMark.symbols + "</defs></svg>\n"
    let data = stages.map { stage in
      JSON.object([
        ("names", .array(stage.names.map { .string($0) })), ("issue", .string(stage.issue)),
        ("screens", .array(stage.facts)),
      ]).line()
    }
    content += stages.map { StageMarkup($0).text + "\n" }.joined()
    let frame = PageFrame(title: "\(title) - touch map", heading: heading)
    return frame.page(around: content, data: data)
  }
}
