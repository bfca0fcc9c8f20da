extension DiffReport {
  /// Returns reports as JSON: one object for a single report, else an array.
  package static func json(_ reports: [DiffReport]) -> String {
    if reports.count == 1 { return reports[0].json.text() }
    return JSON.array(reports.map(\.json)).text()
  }

  /// Returns reports as lines of JSON, one a report.
  package static func jsonLines(_ reports: [DiffReport]) -> String {
    reports.map { $0.json.line() }.joined(separator: "\n")
  }

  private var json: JSON {
    .object([
      ("version", .integer(AnswerVersion.current)),
      ("before", side(files.before, diff.before.screen)),
      ("after", side(files.after, diff.after.screen)),
      ("screen", .integer(number)),
      ("size", .array([.number(diff.common.size.width), .number(diff.common.size.height)])),
      ("evidence", .string(evidence.rawValue)),
      ("compared", .bool(diff.isComparable)),
      ("changed", .number(NumberText.rounded(diff.changed))),
      ("changes", .array(diff.changes.map(change))),
    ])
  }

  private func side(_ file: String, _ screen: Screen) -> JSON {
    let size = screen.frame.size
    return .object([
      ("file", .string(file)), ("screen", .integer(number)),
      ("title", .optional(screen.title)),
      ("size", .array([.number(size.width), .number(size.height)])),
    ])
  }

  private func change(_ change: OwnerDiff.Change) -> JSON {
    let polygons = change.polygons.map { corners in
      JSON.array(
        corners.map { .array([$0.x, $0.y].map { .number(NumberText.rounded($0)) }) })
    }
    let area = diff.common.size.area
    return .object([
      ("before", change.before.map { .object(diff.before.members(of: $0)) } ?? .null),
      ("after", change.after.map { .object(diff.after.members(of: $0)) } ?? .null),
      ("area", .number(NumberText.rounded(change.area))),
      ("share", .number(NumberText.rounded(area > 0 ? change.area / area : 0))),
      ("polygons", .array(polygons)),
    ])
  }
}
