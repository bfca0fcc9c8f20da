import Foundation
import Testing
import TouchMap

@Suite struct `The touch map in a terminal` {
  @Test func `is a block of letters with a legend`() throws {
    #expect(
      try MapReport.text([MapFixture.report()], style: TextStyle(columns: 24)) == """
        screen.txt
        120 x 100 points, evidence: assumed

        aaaaaaaaaaaaaaaaaaaaaaaa
        aaaabbbbbbbbbbbbbbbbaaaa
        aaaabbbbbbbbbbbbbbbbaaaa
        ccccccccccccbbbbbbbbaaaa
        ccccccccccccbbbbbbbbaaaa
        aaaaaaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaaaaaa
        aaaaaaaaaaaaaaaaaaaaaaaa
        ........................
        ........................

        a     50%  UITableView (line 2)
        .     20%  nobody
        b     20%  UIButton "Buy" (line 3)
        c     10%  Banner #banner (line 7)
        """)
  }

  @Test func `shows each owner on its colour where there are colours`() throws {
    let list = "\u{1B}[38;5;16;48;2;236;175;121m"
    let button = "\u{1B}[38;5;16;48;2;130;198;249m"
    let banner = "\u{1B}[38;5;16;48;2;201;175;244m"
    let end = "\u{1B}[0m"
    #expect(
      try MapReport.text(
        [MapFixture.report()], style: TextStyle(colors: .full, columns: 6, rows: 5)) == """
          screen.txt
          120 x 100 points, evidence: assumed

          \(list)a\(button)bbbb\(list)a\(end)
          \(banner)ccc\(button)bb\(list)a\(end)
          \(list)aaaaaa\(end)
          \(list)aaaaaa\(end)
          \(end)......\(end)

          \(list) a \(end)     50%  UITableView (line 2)
          \(end) . \(end)     20%  nobody
          \(button) b \(end)     20%  UIButton "Buy" (line 3)
          \(banner) c \(end)     10%  Banner #banner (line 7)
          """)
  }

  @Test func `takes the nearest of 256 colours where there are no more`() throws {
    let map = try MapReport.text(
      [MapFixture.report()], style: TextStyle(colors: .indexed, columns: 1, rows: 1))
    #expect(map.split(separator: "\n")[2] == "\u{1B}[38;5;16;48;5;216ma\u{1B}[0m")
  }

  @Test func `is no higher than the terminal, and keeps its shape`() throws {
    #expect(try extent(inHeight: nil) == [28, 48])
    // A line is left for the next command.
    #expect(try extent(inHeight: 20) == [19, 26])
    #expect(try extent(inHeight: 60) == [28, 48])
    #expect(try extent(inHeight: 5) == [18, 24], "the legend may scroll, not the map")
  }

  /// The lines of a map in a terminal, and how wide its drawing is.
  private func extent(inHeight height: Int?) throws -> [Int] {
    let style = TextStyle(columns: 48, height: height)
    let lines = try MapReport.text([MapFixture.report()], style: style)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return [lines.count, lines[3].count]
  }

  @Test func `does not let a dump command the terminal`() throws {
    let text = MapFixture.text.replacingOccurrences(of: "Buy", with: "\u{1B}[2JBuy")
    let map = try MapReport.text([MapFixture.report(text)], style: TextStyle(columns: 4))
    #expect(!map.contains("\u{1B}"))
    #expect(map.contains("UIButton \"\\u{1B}[2JBuy\" (line 3)"))
  }

  @Test func `has letters for 62 owners and an asterisk for the rest`() throws {
    let views = (0..<70).map { "   | <UIView: 0x\($0); frame = (\($0) 0; 1 1)>" }
    let report = try MapFixture.report(
      (["<UIWindow: 0x99; frame = (0 0; 70 1)>"] + views).joined(separator: "\n"))
    let map = MapReport.text([report], style: TextStyle(columns: 70, rows: 1))
    let row = map.split(separator: "\n")[2]
    #expect(
      row == "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789********")
    #expect(map.hasSuffix("\nand 46 more"))
  }
}
