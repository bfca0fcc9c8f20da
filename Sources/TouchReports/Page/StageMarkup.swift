import TouchMap

/// A stage as HTML.
struct StageMarkup {
  private let stage: PageStage
  private let names: [String?]
  private var id: String { "s\(stage.number)" }
  private var picture: TouchPicture { stage.first.picture }

  /// The script shows rows beyond this number; `lint` shows further findings. A choice.
  private static let mostRows = 300

  init(_ stage: PageStage) {
    self.stage = stage
    names = stage.first.names
  }

  var text: String {
    guard stage.hasMap else { return withoutMap }
    let isDifference = stage.kind == .difference
    return """
      <section class="stage\(isDifference ? " diff" : "")" data-stage="\(stage.number)" \
      aria-labelledby="\(id)-title">
      <div class="intro">
      <h2 id="\(id)-title">\(MarkupText.escape(heading))</h2>
      \(evidence)
      \(stage.taps?.headline ?? "")\(VerdictMarkup(stage).text)
      <p><button type="button" data-do="issue" hidden>Copy for an issue</button></p>
      </div>
      <figure>
      \(canvas)
      \(isDifference ? "" : states)\(tools)
      </figure>
      <div class="legends">
      \(legend)
      </div>
      <div class="side">
      \(taps)\(changes)\(answer)
      \(isDifference ? states : "")\(search)
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
    let scenes = stage.screens.enumerated().map {
      SceneDrawing($1, id: stage.drawingName($0))
    }
    let changes = stage.kind == .supposed ? stage.changedPath : ""
    let names = isPair ? ["before", "after"] : [""]
    var panes = zip(scenes, names).map {
      $0.markup(className: $1, changes: changes, heat: stage.taps?.drawing)
    }
    if let diff = stage.changes, stage.kind == .difference {
      panes.insert(
        scenes[1].difference(stage.changedPath, marked: diff.verdict.marked), at: 1)
      let titles = [stage.names[0], "Difference", stage.names[1]]
      panes = zip(panes, titles).enumerated().map { place, pane in
        "<div><p class=\"side-name\">\(pane.1)</p>\n\(self.pane(pane.0, place, side: min(1, place)))</div>"
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
    let frame = stage.first.frame
    let lengths = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map(NumberText.text)
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
    if stage.second != nil {
      let isDifference = stage.kind == .difference
      let seen = isDifference ? 1 : 0
      let buttons = stage.names.enumerated().map { side, name in
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

  /// The meanings of the marks, of each state; where all are seen at once, one for all.
  private var legend: String {
    guard stage.kind == .difference, let verdict = stage.changes?.verdict else {
      return stage.screens.enumerated().map { side, screen in
        let of = stage.second == nil ? "" : ": \(stage.names[side])"
        let title = of.isEmpty ? "" : "<li><b>\(MarkupText.escape(stage.names[side]))</b></li>"
        let areas = screen.picture.legend.map {
          Self.entry($0.role, "\($0.role.meaning), \(Percentage.text($0.share))")
        }
        let marks = screen.picture.marks.map {
          Self.entry($0.mark, "\($0.mark.title.lowercased()): \(Plural.grouped($0.count))")
        }
        if let taps = stage.taps { return Self.legend(of, taps.legend + marks) }
        return Self.legend(of, [title] + areas + marks)
      }.joined(separator: "\n")
    }
    let roles = Set(stage.screens.flatMap(\.picture.legend).map(\.role))
    let marks = Set(
      stage.screens.flatMap(\.picture.marks).map(\.mark) + verdict.marked.map(\.mark))
    let changed = Self.entry(
      #"<path class="changed" d="M1 1H31V19H1Z"/>"#, "the touch goes to another view than before")
    return Self.legend(
      "",
      TouchRole.allCases.filter(roles.contains).map { Self.entry($0, $0.meaning) }
        + TargetMark.allCases.filter(marks.contains).map { Self.entry($0, $0.title.lowercased()) }
        + (stage.changedPath.isEmpty ? [] : [changed]))
  }

  private static func legend(_ of: String, _ entries: [String]) -> String {
    #"<ul class="legend" aria-label="Legend\#(MarkupText.escape(of))">\#(entries.joined())</ul>"#
  }

  private static func entry(_ role: TouchRole, _ text: String) -> String {
    entry(#"<rect class="region \#(role.rawValue)" width="32" height="20"/>"#, text)
  }

  private static func entry(_ mark: TargetMark, _ text: String) -> String {
    entry(mark.swatch(x: 2, y: 2, width: 28, height: 16), text)
  }

  private static func entry(_ swatch: String, _ text: String) -> String {
    #"<li><svg class="swatch" viewBox="0 0 32 20" aria-hidden="true">\#(swatch)</svg>"#
      + "<span>\(MarkupText.escape(text))</span></li>"
  }

  /// One word about how certain the map is, and its meaning.
  private var evidence: String {
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

  /// The targets that lost taps, and who got taps.
  private var taps: String {
    let places = stage.first.listed.places
    return stage.taps?.rows(culprits: picture.culpritNames) { places[$0.index] } ?? ""
  }

  private var changes: String {
    guard let diff = stage.changes else { return "" }
    guard stage.kind == .difference, diff.diff.isComparable else { return areas(of: diff) }
    return ChangeMarkup(stage.first.layout(of: diff.verdict.marked), diff.verdict).text
      + areas(of: diff)
  }

  /// The changed parts of the screen, the largest first.
  private func areas(of diff: DiffReport) -> String {
    let sentences = diff.sentences
    let items = zip(diff.diff.changes, sentences).prefix(100).map { change, sentence in
      let center = change.box.center
      return #"<li><button type="button" data-at="\#(NumberText.text(center.x)),"#
        + #"\#(NumberText.text(center.y))">\#(MarkupText.escape(sentence))</button></li>"#
    }
    let rest = sentences.count - 100
    let more = rest > 0 ? "<p>And \(rest) smaller changes.</p>" : ""
    return """
      <details\(stage.kind == .difference ? "" : " open")>\
      <summary>\(MarkupText.escape(diff.headline))</summary>
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
    case .exact: "Exact: the dump contains everything that UIKit asks for."
    case .geometric:
      "Geometric: the dump contains places, but not which views let touches fall through."
    case .assumed: "Assumed: something that decides is not in the dump."
    }
  }
}
