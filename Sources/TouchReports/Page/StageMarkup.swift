import TouchMap

/// A stage as HTML.
struct StageMarkup {
  private let stage: PageStage
  /// The paths and rooms of each screen's regions.
  let drawings: [[RegionShape]]
  private let names: [String?]
  private var id: String { "s\(stage.number)" }
  private var picture: TouchPicture { stage.first.picture }

  /// More rows than these are left to the script, and more findings to `lint`. A choice.
  private static let mostRows = 300

  init(_ stage: PageStage) {
    self.stage = stage
    names = stage.first.names
    drawings = stage.screens.map(\.shapes)
  }

  var text: String {
    guard stage.hasMap else { return withoutMap }
    return """
      <section class="stage" data-stage="\(stage.number)" aria-labelledby="\(id)-title">
      <div class="intro">
      <h2 id="\(id)-title">\(MarkupText.escape(heading))</h2>
      \(evidence)
      \(VerdictMarkup(stage).text)
      <p><button type="button" data-do="issue" hidden>Copy for an issue</button></p>
      </div>
      <figure>
      \(canvas)
      \(states)\(tools)
      \(legend)
      </figure>
      <div class="side">
      \(answer)
      \(changes)\(search)
      <ul class="owners" id="\(id)-owners" aria-label="Blocked controls, then owners by area">
      \(rows.joined(separator: "\n"))
      </ul>
      \(more)\(remarks)
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
    </div>
    <div class="side">\(remarks)</div>
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
    return stage.first.report.facts + merged
  }

  private var canvas: String {
    let isPair = stage.second != nil
    var scenes: [String] = []
    for (side, screen) in stage.screens.enumerated() {
      let className = isPair ? ["before", "after"][side] : ""
      scenes.append(
        SceneDrawing(screen, drawings: drawings[side])
          .markup(className: className, changes: stage.isFix ? "" : stage.changedPath))
    }
    let frame = stage.first.screen.frame
    let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map(NumberText.text)
    return """
      <div class="canvas\(isPair ? " compare" : "")" tabindex="0" role="application" \
      aria-label="Touch map. The arrow keys move a crosshair that asks who gets a touch; plus and \
      minus zoom." aria-describedby="\(id)-title">
      \(scenes.joined(separator: "\n"))
      <svg class="marks" aria-hidden="true" \
      viewBox="\(lengths.joined(separator: " "))" width="\(lengths[2])" height="\(lengths[3])"></svg>
      </div>
      """
  }

  /// The states to choose from, and the slider for a screenshot.
  private var states: String {
    var sliders = ""
    if stage.second != nil {
      let buttons = stage.names.enumerated().map { side, name in
        #"<button type="button" data-side="\#(side)" aria-pressed="\#(side == 0)">"#
          + "\(MarkupText.escape(name))</button>"
      }
      sliders +=
        #"<div class="states" role="group" aria-label="What the map shows">"#
        + buttons.joined() + "</div>\n"
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

  /// The meanings of the marks, of each state.
  private var legend: String {
    stage.screens.enumerated().map { side, screen in
      let of = stage.second == nil ? "" : ": \(stage.names[side])"
      let title = of.isEmpty ? "" : "<li><b>\(MarkupText.escape(stage.names[side]))</b></li>"
      let entries = screen.picture.legend.map { entry in
        let role = entry.role
        return Self.entry(
          #"<rect class="region \#(role.rawValue)" width="22" height="16"/>"#,
          "\(role.meaning), \(Percentage.text(entry.share))")
      }
      let marks = screen.picture.marks.map { entry in
        Self.entry(
          entry.mark.swatch(x: 1, y: 1, width: 20, height: 14),
          "\(entry.mark.title.lowercased()): \(Plural.grouped(entry.count))")
      }
      return #"<ul class="legend" aria-label="Legend\#(MarkupText.escape(of))">"#
        + title + entries.joined() + marks.joined() + "</ul>"
    }.joined(separator: "\n")
  }

  private static func entry(_ swatch: String, _ text: String) -> String {
    #"<li><svg class="swatch" viewBox="0 0 22 16" aria-hidden="true">\#(swatch)</svg>"#
      + "<span>\(MarkupText.escape(text))</span></li>"
  }

  /// One word about how sure the map is, and what it means.
  private var evidence: String {
    guard stage.hasMap else { return "" }
    let report = stage.first.report
    let why = report.sentence.map { " \(MarkupText.escape($0))" } ?? ""
    return """
      <details class="evidence facts"><summary>\(MarkupText.escape(facts))</summary>
      <p>\(MarkupText.escape(report.certainty.evidence.meaning))\(why)</p></details>
      """
  }

  private var answer: String {
    """
    <section class="answer" aria-label="Answer about \(MarkupText.escape(heading)), \(stage.number + 1)">
    <h3>Who gets a tap?</h3>
    <p>Click or tap anywhere on the map.<span class="keys"> With keys: focus the map, arrows move \
    the crosshair, with Shift by one point; + and − zoom, 0 fits, L shows the layers, Escape \
    closes.</span></p>
    </section>
    """
  }

  private var search: String {
    """
    <div class="search">
    <label for="\(id)-search">Search every view by name, class, identifier or label</label>
    <input id="\(id)-search" type="search" autocomplete="off" spellcheck="false">
    <p class="count" role="status"></p>
    </div>
    """
  }

  /// The places of the regions that a view gets, the largest first.
  private var byArea: [Int] {
    let regions = picture.regions
    return regions.indices.filter { regions[$0].node != nil }
      .sorted { (regions[$1].area, $0) < (regions[$0].area, $1) }
  }

  private var rows: [String] {
    blockedRows
      + byArea.prefix(Self.mostRows).map { place in
        let region = picture.regions[place]
        let title = region.node.map { stage.first.screen.name(of: $0) } ?? ""
        return Self.row(
          region.role.rawValue, names[place] ?? "nobody", title,
          stage.first.report.share(of: region.area))
      }
  }

  /// The blocked controls, each with its number on the map.
  private var blockedRows: [String] {
    picture.blocked.prefix(Self.mostRows).enumerated().map { place, control in
      let number = stage.first.layout.number(ofGhost: place).map { "\($0) " } ?? ""
      let culprit = picture.culprits.first { $0.blocked.contains(place) }
      return Self.row(
        "ghost", number + control.name.text, stage.first.screen.name(of: control.node),
        culprit.map { "blocked by \($0.name.text)" } ?? "blocked")
    }
  }

  private static func row(
    _ dot: String, _ name: String, _ title: String, _ note: String
  ) -> String {
    #"<li role="listitem"><i class="dot \#(dot)" aria-hidden="true"></i>"#
      + "<b>\(MarkupText.escape(name)) <small>\(MarkupText.escape(title))</small></b>"
      + "<span>\(MarkupText.escape(note))</span></li>"
  }

  private var more: String {
    let rest = byArea.count - Self.mostRows
    return rest > 0
      ? "<noscript><p>And \(rest) smaller ones.</p></noscript>\n" : ""
  }

  private var changes: String {
    guard let diff = stage.changes else { return "" }
    let sentences = diff.sentences
    let items = zip(diff.diff.changes, sentences).prefix(100).map { change, sentence in
      let center = change.box.center
      return #"<li><button type="button" data-at="\#(NumberText.text(center.x)),"#
        + #"\#(NumberText.text(center.y))">\#(MarkupText.escape(sentence))</button></li>"#
    }
    let rest = sentences.count - 100
    let more = rest > 0 ? "<p>And \(rest) smaller changes.</p>" : ""
    return """
      <details open><summary>\(MarkupText.escape(diff.headline))</summary>
      <ul class="findings">\(items.joined(separator: "\n"))</ul>\(more)</details>

      """
  }

  private var remarks: String {
    let limit = 100
    let report = stage.first.report
    let sentences = report.assumptions.prefix(limit).map { report.screen.explanation(of: $0) }
    let rest = report.assumptions.count - limit
    return list("Assumptions", sentences + (rest > 0 ? ["\(rest) more of these kinds"] : []))
      + list("Notes about the dump", report.screen.remarks())
  }

  private func list(_ title: String, _ sentences: [String]) -> String {
    guard !sentences.isEmpty else { return "" }
    let items = sentences.map { "<li>\(MarkupText.escape($0))</li>" }.joined(separator: "\n")
    return
      "<details><summary>\(title) (\(sentences.count))</summary>\n<ul>\(items)</ul></details>\n"
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
    case .exact: "Exact: the dump tells everything that UIKit asks for."
    case .geometric: "Geometric: the dump tells places, and not what lets touches through."
    case .assumed: "Assumed: something that decides is not in the dump."
    }
  }
}
