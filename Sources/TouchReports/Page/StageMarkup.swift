@_spi(Command) import TouchMap

/// A stage as HTML.
struct StageMarkup {
  private let stage: PageStage
  private let lists: StageLists
  private var id: String { stage.id }
  private var picture: TouchPicture { stage.first.picture }

  init(_ stage: PageStage) {
    self.stage = stage
    lists = StageLists(stage)
  }

  var text: String {
    guard stage.hasMap else { return withoutMap }
    let isDifference = stage.isDifference
    return """
      <section class="stage\(isDifference ? " diff" : "")" data-stage="\(stage.number)" \
      aria-labelledby="\(id)-title">
      <div class="intro">
      <h2 id="\(id)-title">\(MarkupText.escape(heading))</h2>
      \(evidence)
      \(VerdictMarkup(stage).text)
      <p><button type="button" data-do="issue" hidden>Copy for an issue</button></p>
      </div>
      <figure>
      \(canvas)
      \(isDifference ? "" : states)\(tools)
      </figure>
      <div class="legends">
      \(StageLegend(stage).text)
      </div>
      <div class="side">
      \(answer)\(lists.changes)\(lists.switches)
      \(isDifference ? states : "")\(lists.search)
      <ul class="owners" id="\(id)-owners" aria-label="Blocked controls, then owners by area">
      \(lists.rows.joined(separator: "\n"))
      </ul>
      \(lists.more)\(lists.remarks)
      </div>
      \(layers)
      </section>
      """
  }

  /// For a screen without area there is no map, and no point to ask about.
  private var withoutMap: String {
    """
    <section class="stage empty" aria-labelledby="\(id)-title">
    <div class="intro">
    <h2 id="\(id)-title">\(MarkupText.escape(heading))</h2>
    <p class="notice">There is no map of this screen: \(MarkupText.escape(facts)).</p>
    \(VerdictMarkup(stage).text)
    </div>
    <div class="legends">
    \(StageLegend(stage).text)
    </div>
    <div class="side">\(lists.remarks)</div>
    </section>
    """
  }

  private var heading: String {
    let headings = stage.screens.map(\.report.reported.heading)
    guard headings.count == 2, headings[0] != headings[1] else { return headings[0] }
    return headings.joined(separator: " → ")
  }

  private var facts: String {
    let merged =
      picture.regions.count > SceneDrawing.mostInShape * 10
      ? "; \(picture.regions.count) regions are drawn together in shapes of up to "
        + "\(SceneDrawing.mostInShape), each can be asked and found" : ""
    return weakest.facts + merged
  }

  private var canvas: String {
    let isPair = stage.names.count > 1
    let scenes = stage.screens.enumerated().map {
      SceneDrawing($1, id: stage.drawingName($0))
    }
    let changes = stage.isDifference ? "" : stage.changedPath
    let names = isPair ? ["before", "after"] : [""]
    var panes = zip(scenes, names).map { $0.markup(className: $1, changes: changes) }
    let last = stage.drawingName(panes.count - 1)
    panes += stage.states.map { state in
      SceneDrawing(state.screen, id: state.drawingName(over: last)).markup(over: last, state)
    }
    if let diff = stage.changes, stage.isDifference {
      panes.insert(scenes[1].difference(stage.changedPath, marked: diff.verdict.marked), at: 1)
      let titles = [stage.names[0], "Difference", stage.names[1]]
      panes = zip(panes, titles).enumerated().map { place, pane in
        "<div><p class=\"side-name\">\(pane.1)</p>\n"
          + self.pane(pane.0, place, side: min(1, place)) + "</div>"
      }
    } else {
      panes = [pane(panes.joined(separator: "\n"), 0)]
    }
    return """
      <div class="canvas\(isPair ? " compare" : "")" tabindex="0" role="application" \
      aria-label="Touch map. The arrow keys move a crosshair that asks who gets a touch; plus and \
      minus zoom." aria-describedby="\(id)-title">
      \(panes.joined(separator: "\n"))
      </div>
      """
  }

  /// Drawings over one another, with what the script marks on them: all panes show the same.
  private func pane(_ scenes: String, _ place: Int, side: Int? = nil) -> String {
    let lengths = stage.first.frame.numbers.map(NumberText.text)
    let marks =
      place == 0 ? #"<g class="drawn" id="\#(id)-marks"></g>"# : ##"<use href="#\##(id)-marks"/>"##
    let sideData = side.map { #" data-shows="\#($0)""# } ?? ""
    return """
      <div class="pane"\(sideData)>
      \(scenes)
      <svg class="marks" aria-hidden="true" viewBox="\(lengths.joined(separator: " "))" \
      width="\(lengths[2])" height="\(lengths[3])">\(marks)</svg>
      </div>
      """
  }

  /// The states to choose from, and the slider for a screenshot.
  private var states: String {
    var sliders = ""
    let sides = stage.screens.count + (stage.fixed == nil ? 0 : 1)
    if stage.names.count > 1 {
      let isDifference = stage.isDifference
      let seen = isDifference ? 1 : 0
      let buttons = stage.names.prefix(sides).enumerated().map { side, name in
        #"<button type="button" data-side="\#(side)" aria-pressed="\#(side == seen)">"#
          + "\(MarkupText.escape(name))</button>"
      }
      let title = isDifference ? "Answer and list are about the screen" : "What the map shows"
      sliders +=
        #"<div class="states" role="group" aria-label="\#(title)">"#
        + (isDifference ? "<span>\(title)</span>" : "") + buttons.joined() + "</div>\n"
    }
    if stage.first.underlay != nil {
      sliders += """
        <div class="slider"><span>Map</span>\
        <input type="range" class="strength" min="0" max="100" value="60" \
        aria-label="How much of the screenshot shows through"><span>Screenshot</span></div>

        """
    }
    return sliders
  }

  private var tools: String {
    """
    <div class="tools" role="group" aria-label="View" hidden>
    <button type="button" data-do="in" aria-label="Zoom in">+</button>
    <button type="button" data-do="out" aria-label="Zoom out">−</button>
    <button type="button" data-do="fit">Fit</button>
    <button type="button" data-do="layers">Layers here</button>
    </div>
    """
  }

  /// The reports that the page is about: two of a difference.
  private var reports: [MapReport] {
    stage.isDifference ? stage.screens.map(\.report) : [stage.first.report]
  }

  /// The least certain of them.
  private var weakest: MapReport {
    reports.max { $0.certainty.evidence < $1.certainty.evidence } ?? stage.first.report
  }

  /// One word about how certain the maps are, its meaning, and the reason for each map.
  private var evidence: String {
    let reasons = zip(reports, stage.names).compactMap { report, name in
      report.sentence.map { (reports.count > 1 ? name + ": " : "") + $0 }
    }
    let others = reports.flatMap(\.reported.otherWindows).prefix(2)
    let lines = [weakest.certainty.evidence.meaning] + reasons + others
    return """
      <details class="evidence facts"><summary>\(MarkupText.escape(facts))</summary>
      <p>\(lines.map(MarkupText.escape).joined(separator: "<br>"))</p></details>
      """
  }

  private var answer: String {
    """
    <section class="answer" \
    aria-label="Answer about \(MarkupText.escape(heading)), \(stage.number + 1)">
    <h3>Who gets a tap?</h3>
    <p>Click or tap anywhere on the map.<span class="keys"> With keys: focus the map, arrows move \
    the crosshair, with Shift by one point; + and − zoom, 0 fits, L shows the layers, Escape \
    closes.</span></p>
    </section>
    """
  }

  private var layers: String {
    """
    <dialog class="layers" aria-label="Layers at the point, from the front to the back">
    <button type="button" class="close" aria-label="Close">×</button>
    <h3>Layers at the point</h3>
    <p role="status"></p>
    <svg role="img" aria-label="The views at the point, pulled apart in depth"></svg>
    <ol></ol>
    </dialog>
    """
  }
}

extension Evidence {
  /// What the word means, in a sentence.
  fileprivate var meaning: String {
    switch self {
    case .exact: "Exact: the dump contains everything that UIKit asks for in its windows."
    case .geometric:
      "Geometric: the dump contains places, but not which views let touches fall through."
    case .assumed: "Assumed: something that decides is not in the dump."
    }
  }
}
