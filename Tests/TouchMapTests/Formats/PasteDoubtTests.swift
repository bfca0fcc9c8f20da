import Testing
@_spi(Command) import TouchMap

/// What a paste leaves in doubt, and what it does not.
@Suite struct `A paste that is not whole` {
  private static let lines = [
    "<UIWindow: 0x7f01; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x7f91>>",
    "   | <UIView: 0x7f02; frame = (0 0; 393 852); layer = <CALayer: 0x7f92>>",
    "   |    | <UIButton: 0x7f03; frame = (20 700; 353 50); layer = <CALayer: 0x7f93>>",
  ]
  private static let tree = lines.joined(separator: "\n")

  private func evidence(_ text: String) throws -> Evidence {
    try onlyScreen(text).touch(at: .init(x: 100, y: 720)).evidence
  }

  /// Whether a text is refused, or answered with a doubt.
  private func isUnsure(_ text: String) -> Bool { (try? evidence(text)) != .exact }

  @Test(arguments: [
    "...", "…", ".......", "... (5 more lines)", "[...]", "<snip>", "(truncated)", "--- snip ---",
    "[truncated]", "   | MyApp.Toast over everything", "<App.Toast: 0x7f09>",
    "userInteractionEnabled = NO; layer = <CALayer: 0x7f94>>", "... Collapse ↑", "   |    |",
    "Show less ↑ …", "App[4711]: ...", "11 ... Collapse ↑",
    "14\t   \\| MyApp.Toast over everything", "2024-05-06 21:04:53.358 App[60940:11303] [...]",
    "14\t(5 more lines)",
    "⊞ 23 hidden lines", "Expand 12 unchanged lines", "+ 14 more", "// … toasts …",
    "393 852); userInteractionEnabled = NO",
    "Ap: (UIKit) [a:b]    |    | <UI", "<UIVisualEffectView:",
    "x: (UIKit) <UIView: 0x7f8123", "0x7f8123406130; frame = (0 0; 393",
  ])
  func `in its middle is assumed`(line: String) throws {
    var lines = Self.lines
    lines.insert(line, at: 2)
    #expect(try evidence(lines.joined(separator: "\n")) == .assumed)
  }

  @Test(arguments: [
    "(lldb) po [window recursiveDescription]", "```", "Here it is:",
    "<NSLayoutConstraint: 0x7f09 (active)>", "   |    | <CALayer: 0x7f09> (layer)", "// the button",
  ])
  func `but has known lines between its views is exact`(line: String) throws {
    var lines = Self.lines
    lines.insert(line, at: 2)
    #expect(try evidence(lines.joined(separator: "\n")) == .exact)
  }

  @Test(arguments: [
    "layer = <CALayer: 0x7f94>>", "    |    | <UIVi", "UIView: 0x7f8123; frame = (0", "...",
    "<UIView: 0x7f09>", "<UIToolbar:",
  ])
  func `at its end is assumed`(line: String) throws {
    #expect(try evidence(Self.tree + "\n\(line)") == .assumed)
  }

  @Test(arguments: ["… Read more", " ...", " [truncated]", "… (12 more lines)"])
  func `behind its last view is assumed`(rest: String) throws {
    #expect(try evidence(Self.tree + rest) == .assumed)
    #expect(try evidence(Self.tree + " (edited)") == .exact)
  }

  @Test(arguments: [
    "(lldb) po toast\n<App.Toast: 0x7f09>", "\nIt is <UIView: 0x7f02> that I mean.",
  ])
  func `but goes on with other things is exact`(text: String) throws {
    #expect(try evidence(Self.tree + "\n\(text)") == .exact)
  }

  @Test(arguments: ["...", "(truncated)", "See more", "<App.Toast: 0x7f09>", "App[4711]: ..."])
  func `in the middle of a broken line is refused or assumed`(line: String) throws {
    for part in ["frame = (0 0; 393 852)", "; layer = <CALayer: 0x7f92>"] {
      for index in part.indices where part[index] == " " {
        let broken = part[..<index] + "\n\(line)\n" + part[index...].dropFirst()
        #expect(isUnsure(Self.tree.replacing(part, with: broken)), "\(broken)")
      }
    }
  }

  @Test(arguments: [
    "(20 700; 3\n53 50)", "(20 700; 35\n    3\n50)", "(2\n0\n700; 353 50)", "(20 \n700; 353 50)",
    "(20 700; 353 50); tag\n= 1",
  ])
  func `is refused where a description is broken, with the two lines`(frame: String) {
    let text = Self.tree.replacing("(20 700; 353 50)", with: frame)
    let error = #expect(throws: DumpError.self) { try Dump(reading: text.utf8) }
    #expect(
      error?.description
        == "3: error: lines 3 and 4 are one description that was broken; expected each view on one "
        + "line: copy the dump from Xcode's console or from a file, and not from a page that wraps "
        + "lines")
  }

  @Test(arguments: ["", "7 | ", "> "])
  func `is refused where a description is broken behind its bars`(prefix: String) {
    let lines = Self.lines.map { prefix + $0.replacing("| <", with: "|\n<") }
    let error = #expect(throws: DumpError.self) {
      try Dump(reading: lines.joined(separator: "\n").utf8)
    }
    #expect(error == DumpError(problem: .brokenLine, line: 2))
  }

  /// What stands before the lines of a paste that was wrapped before, and after.
  @Test(arguments: [("; ", "* "), ("| ", "- "), ("31: ", "/// "), ("// ", "> ")])
  func `wrapped between two prefixes is refused or assumed`(outer: String, inner: String) throws {
    let text = Self.tree.replacing("(20 700;", with: "(20 700; 353 50); hidd\nen = NO; x = (0;")
      .split(separator: "\n").map { line in
        outer + ("< ".contains(line.prefix(1)) ? inner : "") + line
      }.joined(separator: "\n")
    #expect(isUnsure(text))
  }

  @Test func `with a key that a break leaves unknown is refused or assumed`() {
    for key in ["userInteractio; nEnabled", "hi\n; dden", "hid\nXden"] {
      let text = Self.tree.replacing("353 50);", with: "353 50); tag\n= 1; \(key) = YES;")
      #expect(isUnsure(text.replacing("; nE", with: "\n; nE")), "\(key)")
    }
  }

  @Test func `with a view whose address is lost is refused or assumed`() {
    #expect(isUnsure(Self.tree.replacing("0x7f03; f", with: "\n; 0x7f03; f")))
  }

  @Test func `with bars behind something else has lost its indentation`() throws {
    let lines = [Self.lines[0]] + Self.lines.dropFirst().map { "| -*" + $0 }
    #expect(try evidence(lines.joined(separator: "\n")) == .assumed)
  }

  @Test func `broken between its bars is assumed`() throws {
    let lines = Self.lines.map { $0.replacing("|    |", with: "|\n   |") }
    #expect(try evidence(lines.joined(separator: "\n")) == .assumed)
  }

  @Test(arguments: ["", "; ", "│ ", "> "])
  func `keeps a line with bars between quoted ones`(prefix: String) throws {
    var lines = Self.lines.map { "| " + $0 }
    lines.insert("   | MyApp.Toast over everything", at: 2)
    #expect(try evidence(lines.map { prefix + $0 }.joined(separator: "\n")) == .assumed)
  }

  @Test func `without a window is assumed, with the reason`() throws {
    let text =
      "$3 = <UIView: 0x1; frame = (0 0; 393 852)>\n$10 = <UIView: 0x2; frame = (0 0; 393 852)>"
    let screen = try onlyScreen(text)
    #expect(screen.touch(at: .init(x: 1, y: 1)).evidence == .assumed)
    #expect(screen.certainty.because == .noWindow)
    #expect(
      try evidence(Self.lines.map { $0.drop { " |".contains($0) } }.joined(separator: "\n"))
        == .assumed)
  }

  private static let repeated: [String] = {
    let (view, button) = (lines[1].dropFirst(5), lines[2].dropFirst(10))
    return [
      "\(tree)\n(lldb) po button.superview\n\(view)", "(lldb) po window\n\(lines[0])\n\n\(tree)",
      "\(tree)\nrp\n\(view)\n   | \(button)", "\(tree)\n\(tree)",
    ]
  }()

  @Test(arguments: repeated)
  func `has each object once, however often it was printed`(text: String) throws {
    let screen = try onlyScreen(text)
    #expect(screen.nodes.count == 3)
    #expect(screen.windows.count == 1)
    #expect(screen.notes.remarks.map(\.kind) == [.printedAgain])
    #expect(try evidence(text) == .exact)
  }

  @Test func `takes the last whole print of an object with other facts, and is assumed`() throws {
    let part = Self.tree + "\n<UIView: 0x7f02; frame = (0 0; 393 300); layer = <CALayer: 0x7f92>>"
    let again = Self.tree + "\n" + Self.tree.replacing("393 852", with: "393 300")
    for (text, height) in [(part, 852.0), (again, 300)] {
      let screen = try onlyScreen(text)
      #expect(screen.nodes[1].frame.size.height == height)
      #expect(screen.nodes.count == 3)
      #expect(screen.notes.remarks.map(\.kind) == [.printedOtherwise])
      #expect(screen.reliableEvidence == .assumed)
    }
  }
}
