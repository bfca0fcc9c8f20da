import TouchMap

extension TapReport {
  /// Returns the summary as one HTML page that needs nothing from elsewhere: for each screen with
  /// taps a touch map with the places of the taps, which targets lost how many and to whom, and who
  /// got the rest.
  ///
  /// - Parameter file: The file of the taps; `nil` for standard input.
  package static func html(_ report: TapReport, file: String? = nil) -> String {
    let screens = report.tappedScreens
    let stages = screens.enumerated().map { number, screen in
      PageStage(number: number, report, screen: screen.place, screen.summary, file: file)
    }
    var notices = report.tally.skipped.map {
      "\(Plural.text($0.lines, "line is", "lines are")) no tap, the first is line \($0.first): "
        + "\($0.problem.wording)."
    }
    if screens.count != 1 { notices = report.summary.sentences + notices }
    return PageStage.page(
      stages, title: screens.map { report.screenName($0.place) }.joined(separator: ", "),
      heading: "Taps", notices: notices)
  }
}

/// The taps on a stage's screen.
struct TapMarkup {
  let summary: TapSummary
  /// The lines for an issue.
  let issue: [String]
  private let report: TapReport
  private let place: Int
  private let heat: HeatDrawing?
  /// More rows are left to JSON. A choice.
  private static let mostRows = 100

  init(_ report: TapReport, screen place: Int, _ summary: TapSummary, issue: [String]) {
    self.report = report
    self.place = place
    self.summary = summary
    self.issue = issue
    heat = report.tally.screens[place].places.map { HeatDrawing($0) }
  }

  /// The places of the taps, in screen points.
  var drawing: String { #"<g class="heat">\#(heat?.elements.joined() ?? "")</g>"# }

  /// What came of the taps, above what the map says.
  var headline: String {
    let sentences = summary.sentences.map(MarkupText.escape)
    let rest = sentences.dropFirst().map { "<p>\($0)</p>\n" }.joined()
    return #"<div class="culprit\#(summary.isAllClear ? " fine" : "")"><h3>\#(sentences[0])</h3>"#
      + "\n\(rest)</div>\n"
  }

  /// The meanings of the marks.
  var kinds: [String] {
    heat?.kinds.map { kind in
      StageLegend.entry(kind.element(Screen.Point(x: 16, y: 10), 8), kind.title.lowercased())
    } ?? []
  }

  /// The meanings of their sizes, in one entry.
  var sizes: [String] {
    guard let heat else { return [] }
    let steps = heat.steps.map { taps in
      let side = HeatDrawing.largest + 1
      let mark = heat.sample.element(Screen.Point(x: side, y: side), heat.radius(of: taps))
      let size = SVGNumber.text(2 * side)
      return #"<svg class="step" viewBox="0 0 \#(size) \#(size)" aria-hidden="true">\#(mark)"#
        + "</svg>\(Plural.grouped(taps))"
    }
    return [#"<li class="sizes">number of taps:\#(steps.joined())</li>"#]
  }

  /// The targets that lost taps, then who got the taps.
  ///
  /// - Parameters:
  ///   - culprits: The names of the culprits for which views swallow touches.
  ///   - places: The places of nodes in the page's facts.
  func rows(culprits: [Node.ID: String], _ places: (Node.ID) -> Int) -> String {
    let losses = summary.losses.map { loss in
      row(
        taps: loss.taps, loss.target.phrase, "went to \(summary.taker(of: loss))",
        #"data-lost="\#(places(loss.target.node))""#, at: loss.target.node)
    }
    let owners = summary.shares.map { share in
      let name = share.node.map { report.spokenName(of: $0, on: place) }
      let whole = share.node.flatMap { culprits[$0] }
      return row(
        taps: share.taps, (name ?? "no view") + (whole.map { $0 == name ? "" : " in \($0)" } ?? ""),
        share.reason.wording, #"data-got="\#(share.node.map(places) ?? -1)""#, at: share.node)
    }
    return [("Taps that a target lost", losses), ("Who got the taps", owners)].map { title, rows in
      StageLists.section(title, rows, most: Self.mostRows, "changes taps")
    }.joined()
  }

  private func row(
    taps: Int, _ name: String, _ note: String, _ taken: String, at node: Node.ID?
  ) -> String {
    let screen = report.tally.tapped[place].screen
    let at = node.flatMap(screen.frameInScreen)?.center.attribute ?? ""
    return #"<li><button type="button" \#(taken)\#(at)><b>\#(Plural.grouped(taps))</b> "#
      + "\(MarkupText.escape(name)) <small>\(MarkupText.escape(note))</small></button></li>"
  }
}
