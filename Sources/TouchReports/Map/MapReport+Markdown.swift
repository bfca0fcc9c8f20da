@_spi(Command) import TouchMap

extension MapReport {
  /// Returns maps for an issue: which views take touches, from which targets, and the fix; how
  /// certain that is; and the command that repeats it and draws the picture.
  ///
  /// - Parameters:
  ///   - reports: The maps.
  ///   - arguments: The arguments, without the dump, that make a command show the same screens.
  @_spi(Command) public static func markdown(_ reports: [MapReport], arguments: [String] = [])
    -> String
  {
    reports.map { $0.issue(arguments: arguments).joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// The lines for an issue.
  func issue(arguments: [String]) -> [String] {
    let command = reported.command("map", arguments: arguments)
    return IssueText(
      sentences: sentencesForIssue, command: command.start + command.end, file: "map.png"
    ).lines
  }

  /// The verdict, the fixes, and how certain that is.
  var sentencesForIssue: [String] {
    verdict.sentences + verdict.fixes + [IssueText.facts("\(reported.dumpName), \(facts)")]
      + [certainty.sentence(on: screen)].compactMap { $0 }
  }
}

extension DiffReport {
  /// The lines for an issue: what the change did, and the screen as it is now.
  var issue: [String] {
    let files = [before, after].map { ShellText.file($0.file) }.joined(separator: " ")
    let effect = diff.isComparable ? verdict.sentences : [headline]
    let now = verdict.after.sentences + verdict.after.fixes
    let dumps = "dumps \(before.lastName) and \(after.lastName)"
    let facts = IssueText.facts("\(dumps), evidence: \(certainty.evidence.rawValue)")
    let evidence = [facts, sentence].compactMap { $0 }
    return IssueText(
      sentences: effect + now.map { "After: \($0)" } + evidence,
      command: "touchmap diff \(files)", file: "change.html"
    ).lines
  }
}

extension ScreenVerdict {
  /// The fixes, each with its proof.
  fileprivate var fixes: [String] {
    culprits.prefix(Self.mostNamed).compactMap { culprit in
      culprit.fix.map { ($0.lines + [proof(of: culprit) ?? ""]).joined(separator: " ") }
    }
  }
}

extension ReportedScreen {
  /// The dump's file without its folder, and the number of the screen if it holds several.
  fileprivate var lastName: String {
    let name = lastPart ?? "built-in screen"
    return count > 1 ? "\(name), screen \(number) of \(count)" : name
  }

  /// The same, as the name of a dump.
  fileprivate var dumpName: String {
    [nil, DumpFile.standardInput].contains(file) ? lastName : "dump \(lastName)"
  }
}

/// A text for an issue: sentences, and the command that repeats them and writes a file to attach.
private struct IssueText {
  let sentences: [String]
  let command: String
  let file: String

  var lines: [String] {
    let command = (self.command + " --output \(file)").split(whereSeparator: \.isNewline)
    let facts = sentences.map(MarkdownText.escape)
    let origin = file.hasSuffix(".png") ? "Picture: `\(file)`, drawn" : "Page: `\(file)`, written"
    return ["**\(facts.first ?? "")**"] + facts.dropFirst().map { "- \($0)" } + [
      "", "\(origin) by this command:", "", "```sh", command.joined(separator: " "), "```",
    ]
  }

  /// What a maintainer needs to repeat it: the version, then the dumps with the evidence.
  static func facts(_ dumps: String) -> String { "touchmap \(TouchMapVersion.current), \(dumps)" }
}
