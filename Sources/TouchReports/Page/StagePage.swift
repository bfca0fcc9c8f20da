@_spi(Command) import TouchMap

/// A stage as one HTML page that needs no other files: the verdict, the map, the answer, the table
/// of the targets and the tree of the views.
struct StagePage {
  private let stage: Stage
  private let bar: VerdictBar
  private let art: [ScreenArt]

  init(_ stage: Stage) {
    self.stage = stage
    bar = stage.bar
    art = stage.hasMap ? stage.art : []
  }

  var html: String {
    var facts = StageFacts(stage, sheetOf: art.map(\.sheetOf))
    let json = stage.hasMap ? facts.json().line() : ""
    let frame = PageFrame(title: "\(bar.headline) · \(stage.heading)", hasScript: stage.hasMap)
    return frame.page(
      around: noscript + definitions + header + (stage.hasMap ? panes : withoutMap), data: json)
  }

  /// What readers without scripts get: all sentences, and the picture.
  private var noscript: String {
    let sentences = stage.sentences.map { "<p>\(MarkupText.escape($0))</p>" }.joined()
    return "<noscript>\(sentences)</noscript>\n"
  }

  private var definitions: String {
    let clips = art.map(\.definitions).joined()
    let cuts = """
      <clipPath id="cutA"><rect id="cutAr" x="-9999" y="-9999" width="99999" height="99999"/>\
      </clipPath><clipPath id="cutB"><rect id="cutBr"/></clipPath>
      """
    let drawn = ArtStyle.definitions(and: clips + PageIcons.patterns + cuts)
    return """
      <svg width="0" height="0" aria-hidden="true" class="defs" id="defs">\(PageIcons.symbols)\(drawn)</svg>

      """
  }

  private var sign: String { bar.tone.state.rawValue }

  private var header: String {
    let extras = bar.extras.map { " · \(MarkupText.escape($0))" }.joined()
    let about = [stage.heading, stage.main.report.facts].map(MarkupText.escape)
      .joined(separator: " · ")
    let hasNone = stage.change == nil && stage.main.table.findings == 0
    let steps =
      stage.hasMap
      ? Self.steps(isHidden: hasNone) : ""
    return """
      <header class="bar \(bar.tone.rawValue)" id="bar" data-sign="\(sign)">
      <svg class="i" aria-hidden="true"><use href="#i-\(sign)"/></svg>
      <div class="say"><h1>\(MarkupText.escape(bar.headline))<span>\(extras)</span></h1>
      <p class="note">\(about)</p></div>
      \(evidence)
      \(steps)
      </header>
      \(stage.notices.map { "<p class=\"notice\">\(MarkupText.escape($0))</p>" }.joined())
      <p class="notice" id="stale" role="alert" hidden>\(StageWords.stale)</p>

      """
  }

  /// How certain it is, and why: also whether the headline rests on what is assumed.
  private var evidence: String {
    let report = stage.main.report
    let evidence = report.certainty.evidence
    let word = evidence.rawValue.prefix(1).uppercased() + evidence.rawValue.dropFirst()
    let others = stage.sides.flatMap(\.report.reported.otherWindows).prefix(2)
    let lines =
      [bar.because.map { "Probably: \($0)" } ?? report.sentence, evidence.meaning]
      .compactMap { $0 } + stage.remarks + others
    return """
      <div class="chipbox"><button type="button" class="chip \(evidence.rawValue)" \
      aria-label="Evidence: \(evidence.rawValue)" aria-describedby="because">\
      <svg class="i \(evidence == .exact ? "works" : "unknown")" aria-hidden="true">\
      <use href="#i-\(evidence == .exact ? "works" : "unknown")"/></svg>\
      <span class="word">\(word)</span></button>\
      <div class="pop" id="because" role="tooltip">\
      \(lines.map { "<p>\(MarkupText.escape($0))</p>" }.joined())</div></div>
      """
  }

  private static func steps(isHidden: Bool) -> String {
    """
    <div class="steps" id="steps" role="group" aria-label="Findings, worst first"\(isHidden ? " hidden" : "")>\
    <button type="button" id="prev" aria-label="Previous finding" aria-keyshortcuts="K" \
    title="Previous (K)"><svg class="i" aria-hidden="true"><use href="#i-prev"/></svg></button>\
    <output id="where"></output><button type="button" id="next" aria-label="Next finding" \
    aria-keyshortcuts="J" title="Next (J)"><svg class="i" aria-hidden="true">\
    <use href="#i-next"/></svg></button></div>
    """
  }

  private var panes: String {
    """
    <main class="panes">
    <section class="map" aria-label="Map">
    <div class="maphead"><div id="compare"><div class="seg" id="states" \
    role="radiogroup" aria-label="Which state the map shows"></div></div>\
    <div class="chips" id="fixes" role="group" aria-label="Fixes to show" hidden></div></div>
    <div class="stage" id="stage" tabindex="0" role="application" aria-label="Screen. Arrow keys \
    move the crosshair, with Shift by one point; plus and minus zoom, L shows the layers">
    <p class="effect" id="effect" role="status" hidden></p>
    <div class="cam" id="cam"><div class="scene" id="scene" data-radius="\(radius)">\(scene)</div></div>
    <button type="button" class="knob" id="knob" role="slider" aria-label="Divider between the two \
    states" aria-valuemin="0" aria-valuemax="100" aria-valuenow="100"><svg class="i" \
    aria-hidden="true"><use href="#i-both"/></svg></button>
    <div class="stack" id="stack" role="group" aria-label="Sheets, front first" hidden></div>
    <div class="tip" id="tip" hidden></div>
    </div>
    \(foot)
    </section>
    <section class="mid" aria-label="Answer and targets">
    <article class="answer" id="answer" aria-label="Answer" tabindex="0"></article>
    <section class="targets" aria-label="Targets">
    <div class="sift"><div class="seg" id="filter" role="radiogroup" \
    aria-label="Which targets the table shows"></div><button type="button" id="views" \
    aria-pressed="false">Views</button><input class="find" id="find" type="search" \
    placeholder="Find a target or view" aria-label="Find a target or view" \
    aria-keyshortcuts="/" title="Find (/)"></div>
    <div class="rows" id="rows" tabindex="0" role="region" aria-label="Table of targets"></div>
    </section>
    </section>
    <nav class="tree" id="tree" aria-label="Views"></nav>
    </main>
    <div class="hush" id="live" aria-live="polite"></div>
    """
  }

  private var foot: String {
    let shot =
      stage.underlay == nil
      ? ""
      : #"<input type="range" id="shot" min="0" max="100" value="60" "#
        + #"aria-label="How much of the screenshot shows" title="Screenshot">"#
    return """
      <div class="mapfoot"><button type="button" id="layers" aria-pressed="false" \
      aria-keyshortcuts="L" title="Layers (L)"><svg class="i" aria-hidden="true">\
      <use href="#i-layers"/></svg>Layers</button><input type="range" id="spread" min="0" max="260" \
      value="180" aria-label="Distance of the sheets" hidden>\(shot)<span id="gap"></span>\
      <button type="button" id="out" class="bare" aria-label="Zoom out" title="Zoom out (-)">−\
      </button><output id="zoom" class="num" aria-label="Zoom"></output><button type="button" \
      id="in" class="bare" aria-label="Zoom in" title="Zoom in (+)">+</button>\
      <button type="button" id="fit" class="bare" aria-keyshortcuts="0" title="Fit (0)">Fit</button>\
      </div>
      """
  }

  private var radius: String { SVGNumber.text(art.last?.radius ?? 0) }

  /// The sheets of all sides, back to front, and over them what is chosen.
  private var scene: String {
    let frame = stage.frame
    let numbers = frame.numbers.map(NumberText.text)
    func svg(_ content: String) -> String {
      #"<svg class="art" viewBox="\#(numbers.joined(separator: " "))" width="\#(numbers[2])" "#
        + #"height="\#(numbers[3])" aria-hidden="true">\#(content)</svg>"#
    }
    let shell = #"<div class="shell \#(shellClass)"></div>"#
    var number = 0
    let sheets = art.enumerated().flatMap { side, art in
      art.drawn.map { sheet in
        defer { number += 1 }
        return #"<div class="sheet" data-sheet="\#(number)" data-side="\#(side)">"#
          + (number == 0 ? shell : "")
          + svg(
            #"<g class="a" clip-path="url(#cutA)">"#
              + sheet.svg(id: art.id, underlay: stage.underlay) + "</g>") + "</div>"
      }
    }
    return sheets.joined(separator: "\n")
      + #"<div class="sheet top">\#(svg(#"<g id="marks"></g>"#))</div>"#
  }

  private var shellClass: String {
    guard let radius = art.last?.radius else { return "r4" }
    return radius >= 40 ? "r45" : radius >= 10 ? "r14" : "r4"
  }

  private var withoutMap: String {
    let facts = MarkupText.escape(stage.main.report.facts)
    let sentences = stage.sentences.map { "<p>\(MarkupText.escape($0))</p>" }.joined()
    return
      #"<main class="nomap"><p>There is no map of this screen: \#(facts).</p>\#(sentences)</main>"#
  }
}

extension Stage {
  /// All that the verdict says.
  var sentences: [String] {
    let effect = change.map { $0.diff.isComparable ? $0.verdict.sentences : [$0.headline] } ?? []
    let verdict = main.report.verdict
    let fixes = verdict.culprits.compactMap { culprit in
      culprit.fix.map { ($0.lines + [verdict.proof(of: culprit) ?? ""]).joined(separator: " ") }
    }
    return effect + verdict.sentences + fixes
  }

  /// What the reader of the dump noted.
  var remarks: [String] { sides.flatMap { $0.report.screen.remarks().prefix(20) } }
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
