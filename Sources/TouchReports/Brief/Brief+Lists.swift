import TouchMap

extension Brief {
  /// Returns the owners of the largest regions of a screen.
  package static func map(_ report: MapReport, _ oracle: TapOracle) -> JSON {
    let regions = report.regionsByArea
    let size = report.screen.frame.size
    return .object(
      [
        ("size", .array([.number(size.width), .number(size.height)]))
      ] + report.certainty.plainMembers(on: report.screen) + [
        (
          "regions",
          .array(
            regions.prefix(most).map { region in
              .object([
                ("owner", optional(region.owner, on: oracle.survey)),
                ("share", share(size.area > 0 ? region.area / size.area : 0)),
              ])
            })
        ),
        ("more", .integer(max(0, regions.count - most))),
      ])
  }

  /// Returns the largest parts of a screen whose owner changed.
  package static func diff(_ report: DiffReport) -> JSON {
    let diff = report.diff
    let area = diff.common.size.area
    return .object(
      [
        ("compared", .bool(diff.isComparable)), ("changed", share(diff.changed)),
        report.directionMember,
      ] + report.certainty.plainMembers(on: report.weaker.screen) + [
        (
          "changes",
          .array(
            diff.changes.prefix(most).map { change in
              .object([
                ("before", optional(change.before, on: diff.before)),
                ("after", optional(change.after, on: diff.after)),
                ("share", share(area > 0 ? change.area / area : 0)),
              ])
            })
        ),
        ("more", .integer(max(0, diff.changes.count - most))),
      ])
  }
}
