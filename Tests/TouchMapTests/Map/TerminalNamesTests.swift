import Foundation
import SeededRandomness
import Testing
import TouchMap
import TouchReports

@Suite struct `The names of culprits in a terminal` {
  private func report(_ views: [String]) throws -> MapReport {
    let lines = ["<UIWindow: 0x1; frame = (0 0; 200 200)>"] + views.map { "   | " + $0 }
    return try MapFixture.report(lines.joined(separator: "\n"))
  }

  private func buttons(_ frames: String...) -> [String] {
    frames.map { "<UIButton: 0x2; frame = \($0); accessibilityLabel = 'Buy'>" }
  }

  /// The drawing's lines, without the words around it.
  private func block(_ report: MapReport, columns: Int, rows: Int) -> [String] {
    block(in: words(report, TextStyle(columns: columns, rows: rows)), rows: rows)
  }

  private func block(in lines: [String], rows: Int) -> [String] {
    Array(lines[((lines.firstIndex(of: "") ?? 0) + 1)...].prefix(rows))
  }

  private func words(_ report: MapReport, _ style: TextStyle) -> [String] {
    MapReport.text([report], style: style).components(separatedBy: "\n")
  }

  @Test func `are shortened where there is no room`() throws {
    let report = try report(
      buttons("(80 80; 40 40)") + ["<App.HeaderShadow: 0x3; frame = (60 60; 80 80)>"])
    #expect(block(report, columns: 10, rows: 10)[3] == "...Hea…...")
  }

  @Test func `leave room for a blocked button in its blocked cell`() throws {
    let report = try report([
      "<UITableViewCell: 0x2; frame = (0 0; 200 120)>",
      "   | <UIButton: 0x3; frame = (40 60; 120 40)>", "<App.Banner: 0x4; frame = (0 0; 200 200)>",
    ])
    let drawing = block(report, columns: 20, rows: 20).joined(separator: "\n")
    #expect(drawing.contains("x UIButton") && drawing.contains("x UITable"), "\(drawing)")
  }

  @Test(arguments: [
    // A column beside the button; nothing but the button; less than a character.
    ("(80 60; 20 80)", "(80 60; 40 80)"), ("(80 60; 40 80)", "(80 60; 40 80)"),
    ("(80 60; 3 3)", "(80 60; 3 3)"),
  ])
  func `are numbers where not even a letter fits`(button: String, banner: String) throws {
    let report = try report(buttons(button) + ["<App.Banner: 0x3; frame = \(banner)>"])
    let lines = block(report, columns: 10, rows: 10)
    #expect(lines.joined().filter(\.isNumber) == "1", "\(lines)")
    #expect(words(report, TextStyle(columns: 10, rows: 10)).contains("1 Banner"))
  }

  /// The rule that holds for every screen: each culprit with an area is named in it.
  private func requireNames(on screen: Screen, columns: Int, _ name: String) {
    let report = MapReport(ReportedScreen(screen))
    let picture = TouchPicture(report.verdict)
    let rows = max(4, columns / 2)
    let list = words(report, TextStyle(columns: columns, rows: rows))
    let lines = block(in: list, rows: rows)
    guard lines.allSatisfy({ $0.count == columns }), lines.count == rows else { return }
    for culprit in picture.culprits {
      let own = picture.regions.filter { !Set($0.owners).isDisjoint(with: culprit.owners) }
      guard !own.isEmpty else { continue }
      let isListed = list.contains { line in
        line.components(separatedBy: ", ").contains {
          $0.wholeMatch(of: #/\d+ (.*)/#).map { String($0.1) == culprit.name.text } ?? false
        }
      }
      let pieces = own.flatMap(\.polygons).map(ConvexPolygon.init)
      let first = culprit.name.text.prefix(1)
      let isNamed = lines.enumerated().contains { row, line in
        line.enumerated().contains { column, letter in
          guard first == String(letter) else { return false }
          let point = Screen.Point(
            x: screen.frame.origin.x + (Double(column) + 0.5) * screen.frame.size.width
              / Double(columns),
            y: screen.frame.origin.y + (Double(row) + 0.5) * screen.frame.size.height
              / Double(rows))
          return pieces.contains { $0.contains(point) }
        }
      }
      #expect(isListed || isNamed, "\(name): \(culprit.name) in \(columns) columns")
    }
  }

  @Test func `stand in their areas, or in the list`() throws {
    for seed in Exhaustive.seeds(everyDay: 20, night: 2_000) {
      let screen = try RandomScreen.withTargets(seed: seed)
      for columns in [12, 40] { requireNames(on: screen, columns: columns, "seed \(seed)") }
    }
  }

  @Test(arguments: [(78, 24, false), (100, 24, true), (200, 24, true), (80, 60, false)])
  func `stand in a map that has the words beside it where it is larger so`(
    width: Int, height: Int, isBeside: Bool
  ) throws {
    let report = try report(
      buttons("(20 20; 160 40)") + ["<App.HeaderShadow: 0x3; frame = (0 0; 200 80)>"])
    var style = TextStyle(columns: width, height: height)
    style.width = width
    let lines = words(report, style)
    #expect(lines.count < height)
    #expect(lines[0].hasSuffix("   screen.txt") == isBeside, "\(lines)")
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
    #expect(lines.contains { $0.contains(" HeaderShadow /") })
  }
}
