extension MapReport {
  /// Returns maps as JSON: one object for a single map, else an array.
  ///
  /// Areas are in square points and add up to the screen's; points are in screen points.
  ///
  /// - Parameters:
  ///   - reports: In the order in which they are to stand.
  ///   - asList: Whether even a single map stands in an array.
  package static func json(_ reports: [MapReport], asList: Bool) -> String {
    if !asList, reports.count == 1 { return reports[0].json.text() }
    return JSON.array(reports.map(\.json)).text()
  }

  /// Returns a map as JSON on one line.
  package static func jsonLine(_ report: MapReport) -> String { report.json.line() }

  private var json: JSON {
    let size = screen.frame.size
    return .object([
      ("version", .integer(AnswerVersion.current)),
      ("file", .optional(file)),
      ("screen", .integer(position.number)),
      ("title", .optional(screen.title)),
      ("size", .array([.number(size.width), .number(size.height)])),
      ("evidence", .string(evidence.rawValue)),
      ("regions", .array(partition.regions.map(json))),
      ("assumptions", .array(assumptions.prefix(1_000).map(screen.json))),
      ("notes", .array(screen.remarks().map { .string($0) })),
    ])
  }

  private func json(_ region: TouchPartition.Region) -> JSON {
    let owner = region.owner.map { owner in
      let window = screen.window(of: owner) ?? 0
      return JSON.object(
        screen.members(ofNode: owner, window: window, frame: frames[owner]))
    }
    return .object([
      ("owner", owner ?? .null),
      ("undecided", .bool(region.isUndecided)),
      ("area", .number(region.area)),
      ("polygons", .array(region.polygons.map(Self.json))),
    ])
  }

  private static func json(_ polygon: [Screen.Point]) -> JSON {
    .array(polygon.map { .array([.number($0.x), .number($0.y)]) })
  }
}
