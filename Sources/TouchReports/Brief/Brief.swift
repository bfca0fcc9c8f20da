@_spi(Command) import TouchMap

/// Answers in as few words as a model needs, each as one line of JSON.
///
/// Texts of a dump are in it only as the values of `name`, cleaned by ``PlainText``; messages and
/// fixes name views by their lines.
@_spi(Command) public enum Brief {
  /// How many regions, findings or changes are listed; the others are counted. A choice.
  static let most = 8

  /// How many other views of one name are listed. A choice.
  static let mostOthers = 5

  /// The most characters of a message about one view. A choice.
  static let longestMessage = 300

  /// Returns a sentence, cut if it is too long.
  static func shortened(_ text: String, to limit: Int) -> String {
    text.count > limit ? text.prefix(max(0, limit - 1)) + "…" : text
  }

  /// Returns the name of a node, and where it is.
  static func node(_ index: Node.ID, on survey: ScreenSurvey) -> JSON {
    .object(nodeMembers(index, on: survey))
  }

  static func nodeMembers(_ index: Node.ID, on survey: ScreenSurvey) -> [(String, JSON)] {
    [
      ("name", .string(survey.screen.plainTitle(of: index))),
      ("line", .integer(survey.screen.nodes[index].line)),
      ("frame", survey.outlines.frames[index].map(rect) ?? .null),
    ]
  }

  /// Returns the same, or null for no view.
  static func optional(_ index: Node.ID?, on survey: ScreenSurvey) -> JSON {
    index.map { node($0, on: survey) } ?? .null
  }

  static func point(_ point: Screen.Point?) -> JSON {
    point.map { .array([.number(NumberText.rounded($0.x)), .number(NumberText.rounded($0.y))]) }
      ?? .null
  }

  private static func rect(_ rect: Screen.Rect) -> JSON {
    .array(rect.numbers.map { .number(hundredth($0)) })
  }

  /// Returns a share, rounded to a thousandth.
  static func share(_ value: Double) -> JSON {
    .number(value.isFinite ? (value * 1_000).rounded() / 1_000 : 0)
  }

  /// A model needs no finer lengths.
  private static func hundredth(_ value: Double) -> Double {
    let rounded = (value * 100).rounded() / 100
    return rounded.isFinite ? rounded : value
  }
}

/// An answer in as few words as a model needs, ready to be written: one line of JSON.
@_spi(Command) public struct BriefAnswer: Answer {
  /// The answer for machines.
  @_spi(Command) public let json: JSON

  /// Uses an answer about a screen. If the question was about several dumps, the answer must say
  /// which screen it is.
  @_spi(Command) public init(_ brief: JSON, about reported: ReportedScreen, isOneOfSeveral: Bool) {
    guard case .object(var members) = brief else {
      json = brief
      return
    }
    if isOneOfSeveral { members.append(("file", .optional(reported.file))) }
    if reported.count > 1 { members.append(("screen", .integer(reported.number))) }
    json = .object(members)
  }

  /// Returns the answer in one line of JSON.
  @_spi(Command) public func text(_ style: TextStyle) -> String { json.line() }
}
