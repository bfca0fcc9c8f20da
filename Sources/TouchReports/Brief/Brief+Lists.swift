@_spi(Command) import TouchMap

extension Brief {
  /// Returns the owners of the largest regions of a screen, and whose recognizers may take the taps
  /// of targets.
  @_spi(Command) public static func map(_ report: MapReport) -> JSON {
    let regions = report.regionsByArea
    let size = report.screen.frame.size
    let targets = report.targets
    return .object(
      [
        ("size", .array([.number(size.width), .number(size.height)]))
      ] + targets.brief(on: report.survey, atMost: most)
        + report.certainty.plainMembers(on: report.screen) + [
          (
            "regions",
            .array(
              regions.prefix(most).map { region in
                .object([
                  ("owner", optional(region.owner, on: report.survey)),
                  ("share", share(size.area > 0 ? region.area / size.area : 0)),
                ])
              })
          ),
          ("more", .integer(max(0, regions.count - most))),
        ] + shadows(on: report.survey))
  }

  /// The members about targets whose taps a recognizer around them may take.
  private static func shadows(on survey: ScreenSurvey) -> [(String, JSON)] {
    let targets = ScreenVerdict(survey, triesFixes: false).asked.filter { $0.fate == .shadowed }
    var survey = survey
    survey.namesLinesOnly = true
    guard let first = targets.first, let view = first.tap.by,
      let cure = survey.cure(of: first.node, first.tap)
    else { return [] }
    let lines = targets.prefix(most).map { "\(survey.screen.nodes[$0.node].line)" }
    let message =
      "\(survey.tapTakerName(of: view)) of \(survey.screen.place(of: view)) may take the taps of "
      + Plural.text(targets.count, "target on line ", "targets on lines ")
      + lines.joined(separator: ", ")
    return [("message", .string(message)), ("fix", .string(cure))]
  }

  /// Returns the largest parts of a screen whose owner changed.
  @_spi(Command) public static func diff(_ report: DiffReport) -> JSON {
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
