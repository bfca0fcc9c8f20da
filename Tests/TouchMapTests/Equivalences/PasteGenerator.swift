import SeededRandomness
import TouchMap

/// A tree of which the answer is known, printed and pasted in a way that people and tools do.
struct GeneratedPaste {
  /// The ways, each once or in pairs.
  enum Way: Int, CaseIterable {
    case prefix, width, elision, repetition, wrapper
  }

  var text: String
  /// Whether nothing that tells of touches is missing, and nothing says otherwise.
  var isWhole: Bool
  /// The address of the view that gets the touch.
  var winner: String
  var name: String

  static let point = Screen.Point(x: 100, y: 720)

  static let prefixes = [
    "> ", ">> ", "> > ", "// ", "/// ", " * ", "+", "+ ", "# ", "• ", "- ", "* ", "; ", "| ", "│ ",
    "12: ", "12. ", "[18:51:17]: ", "2024-05-06 21:04:53.358 App[60940:11303] ",
    "2024-05-06 21:04:53.358123+0200 0x1a2b Default 0x0 4711 0 App: (UIKitCore) [a:b] ", "\t",
  ]
  static let widths = [34, 40, 57, 60, 72, 80, 97, 120]
  static let elisions = [
    "...", "…", ".......", "... (5 more lines)", "[...]", "<snip>", "(truncated)", "--- snip ---",
    "[truncated]", "   | MyApp.Toast over everything", "   |    | ...",
  ]
  static let wrappers: [(name: String, wrap: @Sendable (String) -> String)] = [
    ("fence", { "Look:\n```\n\($0)\n```\nWhy?" }),
    ("prompt", { "(lldb) po [w x]\n\($0)\n(lldb) " }),
    ("one line", { "(lldb) po [w x] \($0)" }),
    ("optional", { "▿ Optional<Any>\n  - some : \($0)" }),
    ("hard spaces", { $0.replacing(" ", with: "\u{A0}") }),
    ("no width", { $0.replacing("<UI", with: "<\u{200B}UI") }),
    ("escaped bars", { $0.replacing("|", with: "\\|") }),
    ("CR", { $0.replacing("\n", with: "\r") }), ("CRLF", { $0.replacing("\n", with: "\r\n") }),
    ("entities", { $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;") }),
    ("string", { JSON.string($0).line() }),
    ("result", { "{\"content\":[{\"type\":\"text\",\"text\":\(JSON.string($0).line())}]}" }),
  ]
  /// What is printed again, as lines of the tree without their bars.
  static let repetitions = 4

  /// Makes the paste of a number: first each way alone, with each of its values, then pairs.
  init(number: Int, random: inout SplitMix64) {
    var tree = GeneratedTree(random: &random)
    var ways = Self.singles.indices.contains(number) ? [Self.singles[number]] : []
    if ways.isEmpty {
      let first = Self.singles.randomElement(using: &random)
      let second = Self.singles.randomElement(using: &random)
      ways = [first, second].compactMap { $0 }
      if ways.count == 2, ways[0].way == ways[1].way { ways.removeLast() }
    }
    ways.sort { $0.way.order < $1.way.order }
    isWhole = true
    winner = tree.winner
    for (way, value) in ways {
      switch way {
      case .repetition: tree.repeat(value, random: &random)
      case .elision:
        tree.lines.insert(
          Self.elisions[value], at: Int.random(in: 1..<tree.treeCount, using: &random))
        isWhole = false
      case .width: tree.wrap(at: Self.widths[value])
      case .prefix: tree.prefix(with: Self.prefixes[value])
      case .wrapper: break
      }
    }
    text = tree.lines.joined(separator: "\n")
    for (way, value) in ways where way == .wrapper { text = Self.wrappers[value].wrap(text) }
    name = ways.map { "\($0.way) \($0.value)" }.joined(separator: ", ")
  }

  private static let singles: [(way: Way, value: Int)] =
    prefixes.indices.map { (.prefix, $0) } + widths.indices.map { (.width, $0) }
    + elisions.indices.map { (.elision, $0) } + (0..<repetitions).map { (.repetition, $0) }
    + wrappers.indices.map { (.wrapper, $0) }
}

extension GeneratedPaste.Way {
  /// What happens to a text first.
  fileprivate var order: Int {
    switch self {
    case .repetition: 0
    case .elision: 1
    case .width: 2
    case .prefix: 3
    case .wrapper: 4
    }
  }
}

/// A window with a page, a button and views in front that take no touch, or one that does.
private struct GeneratedTree {
  var lines: [String]
  let treeCount: Int
  private(set) var winner = "0x7f03"

  init(random: inout SplitMix64) {
    func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
      "frame = (\(x) \(y); \(width) \(height))"
    }
    func layer(_ number: Int) -> String { "layer = <CALayer: 0x7f9\(number)>>" }
    lines = [
      "<UIWindow: 0x7f01; \(frame(0, 0, 393, 852)); autoresize = W+H; \(layer(1))",
      "   | <UIView: 0x7f02; \(frame(0, 0, 393, 852)); autoresize = W+H; \(layer(2))",
      "   |    | <UIButton: 0x7f03; \(frame(20, 700, 353, 50)); opaque = NO; \(layer(3))",
    ]
    let switches = [
      " hidden = YES;", " alpha = 0;", " userInteractionEnabled = NO;", "",
    ]
    for number in 4..<Int.random(in: 5..<9, using: &random) {
      let off = switches.randomElement(using: &random) ?? ""
      let text = Bool.random(using: &random) ? " text = 'Get it, all';" : ""
      lines.append(
        "   | <UIView: 0x7f0\(number); \(frame(0, 0, 393, 852));\(text)\(off) \(layer(number))")
      if off.isEmpty { winner = "0x7f0\(number)" }
    }
    treeCount = lines.count
  }

  /// Prints a part again behind the tree, or before it.
  mutating func `repeat`(_ kind: Int, random: inout SplitMix64) {
    let own = Array(lines)
    switch kind {
    case 0: lines += ["(lldb) po button.superview", String(own[1].dropFirst(5))]
    case 1: lines = ["(lldb) po window", own[0], "(lldb) po [window recursiveDescription]"] + own
    case 2:
      lines += ["(lldb) po page", String(own[1].dropFirst(5)), "   | " + own[2].dropFirst(10)]
    default: lines += ["(lldb) again"] + own
    }
  }

  mutating func wrap(at width: Int) {
    lines = lines.flatMap { line in
      var rows: [String] = []
      var rest = line[...]
      while rest.count > width {
        rows.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      return rows + [String(rest)]
    }
  }

  mutating func prefix(with prefix: String) {
    lines = lines.enumerated().map { number, line in
      prefix.replacing("12", with: "\(number + 7)").replacing("17]", with: "\(17 + number)]") + line
    }
  }
}
