import TouchMap

/// An answer about dumped screens, ready to be written.
package protocol Answer: Sendable {
  /// The answer for machines.
  var json: JSON { get }

  /// Returns the answer for people, without a line end.
  func text(_ style: TextStyle) -> String

  /// Returns the summary below several answers; `nil` for none.
  static func summary(of answers: [Self], _ style: TextStyle) -> String?
}

extension Answer {
  /// Returns answers for people, with a blank line between two of them and, if there are several,
  /// their summary at the end. Lines are broken where the terminal ends.
  package static func text(_ answers: [Self], style: TextStyle = .plain) -> String {
    var text = ""
    writeText(answers, style: style) { piece in
      text += piece
      return true
    }
    return text
  }

  /// Passes the same text to a function, an answer at a time, until that returns false. So many
  /// answers need little memory.
  package static func writeText(
    _ answers: [Self], style: TextStyle, to write: (String) throws -> Bool
  ) rethrows {
    func wrapped(_ text: String) -> String {
      style.width.map { TextWidth.wrapped(text, columns: max(20, $0)) } ?? text
    }
    for (index, answer) in answers.enumerated() {
      guard try write((index > 0 ? "\n\n" : "") + wrapped(answer.text(style))) else { return }
    }
    guard answers.count > 1, let summary = summary(of: answers, style) else { return }
    _ = try write("\n\n" + wrapped(summary))
  }

  /// Returns answers as JSON, in their order: one object for a single answer unless `asList`, else
  /// an array.
  package static func json(_ answers: [Self], asList: Bool = false) -> String {
    var text = ""
    writeJSON(answers, asList: asList) { piece in
      text += piece
      return true
    }
    return text
  }

  /// Passes the same JSON to a function, an answer at a time, until that returns false.
  package static func writeJSON(
    _ answers: [Self], asList: Bool, to write: (String) throws -> Bool
  ) rethrows {
    let isList = asList || answers.count != 1
    for (index, answer) in answers.enumerated() {
      let start = index > 0 ? ",\n  " : isList ? "[\n  " : ""
      guard try write(start + answer.json.text(indentation: isList ? "  " : "")) else { return }
    }
    if isList { _ = try write(answers.isEmpty ? "[]" : "\n]") }
  }

  /// Returns answers as lines of JSON, one for each answer.
  package static func jsonLines(_ answers: [Self]) -> String {
    answers.map { $0.json.line() }.joined(separator: "\n")
  }

  /// Returns no summary.
  package static func summary(of answers: [Self], _ style: TextStyle) -> String? { nil }
}

extension Certainty {
  /// The members that say how certain a document is; the reason only if there is one.
  func members(on screen: Screen) -> [(String, JSON)] {
    [("evidence", .string(evidence.rawValue))]
      + (because.map { [("because", .string(screen.explanation(of: $0)))] } ?? [])
  }

  /// The same for a model, without anything from the dump, and whether other windows than the one
  /// of the dump may lie in front.
  func plainMembers(on screen: Screen) -> [(String, JSON)] {
    [("evidence", .string(evidence.rawValue))]
      + (because.map { [("because", .string($0.plainExplanation))] } ?? [])
      + (screen.showsOneWindow ? [("windows", .string("one"))] : [])
  }

  /// The last sentence of a text; `nil` if the answer is exact.
  func sentence(on screen: Screen) -> String? {
    because.map { "Evidence: \(evidence.rawValue), because \(screen.explanation(of: $0))." }
  }
}

extension ReportedScreen {
  /// The members with which every document about one screen begins.
  var head: [(String, JSON)] {
    [
      ("version", .integer(AnswerVersion.current)), ("file", .optional(file)),
      ("screen", .integer(number)), ("title", .optional(screen.title)),
      ("size", .size(screen.frame.size)),
    ]
  }
}
