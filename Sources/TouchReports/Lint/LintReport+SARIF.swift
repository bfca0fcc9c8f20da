import Foundation
@_spi(Command) import TouchMap

extension LintReport {
  /// Returns reports as SARIF 2.1.0 for code scanning: one run with a result for each cause, each
  /// at its line of the dump; the other views that it affects are related locations.
  @_spi(Command) public static func sarif(_ reports: [LintReport]) -> String {
    let rules = LintRule.allCases.map { rule in
      JSON.object([
        ("id", .string(rule.rawValue)), ("shortDescription", text(rule.summary)),
        ("helpUri", .string("\(TouchMapVersion.linting)#\(rule.rawValue)")),
        ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
      ])
    }
    let driver = JSON.object([
      ("name", .string("touchmap")), ("semanticVersion", .string(TouchMapVersion.current)),
      ("informationUri", .string(TouchMapVersion.linting)), ("rules", .array(rules)),
    ])
    let run = JSON.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(reports.flatMap { report in report.causes.map(report.result) })),
    ])
    return JSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .array([run])),
    ]).text()
  }

  /// A message in which no text from outside becomes a link.
  ///
  /// > Source: SARIF 2.1.0, section 3.11.6: a link is `[text](destination)`, and a backslash
  /// > escapes a bracket.
  private static func text(_ value: String) -> JSON {
    let escaped = value.unicodeScalars.reduce(into: "") { text, scalar in
      if ["[", "]", "\\"].contains(scalar) { text.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return .object([("text", .string(escaped))])
  }

  private func result(_ cause: Cause) -> JSON {
    let finding = cause.finding
    let related = cause.others.map(location)
    let index = LintRule.allCases.firstIndex(of: finding.rule) ?? 0
    return .object(
      [
        ("ruleId", .string(finding.rule.rawValue)), ("ruleIndex", .integer(index)),
        ("level", .string(finding.severity.rawValue)),
        ("message", Self.text(sentence(of: cause))),
        ("locations", .array([location(of: finding)])),
      ] + (related.isEmpty ? [] : [("relatedLocations", .array(related))]) + [
        ("partialFingerprints", .object([("touchmapFinding/v1", .string(finding.fingerprint))])),
        ("properties", .object(finding.certainty.members(on: lint.screen))),
      ])
  }

  private func location(of finding: LintFinding) -> JSON {
    let region = JSON.object([("startLine", .integer(line(of: finding)))])
    let place = JSON.object([
      ("artifactLocation", .object([("uri", .string(uri))])), ("region", region),
    ])
    let node = lint.screen.nodes[finding.node]
    let name = JSON.object([("fullyQualifiedName", .string(node.className))])
    return .object([("physicalLocation", place), ("logicalLocations", .array([name]))])
  }

  /// The file as a reference relative to the working folder, or as a `file:` URI.
  private var uri: String {
    guard let file = reported.file else { return "built-in" }
    guard file != DumpFile.standardInput else { return "stdin" }
    if file.hasPrefix("/") { return URL(fileURLWithPath: file).absoluteString }
    let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }
}
