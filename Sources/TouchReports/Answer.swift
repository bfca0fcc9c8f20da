@_spi(Command) import TouchMap

/// An answer about dumped screens, ready to be written.
@_spi(Command) public protocol Answer: Sendable {
  /// The answer for machines.
  var json: JSON { get }

  /// Returns the answer for people, without a line end.
  func text(_ style: TextStyle) -> String

  /// Whether the text says that a rule for the name of a class settles a doubt.
  var namesRules: Bool { get }

  /// The cells of the answer in the table below several answers.
  var cells: [String] { get }

  /// Returns the table below several answers; `nil` for none.
  static func table(of rows: [[String]], _ style: TextStyle) -> String?
}

extension Answer {
  /// No.
  @_spi(Command) public var namesRules: Bool { false }

  /// No cells.
  @_spi(Command) public var cells: [String] { [] }

  /// Returns no table.
  @_spi(Command) public static func table(of rows: [[String]], _ style: TextStyle) -> String? {
    nil
  }

  /// Returns answers for people, with a blank line between two of them and, if there are several,
  /// their table at the end. Lines are broken where the terminal ends.
  @_spi(Command) public static func text(_ answers: [Self], style: TextStyle = .plain) -> String {
    written(answers, AnswerWriter(.text, style: style))
  }

  /// Returns answers as JSON, in their order: one object for a single answer unless `asList`, else
  /// an array.
  @_spi(Command) public static func json(_ answers: [Self], asList: Bool = false) -> String {
    written(answers, AnswerWriter(.json, asList: asList))
  }

  /// Returns answers as lines of JSON, one for each answer.
  @_spi(Command) public static func jsonLines(_ answers: [Self]) -> String {
    written(answers, AnswerWriter(.jsonl))
  }

  private static func written(_ answers: [Self], _ writer: AnswerWriter<Self>) -> String {
    var writer = writer
    let pieces = answers.map { writer.piece(for: $0) } + [writer.end()]
    return String(pieces.joined().dropLast())
  }
}

/// The format of answers.
@_spi(Command) public enum AnswerFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// One document.
  case json
  /// One answer on each line.
  case jsonl
}

/// Turns answers into a text, one after another. It keeps only the rows of the table below them, so
/// very many answers need little memory.
@_spi(Command) public struct AnswerWriter<Given: Answer> {
  private let format: AnswerFormat
  private let style: TextStyle
  private let isList: Bool
  private var count = 0
  private var rows: [[String]] = []
  /// The first answer, which is not written yet: it is an object if no other follows.
  private var first: Given?

  /// Creates a writer.
  ///
  /// - Parameter asList: Whether JSON is an array even if there is one answer.
  @_spi(Command) public init(
    _ format: AnswerFormat, style: TextStyle = .plain, asList: Bool = false
  ) {
    self.format = format
    self.style = style
    isList = asList
  }

  /// Returns what is written for one more answer.
  @_spi(Command) public mutating func piece(for answer: Given) -> String {
    count += 1
    switch format {
    case .text:
      rows.append(answer.cells)
      let place = answer.namesRules ? style.rulesPlace.map { "\n" + $0 } : nil
      return (count > 1 ? "\n" : "") + wrapped(answer.text(style) + (place ?? "")) + "\n"
    case .json where count == 1 && !isList:
      first = answer
      return ""
    case .json:
      let before = first.map { "[\n  " + $0.json.text(indentation: 2) } ?? ""
      first = nil
      return before + (count > 1 ? ",\n  " : "[\n  ") + answer.json.text(indentation: 2)
    case .jsonl: return answer.json.line() + "\n"
    }
  }

  /// Returns what is written at the end. For people nothing is written if there is no answer.
  @_spi(Command) public func end() -> String {
    switch format {
    case .text:
      return count > 1 ? Given.table(of: rows, style).map { "\n\(wrapped($0))\n" } ?? "" : ""
    case .json:
      return first.map { $0.json.text() + "\n" } ?? (count == 0 ? "[]\n" : "\n]\n")
    case .jsonl: return ""
    }
  }

  /// Breaks lines where the terminal ends.
  private func wrapped(_ text: String) -> String {
    style.width.map { TextWidth.wrapped(text, columns: max(20, $0)) } ?? text
  }
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
