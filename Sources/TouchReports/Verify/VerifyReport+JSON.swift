@_spi(Command) import TouchMap

extension VerifyReport: Answer {
  /// The answer for machines.
  @_spi(Command) public var json: JSON {
    .object(
      reported.head + [
        ("system", .optional(screen.system)), ("asked", .integer(verification.asked)),
        ("agreed", .integer(verification.agreed)), ("onEdges", .integer(verification.onEdges)),
        ("differences", .array(verification.differences.map(json))),
      ])
  }

  private func json(_ difference: Verification.Difference) -> JSON {
    .object([
      ("expected", difference.expected.map { .object(screen.members(ofNode: $0)) } ?? .null),
      (
        "witnessed",
        screen.json(of: .init(owner: difference.witnessed, ask: difference.ask, points: []))
      ),
      ("points", .array(difference.points.map(JSON.point))),
      ("suspects", .array(difference.suspects.map { .object(screen.members(ofNode: $0)) })),
      ("explanation", .string(cause(of: difference))),
    ])
  }
}
