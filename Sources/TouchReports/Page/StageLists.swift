@_spi(Command) import TouchMap

/// The lists beside a stage's map: what changed, the search with its rows, and what is
/// assumed.
struct StageLists {
  private let stage: PageStage
  private let names: [String?]
  private var id: String { stage.id }
  private var picture: TouchPicture { stage.first.picture }

  /// The script shows rows beyond this number; `lint` shows further findings. A choice.
  private static let mostRows = 300

  init(_ stage: PageStage) {
    self.stage = stage
    names = stage.first.names
  }

  var search: String {
    """
    <div class="search">
    <label for="\(id)-search">Search every view by name, class, identifier or label</label>
    <input id="\(id)-search" type="search" autocomplete="off" spellcheck="false">
    <p class="count" role="status"></p>
    </div>
    """
  }

  /// Returns a list under a title, with the number of the rows that are left out; nothing without
  /// rows.
  static func section(_ title: String, _ rows: [String], most: Int, _ className: String) -> String {
    guard !rows.isEmpty else { return "" }
    let rest = rows.count - most
    return """
      <section class="\(className)"><h3>\(title)</h3>
      <ul class="findings">\(rows.prefix(most).joined(separator: "\n"))</ul>\
      \(rest > 0 ? "<p>And \(Plural.grouped(rest)) more.</p>" : "")</section>

      """
  }

  /// The views that can be switched off, each with the effect of that on the targets.
  var switches: String {
    let rows = stage.states.enumerated().filter { $0.element.view != nil }.map { place, state in
      #"<li><button type="button" data-side="\#(stage.screens.count + place)" "#
        + #"aria-pressed="false">\#(MarkupText.escape(state.name))</button> "#
        + "<small>\(MarkupText.escape(state.changes.text))</small></li>"
    }
    guard !rows.isEmpty else { return "" }
    return """
      <details class="switches"\(rows.count < 5 ? " open" : "")>\
      <summary>Switch a view off (\(rows.count))</summary>
      <ul class="findings">\(rows.joined(separator: "\n"))</ul></details>

      """
  }

  /// The places of the regions that a view gets, the largest first.
  private var byArea: [Int] {
    let regions = picture.regions
    return regions.indices.filter { regions[$0].node != nil }
      .sorted { (regions[$1].area, $0) < (regions[$0].area, $1) }
  }

  var rows: [String] {
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
      let number = stage.first.layouts.number(ofGhost: place).map { "\($0) " } ?? ""
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

  var more: String {
    let rest = byArea.count - Self.mostRows
    return rest > 0
      ? "<noscript><p>And \(rest) smaller ones.</p></noscript>\n" : ""
  }

  var changes: String {
    guard let diff = stage.changes else { return "" }
    guard stage.isDifference, diff.diff.isComparable else { return areas(of: diff) }
    return ChangeMarkup(stage.first.layouts(of: diff.verdict.marked), diff.verdict).text
      + areas(of: diff)
  }

  /// The changed parts of the screen, the largest first.
  private func areas(of diff: DiffReport) -> String {
    let sentences = diff.sentences
    let side = stage.isDifference ? #" data-shows="1""# : ""
    let items = zip(diff.diff.changes, sentences).prefix(100).map { change, sentence in
      #"<li><button type="button"\#(side)\#(change.box.center.attribute)>"#
        + "\(MarkupText.escape(sentence))</button></li>"
    }
    let rest = sentences.count - 100
    let more = rest > 0 ? "<p>And \(rest) smaller changes.</p>" : ""
    return """
      <details\(stage.isDifference ? "" : " open")>\
      <summary>\(MarkupText.escape(diff.headline))</summary>
      <ul class="findings">\(items.joined(separator: "\n"))</ul>\(more)</details>

      """
  }

  /// What is assumed and what the reader of the dump noticed, of both dumps where there are two.
  var remarks: String {
    lists("Assumptions") { page in
      page.report.assumptions.map { page.screen.explanation(of: $0) }
    } + lists("Notes about the dump") { $0.screen.remarks() }
  }

  /// Sentences about the stage's dumps: those about both once, then those about each.
  private func lists(_ title: String, _ sentences: (PageScreen) -> [String]) -> String {
    let first = sentences(stage.first)
    guard stage.isDifference, let second = stage.second.map(sentences) else {
      return list(title, first)
    }
    let (old, new) = (Set(first), Set(second))
    let named = title.prefix(1).lowercased() + title.dropFirst()
    let names = stage.names
    return list("\(names[0]) and \(names[1].lowercased()): \(named)", first.filter(new.contains))
      + list("\(names[0]): \(named)", first.filter { !new.contains($0) })
      + list("\(names[1]): \(named)", second.filter { !old.contains($0) })
  }

  private func list(_ title: String, _ sentences: [String]) -> String {
    guard !sentences.isEmpty else { return "" }
    let most = 100
    let items = sentences.prefix(most).map { "<li>\(MarkupText.escape($0))</li>" }
    let rest = sentences.count - most
    let more = rest > 0 ? "<li>\(Plural.grouped(rest)) more of these kinds</li>" : ""
    return "<details><summary>\(title) (\(Plural.grouped(sentences.count)))</summary>\n"
      + "<ul>\(items.joined(separator: "\n"))\(more)</ul></details>\n"
  }
}

extension Screen.Point {
  /// The attribute by which a row of the page asks about the point.
  var attribute: String { #" data-at="\#(NumberText.text(x)),\#(NumberText.text(y))""# }
}
