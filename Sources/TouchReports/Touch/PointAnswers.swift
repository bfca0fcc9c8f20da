@_spi(Command) import TouchMap

/// The receivers of touches at many points of one screen, one line of JSON for each point.
@_spi(Command) public struct PointAnswers {
  private let reported: ReportedScreen
  private let isOneOfSeveral: Bool
  private let index: TouchIndex
  /// The members of nodes that were written before.
  private var nodes: [Node.ID: JSON] = [:]

  /// Builds the index of a screen.
  ///
  /// - Parameter isOneOfSeveral: Whether each line must name the dump.
  @_spi(Command) public init(_ reported: ReportedScreen, rules: ClassRules, isOneOfSeveral: Bool) {
    self.reported = reported
    self.isOneOfSeveral = isOneOfSeveral
    index = TouchIndex(reported.screen, rules: rules)
  }

  /// Returns the line about a touch, in screen points.
  @_spi(Command) public mutating func line(at point: Screen.Point) -> String {
    let winner = index.receiver(ofTouchAt: point).map { json(of: $0) } ?? .null
    let answer = JSON.object([("point", .point(point)), ("winner", winner)])
    return BriefAnswer(answer, about: reported, isOneOfSeveral: isOneOfSeveral).json.line() + "\n"
  }

  private mutating func json(of node: Node.ID) -> JSON {
    if let known = nodes[node] { return known }
    let screen = reported.screen
    let members = screen.members(
      ofNode: node, window: screen.window(of: node) ?? 0, frame: screen.frameInScreen(of: node))
    let json = JSON.object(members)
    nodes[node] = json
    return json
  }
}
