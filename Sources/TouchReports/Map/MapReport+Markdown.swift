import TouchMap

extension MapReport {
  /// Returns maps for an issue: which views take touches, from which targets, and the fix; how
  /// certain that is; the command that repeats it; and where the picture comes from.
  ///
  /// - Parameters:
  ///   - reports: The maps.
  ///   - arguments: The arguments, without the dump, that make a command show the same screens.
  package static func markdown(_ reports: [MapReport], arguments: [String] = []) -> String {
    reports.map { $0.issue(arguments: arguments).joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// The lines for an issue.
  func issue(arguments: [String]) -> [String] {
    let file = reported.file.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    var words = [file.map(ShellText.quoted) ?? "-"]
    if reported.count > 1 { words += ["--screen", "\(reported.number)"] }
    words += arguments.map(ShellText.quoted)
    let start = file == nil ? "touchmap demo --dump | " : ""
    let command = "\(start)touchmap map \(words.joined(separator: " ")) --output map.png"
    let verdict = picture.verdict
    let fixes = verdict.culprits.prefix(ScreenVerdict.mostNamed).compactMap { culprit in
      culprit.fix.map { "Fix: \($0.text) \(verdict.proof(of: culprit) ?? "")" }
    }
    let facts = (verdict.sentences + fixes).map(MarkdownText.escape)
    let about = [self.facts] + [certainty.sentence(on: screen)].compactMap { $0 }
    return ["**\(facts.first ?? "")**"] + facts.dropFirst().map { "- \($0)" }
      + about.map { "- \(MarkdownText.escape($0))" } + [
        "", "```sh",
        command.split(whereSeparator: \.isNewline).joined(separator: " "), "```", "",
        "Attach `map.png`, which that command draws.",
      ]
  }
}

extension DiffReport {
  /// The lines for an issue: what the change did, and the screen as it is now.
  var issue: [String] {
    let names = [before, after].map { side in
      ShellText.quoted(side.file?.split(separator: "/").last.map(String.init) ?? "-")
    }
    let command = ["touchmap diff"] + names + ["--format html --output change.html"]
    return ["**\(MarkdownText.escape(diff.isComparable ? verdict.text : headline))**"]
      + verdict.after.sentences.map { "- After: \(MarkdownText.escape($0))" }
      + (sentence.map { ["- \(MarkdownText.escape($0))"] } ?? [])
      + [
        "", "```sh",
        command.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " "),
        "```", "", "Attach `change.html`, which that command writes.",
      ]
  }
}
