import TouchMap

extension DiffReport: Answer {
  /// The answer for machines.
  package var json: JSON {
    .object([
      ("version", .integer(AnswerVersion.current)),
      ("before", side(before)),
      ("after", side(after)),
      ("screen", .integer(before.number)),
      ("size", .size(diff.common.size)),
      ("evidence", .string(evidence.rawValue)),
      ("compared", .bool(diff.isComparable)),
      ("changed", .rounded(diff.changed)),
      ("changes", .array(diff.changes.map(change))),
    ])
  }

  /// A side says all that a document about its screen says first, but the version.
  private func side(_ side: ReportedScreen) -> JSON {
    .object(Array(side.head.dropFirst()))
  }

  private func change(_ change: OwnerDiff.Change) -> JSON {
    let polygons = change.polygons.map { corners in
      JSON.array(corners.map { .array([.rounded($0.x), .rounded($0.y)]) })
    }
    let area = diff.common.size.area
    return .object([
      ("before", change.before.map { .object(diff.before.members(of: $0)) } ?? .null),
      ("after", change.after.map { .object(diff.after.members(of: $0)) } ?? .null),
      ("area", .rounded(change.area)),
      ("share", .rounded(area > 0 ? change.area / area : 0)),
      ("polygons", .array(polygons)),
    ])
  }
}
