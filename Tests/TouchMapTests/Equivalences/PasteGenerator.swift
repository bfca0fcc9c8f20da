import SeededRandomness
@_spi(Command) import TouchMap

/// A tree of which the answer is known, printed and pasted in ways of people and tools.
struct GeneratedPaste {
  /// One thing that happens to a text on its way.
  enum Step: Hashable, CaseIterable {
    case repetition(Int)
    case elision(Int)
    case prefix(Int)
    case wrap(Wrap, width: Int)
    case wrapper(Int)

    static let allCases: [Step] =
      GeneratedTree.Repetition.allCases.indices.map(Step.repetition)
      + elisions.indices.map(Step.elision) + prefixes.indices.map(Step.prefix)
      + Wrap.allCases.flatMap { mode in widths.map { .wrap(mode, width: $0) } }
      + wrappers.indices.map(Step.wrapper)

    /// The step without its number.
    fileprivate var kind: String {
      switch self {
      case .repetition(let number): "\(GeneratedTree.Repetition.allCases[number])"
      case .elision: "elision"
      case .prefix: "prefix"
      case .wrap(let mode, _): "wrap \(mode)"
      case .wrapper(let number): wrappers[number].isText ? "text" : "wrapper"
      }
    }

    /// What happens first: a text is printed, cut, sent and put into something, in this order. What
    /// stands before lines may come before they are wrapped or after.
    fileprivate func order(_ random: inout SplitMix64) -> Int {
      switch self {
      case .repetition: 0
      case .elision: Int.random(in: 1...2, using: &random)
      case .prefix, .wrap: Int.random(in: 2...4, using: &random)
      case .wrapper(let number): wrappers[number].isText ? Int.random(in: 1...4, using: &random) : 5
      }
    }
  }

  /// How something breaks lines.
  enum Wrap: CaseIterable {
    /// A terminal: anywhere.
    case anywhere
    /// A mail: in place of a blank.
    case atBlanks
    /// A page: behind a blank, which stays.
    case behindBlanks
    /// An editor: anywhere, and what follows is indented.
    case indented
  }

  private(set) var text = ""
  private(set) var name = ""
  /// The steps without their numbers: pastes of one kind fail for one cause.
  private(set) var kind = ""
  /// Whether nothing is missing and nothing says otherwise.
  private(set) var isWhole = true
  /// Whether a line is broken, so that the paste may be refused.
  private(set) var isWrapped = false
  let tree: GeneratedTree

  /// Makes the paste of a number: first each step alone, then two of any kind, then up to four.
  init(number: Int) {
    var random = SplitMix64(seed: UInt64(number))
    tree = GeneratedTree(random: &random)
    var steps: [Step] = []
    if Step.allCases.indices.contains(number) {
      steps = [Step.allCases[number]]
    } else {
      for _ in 0..<(number % 8 == 0 ? Int.random(in: 3...4, using: &random) : 2) {
        steps += [Step.allCases.randomElement(using: &random)].compactMap { $0 }
      }
      // A session prints one thing again.
      let last = steps.last { if case .repetition = $0 { true } else { false } }
      steps.removeAll { if case .repetition = $0 { $0 != last } else { false } }
    }
    let placed = steps.map { ($0.order(&random), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    text = tree.lines.joined(separator: "\n")
    for step in placed { take(step, random: &random) }
    name = placed.map { "\($0)" }.joined(separator: ", ")
    kind = placed.map(\.kind).joined(separator: ", ")
  }

  private mutating func take(_ step: Step, random: inout SplitMix64) {
    switch step {
    case .repetition(let kind):
      let printed = tree.printed(again: GeneratedTree.Repetition.allCases[kind], random: &random)
      text = printed.lines.joined(separator: "\n")
      isWhole = isWhole && !printed.isOther
    case .elision(let number):
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let place = Self.gaps(in: lines).randomElement(using: &random) else { return }
      if Bool.random(using: &random) {
        let end = min(lines.count - 1, place + Int.random(in: 1...3, using: &random))
        lines.removeSubrange(place..<max(place, end))
      }
      lines.insert(Self.elisions[number], at: place)
      text = lines.joined(separator: "\n")
      isWhole = false
    case .prefix(let number):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      text = lines.enumerated().map { line, content in
        Self.prefixes[number].replacing("12", with: "\(line + 7)")
          .replacing("17]", with: "\(17 + line)]") + content
      }.joined(separator: "\n")
    case .wrap(let mode, let width):
      let before = text
      text = text.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { Self.wrapped($0, mode, width) }.joined(separator: "\n")
      isWrapped = isWrapped || text != before
    case .wrapper(let number): text = Self.wrappers[number].wrap(text)
    }
  }

  /// Where a line would stand in a tree: behind the first line with a view, before the last.
  private static func gaps(in lines: [String]) -> Range<Int> {
    let first = lines.firstIndex { $0.contains("; frame = (") } ?? 0
    let last = lines.lastIndex { $0.contains("; frame = (") } ?? first
    return (first + 1)..<max(first + 1, last + 1)
  }

  private static func wrapped(_ line: Substring, _ mode: Wrap, _ width: Int) -> [String] {
    var rows: [String] = []
    var rest = line
    while rest.count > width {
      var row = rest.prefix(width)
      if mode == .atBlanks || mode == .behindBlanks {
        // A blank of the margin is no place to break a line at.
        let margin = row.prefix { " |>".contains($0) }.endIndex
        let blank = row[margin...].lastIndex(of: " ") ?? rest[row.endIndex...].firstIndex(of: " ")
        guard let blank else { break }
        row = mode == .atBlanks ? rest[..<blank] : rest[...blank]
        rest = rest[rest.index(after: blank)...]
      } else {
        rest = rest.dropFirst(width)
      }
      rows.append(String(row))
      if mode == .indented { rest = "    " + rest }
    }
    return rows + [String(rest)]
  }
}

extension GeneratedPaste {
  static let prefixes = [
    "> ", ">> ", "> > ", "// ", "/// ", " * ", "+", "+ ", "# ", "• ", "- ", "* ", "; ", "| ", "│ ",
    "12: ", "12. ", "12 ", "12\t", "[18:51:17]: ", "2024-05-06 21:04:53.358 App[60940:11303] ",
    "2024-05-06 21:04:53.358123+0200 0x1a2b Default 0x0 4711 0 App: (UIKitCore) [a:b] ", "\t",
    "    ", "-", ">", "&gt; ", "App[4711]: ",
  ]
  static let widths = [34, 40, 57, 60, 72, 80, 97, 120]
  static let elisions = [
    "...", "…", ".......", "... (5 more lines)", "[...]", "<snip>", "(truncated)", "--- snip ---",
    "[truncated]", "   | MyApp.Toast over everything", "   |    | ...", "<App.Toast: 0x7f09>",
    "... Collapse ↑", "⊞ 23 hidden lines", "+ 14 more",
  ]
  private static let wrappers: [(isText: Bool, wrap: @Sendable (String) -> String)] = [
    (true, { "Look:\n```\n\($0)\n```\nWhy?" }), (true, { "(lldb) po [w x]\n\($0)\n(lldb) " }),
    (true, { "(lldb) po [w x] \($0)" }), (true, { "▿ Optional<Any>\n  - some : \($0)" }),
    (true, { "Timestamp: 2024-05-06 21:04:53.358+02:00 | Library: App | PID: 7\n\($0)" }),
    (false, { "id,dump\n7,\"\($0.replacing("\"", with: "\"\""))\"\n" }),
    (true, { "{code}\n\($0)\n{code}" }), (false, { $0.replacing(" ", with: "\u{A0}") }),
    (false, { $0.replacing("<UI", with: "<\u{200B}UI") }),
    (false, { $0.replacing("|", with: "\\|") }),
    (false, { $0.replacing("\n", with: "\r") }), (false, { $0.replacing("\n", with: "\r\n") }),
    (false, { $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;") }),
    (false, { JSON.string($0).line() }),
    (false, { "{\"content\":[{\"type\":\"text\",\"text\":\(JSON.string($0).line())}]}" }),
  ]
}
