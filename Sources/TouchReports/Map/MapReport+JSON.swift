@_spi(Command) import TouchMap

extension MapReport: Answer {
  /// The map for machines. Areas are in square points, and their sum is the screen's area; points
  /// are in screen points.
  @_spi(Command) public var json: JSON {
    let targets = targets
    return .object(
      reported.head + certainty.members(on: screen) + [
        ("headline", .string(bar(targets).text)), ("verdict", verdict.json()),
        ("targets", targets.json(on: survey)), ("regions", .array(partition.regions.map(json))),
        ("caveats", .array(survey.asker.caveats.map { .string($0) })),
        ("assumptions", .array(assumptions.prefix(1_000).map(screen.json))),
        ("notes", .array(screen.remarks().map { .string($0) })),
      ])
  }

  private func json(_ region: TouchPartition.Region) -> JSON {
    let owner = region.owner.map { owner in
      let window = screen.window(of: owner) ?? 0
      return JSON.object(screen.members(ofNode: owner, window: window, frame: frames[owner]))
    }
    return .object([
      ("owner", owner ?? .null), ("undecided", .bool(region.isUndecided)),
      ("area", .number(region.area)), ("polygons", .array(region.polygons.map(Self.json))),
    ])
  }

  private static func json(_ polygon: [Screen.Point]) -> JSON { .array(polygon.map(JSON.point)) }
}
