import TouchMap

/// The defects of a screen and their fixes, as the first thing on a stage.
struct VerdictMarkup {
  private let stage: PageStage
  private var picture: TouchPicture { stage.first.picture }

  /// More culprits than these are left to the list of findings. A choice.
  private static let mostCulprits = 4
  private static let mostFindings = 200

  init(_ stage: PageStage) { self.stage = stage }

  var text: String {
    let fixed = picture.culprits.firstIndex { $0.fix != nil }
    let culprits = picture.culprits.prefix(Self.mostCulprits).enumerated().map { place, culprit in
      card(culprit, canShowFix: stage.isFix && place == fixed)
    }
    let first = culprits.first ?? calm
    let limit = picture.limited.map { "<p>\($0.sentence)</p>\n" } ?? ""
    return #"<div class="verdict">"# + "\n" + first + "\n" + limit
      + others(Array(culprits.dropFirst())) + findings + "</div>"
  }

  /// The other culprits, out of the way of the map.
  private func others(_ cards: [String]) -> String {
    guard !cards.isEmpty else { return "" }
    let count = picture.culprits.count - 1
    let rest = count - cards.count
    let more = rest > 0 ? "<p>And \(rest) more; the findings tell.</p>" : ""
    return """
      <details><summary>\(Plural.text(count, "other takes", "others take")) touches from \
      controls</summary>
      \(cards.joined(separator: "\n"))\(more)</details>

      """
  }

  private func card(_ culprit: Culprit, canShowFix: Bool) -> String {
    let robbed = culprit.blocked.map { picture.blocked[$0] }
    let names = robbed.prefix(6).map(\.name.text).joined(separator: ", ")
    let rest = robbed.count > 6 ? " and \(robbed.count - 6) more" : ""
    let who =
      robbed.isEmpty
      ? ""
      : """
      <p><b>\(MarkupText.escape(picture.count(culprit.blocked))) blocked:</b> \
      \(MarkupText.escape(names + rest))</p>

      """
    return """
      <div class="culprit">
      <h3>\(MarkupText.escape(headline(of: culprit)))</h3>
      \(who)\(fix(of: culprit))\(canShowFix ? Self.button : "")</div>
      """
  }

  /// Moves the slider between the two maps; the script shows it.
  private static let button = #"<p><button type="button" data-do="fix" hidden></button></p>"#

  private func headline(of culprit: Culprit) -> String {
    let name = culprit.name.text
    guard culprit.share > 0 else { return "\(name) keeps touches from others" }
    return "\(name) swallows \(Percentage.text(culprit.share)) of the screen"
  }

  private func fix(of culprit: Culprit) -> String {
    guard let fix = culprit.fix else { return "" }
    let freed =
      fix.freed > 0
      ? "Tried on this screen: \(Plural.text(fix.freed, "control gets its", "controls get their"))"
        + " touches back."
      : "Tried on this screen: it takes less of it then."
    return """
      <p class="fix"><b>Fix:</b> \(MarkupText.escape(fix.text)) \
      <span class="proof">\(freed)</span></p>

      """
  }

  /// The text where no view swallows touches.
  private var calm: String {
    let count = number(of: .target) + number(of: .small)
    let small = number(of: .small)
    let remark = small > 0 ? " Too small, or too close to another: \(small)." : ""
    let sentence =
      count == 0
      ? "Nothing on this screen is known to act on touches."
      : "Nothing takes touches from the \(Plural.text(count, "target", "targets")) on this "
        + "screen.\(remark)"
    return #"<div class="culprit fine"><p>\#(MarkupText.escape(sentence))</p></div>"#
  }

  private func number(of role: TouchRole) -> Int {
    Set(picture.regions.filter { $0.role == role }.compactMap(\.node)).count
  }

  /// The findings of the checks, the most serious first and those of one culprit together; the map
  /// shows the place.
  private var findings: String {
    LintSeverity.allCases.sorted(by: >).map { severity in
      let listed = picture.findings.filter { $0.rule != .dumpQuality && $0.severity == severity }
      return group("\(severity.rawValue.capitalized)s", listed)
    }.joined()
  }

  private func group(_ title: String, _ findings: [LintFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    let groups = Dictionary(grouping: findings, by: \.culprit)
      .sorted { ($1.value.count, $0.key?.index ?? -1) < ($0.value.count, $1.key?.index ?? -1) }
    let items = groups.flatMap { culprit, findings -> [String] in
      let name = culprit.map { stage.first.screen.spokenName(of: $0).text }
      let heading = name.map { "<li><h4>Because of \(MarkupText.escape($0))</h4></li>" }
      return (heading.map { [$0] } ?? []) + findings.map(item)
    }
    let rest = findings.count - Self.mostFindings
    let more = rest > 0 ? "<li>And more; `touchmap lint` lists all.</li>" : ""
    return """
      <details><summary>\(title) (\(findings.count))</summary>
      <ul class="findings">\(items.prefix(Self.mostFindings).joined(separator: "\n"))\(more)</ul>
      </details>

      """
  }

  private func item(_ finding: LintFinding) -> String {
    let place =
      stage.first.report.frames[finding.node].map {
        " data-at=\"\(NumberText.text($0.center.x)),\(NumberText.text($0.center.y))\""
      } ?? " disabled"
    let fix = finding.fix.map { " \($0)" } ?? ""
    return #"<li><button type="button"\#(place)>\#(MarkupText.escape(finding.message + "."))"#
      + "<small>\(MarkupText.escape(fix))</small></button></li>"
  }
}
