@_spi(Command) import TouchMap

/// The defects of a screen and their fixes, at the top of a stage.
struct VerdictMarkup {
  private let stage: PageStage
  /// The judged screen: of two the one after the change.
  private var shown: PageScreen { stage.second ?? stage.first }
  private var picture: TouchPicture { shown.picture }

  /// Further culprits are only in the list of findings. A choice.
  private static let mostCulprits = 4
  private static let mostFindings = 200

  init(_ stage: PageStage) { self.stage = stage }

  var text: String {
    let verdict = picture.verdict
    let fixed = verdict.culprits.firstIndex { $0.fix != nil }
    let culprits = verdict.culprits.prefix(Self.mostCulprits).enumerated().map { place, culprit in
      card(culprit, showsFix: stage.fixed != nil && place == fixed)
    }
    let told = Set(verdict.culprits.map(verdict.sentence))
    let rest = verdict.sentences.filter { !told.contains($0) }
    let className =
      verdict.isAllClear ? "culprit fine" : verdict.losesTaps ? "culprit" : "culprit unsure"
    let headline = rest.first.map { "<h3>\(MarkupText.escape($0))</h3>\n" } ?? ""
    let first =
      culprits.first
      ?? #"<div class="\#(className)">\#(headline)\#(Self.paragraphs(rest.dropFirst()))</div>"#
    let others = culprits.isEmpty ? "" : Self.paragraphs(rest)
    return #"<div class="verdict">"# + "\n" + change + first + "\n" + others
      + self.others(Array(culprits.dropFirst())) + findings + "</div>"
  }

  /// The effect of a change on the targets.
  private var change: String {
    guard let changes = stage.changes, changes.diff.isComparable else { return "" }
    let isFine = !changes.verdict.direction.isWorse && changes.verdict.unknown.isEmpty
    let className = isFine ? "culprit fine" : "culprit"
    let title = stage.isDifference ? #"<p class="side-name">After</p>"# + "\n" : ""
    let sentences = changes.verdict.sentences
    return #"<div class="\#(className)"><h3>\#(MarkupText.escape(sentences[0]))</h3>"# + "\n"
      + Self.paragraphs(sentences.dropFirst()) + "</div>\n" + title
  }

  private static func paragraphs(_ sentences: some Collection<String>) -> String {
    sentences.map { "<p>\(MarkupText.escape($0))</p>\n" }.joined()
  }

  /// The other culprits, away from the map.
  private func others(_ cards: [String]) -> String {
    guard !cards.isEmpty else { return "" }
    let count = picture.culprits.count - 1
    let rest = count - cards.count
    let more = rest > 0 ? "<p>And \(rest) more, listed in the findings.</p>" : ""
    // A few are seen at first glance.
    return """
      <details\(count <= 2 ? " open" : "")><summary>\
      \(Plural.text(count, "other takes", "others take")) touches from controls</summary>
      \(cards.joined(separator: "\n"))\(more)</details>

      """
  }

  private func card(_ culprit: Culprit, showsFix: Bool) -> String {
    let button = #"<p><button type="button" data-side="1">Show it with the fix</button></p>"#
    return """
      <div class="culprit">
      <h3>\(MarkupText.escape(picture.verdict.sentence(about: culprit)))</h3>
      \(fix(of: culprit))\(showsFix ? button : "")</div>
      """
  }

  private func fix(of culprit: Culprit) -> String {
    guard let fix = culprit.fix, let proof = picture.verdict.proof(of: culprit) else { return "" }
    let texts = fix.steps.map(MarkupText.escape)
    let result = #"<span class="proof">\#(MarkupText.escape(proof))</span>"#
    guard texts.count > 1 else {
      return #"<p class="fix"><b>Fix:</b> \#(texts.joined()) \#(result)</p>"# + "\n"
    }
    let items = texts.map { "<li>\($0)</li>" }.joined(separator: "\n")
    return """
      <div class="fix"><b>Fix, in \(texts.count) steps:</b>
      <ol>\(items)</ol>\(result)</div>

      """
  }

  /// The findings of the checks, the most serious first and those of one culprit together; the map
  /// shows their places.
  private var findings: String {
    LintSeverity.allCases.sorted(by: >).map { severity in
      let listed = picture.findings.filter { $0.rule != .dumpQuality && $0.severity == severity }
      return group("\(severity.rawValue.capitalized)s of touchmap lint", listed)
    }.joined()
  }

  private func group(_ title: String, _ findings: [LintFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    let groups = Dictionary(grouping: findings.prefix(Self.mostFindings), by: \.culprit)
      .sorted { ($1.value.count, $0.key?.index ?? -1) < ($0.value.count, $1.key?.index ?? -1) }
    let items = groups.flatMap { culprit, findings -> [String] in
      let name = culprit.map { shown.screen.spokenName(of: $0).text }
      let heading = name.map { "<li><h4>Because of \(MarkupText.escape($0))</h4></li>" }
      return (heading.map { [$0] } ?? []) + findings.map(item)
    }
    let rest = findings.count - Self.mostFindings
    let more = rest > 0 ? "<li>And \(rest) more; `touchmap lint` lists all.</li>" : ""
    return """
      <details><summary>\(title) (\(findings.count))</summary>
      <ul class="findings">\(items.joined(separator: "\n"))\(more)</ul>
      </details>

      """
  }

  private func item(_ finding: LintFinding) -> String {
    let place = shown.report.frames[finding.node]?.center.attribute ?? " disabled"
    let fix = finding.fix.map { " \($0)" } ?? ""
    return #"<li><button type="button"\#(place)>\#(MarkupText.escape(finding.message + "."))"#
      + "<small>\(MarkupText.escape(fix))</small></button></li>"
  }
}
