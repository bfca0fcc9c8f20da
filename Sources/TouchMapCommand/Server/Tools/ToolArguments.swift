import TouchMap
import TouchReports

/// The arguments of one call, checked.
struct ToolArguments {
  private let values: [ToolParameter: JSON]

  /// Reads the arguments of a call.
  ///
  /// - Throws: ``ToolProblem`` if one is unknown or missing.
  init(_ value: JSON, of tool: Tool) throws {
    guard case .object(let members) = value else {
      throw ToolProblem("arguments must be an object")
    }
    var values: [ToolParameter: JSON] = [:]
    for (name, value) in members {
      guard let argument = ToolParameter(rawValue: name), tool.arguments.contains(argument) else {
        let known = ToolParameter.allCases.filter(tool.arguments.contains).map(\.rawValue)
        throw ToolProblem(
          "\(tool.rawValue) has no argument \"\(PlainText.clean(name))\"; it takes "
            + known.joined(separator: ", "))
      }
      if case .null = value { continue }
      values[argument] = value
    }
    for argument in tool.required where values[argument] == nil {
      throw ToolProblem("\(argument.rawValue) is missing; it must be a \(argument.type)")
    }
    self.values = values
  }

  /// A text; `nil` if it was not given.
  func text(_ argument: ToolParameter) throws -> String? {
    guard let value = values[argument] else { return nil }
    guard let text = value.string, !text.isEmpty else { throw wrongType(argument) }
    return text
  }

  /// A finite number.
  func number(_ argument: ToolParameter) throws -> Double {
    guard let number = values[argument]?.number, number.isFinite else { throw wrongType(argument) }
    return number
  }

  /// The number of a screen, from 1; `nil` if it was not given.
  func screenNumber() throws -> Int? {
    guard let value = values[.screen] else { return nil }
    guard let number = value.wholeNumber, number > 0 else { throw wrongType(.screen) }
    return number
  }

  /// The suppositions; a single text counts as a list of one.
  func suppositions() throws -> [Supposition] {
    guard let value = values[.assume] else { return [] }
    let texts = value.string.map { [$0] } ?? value.elements?.compactMap(\.string) ?? []
    guard texts.count == value.elements?.count ?? 1 else { throw wrongType(.assume) }
    return try texts.map { text in
      guard let supposition = Supposition(text) else {
        throw ToolProblem("assume takes \"NAME: CHANGE\", where CHANGE is \(Supposition.changes)")
      }
      return supposition
    }
  }

  private func wrongType(_ argument: ToolParameter) -> ToolProblem {
    switch argument {
    case .assume: ToolProblem("assume must be an array of texts")
    case .screen: ToolProblem("screen must be a whole number from 1")
    case .x, .y: ToolProblem("\(argument.rawValue) must be a number of points")
    default: ToolProblem("\(argument.rawValue) must be a text that is not empty")
    }
  }
}

/// Why a tool has no answer, in a sentence that a model can act on.
struct ToolProblem: Error {
  /// The sentence; it contains nothing of a dump.
  var sentence: String
  /// Names of a screen that look like one that it does not have.
  var near: [String] = []

  init(_ sentence: String, near: [String] = []) {
    self.sentence = sentence
    self.near = near
  }

  var json: JSON {
    var members: [(String, JSON)] = [("error", .string(sentence))]
    if !near.isEmpty {
      members.append(("near", .array(near.map { .string(PlainText.clean($0)) })))
    }
    return .object(members)
  }
}
