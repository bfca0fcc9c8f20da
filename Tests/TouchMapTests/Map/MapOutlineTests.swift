import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The outline of a region` {
  private func paths(_ text: String) throws -> [String] { paths(try MapFixture.report(text)) }

  private func paths(_ report: MapReport) -> [String] {
    report.screen.partition().regions.map { RegionDrawing($0.polygons).shortPath }
  }

  @Test func `goes around a hole`() throws {
    #expect(
      try paths(
        """
        <UIWindow: 0x1; frame = (0 0; 90 90)>
           | <UIView: 0x2; frame = (20 20; 30 30)>
        """) == [
          "M0 0h90v90h-90zM20 20v30h30v-30z", "M20 20h30v30h-30z",
        ])
  }

  @Test func `is one for views that touch, whichever way they were cut`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <UIView: 0x2; frame = (0 0; 60 90)>
         |    | <UIView: 0x3; frame = (10 10; 20 20); userInteractionEnabled = NO>
         | <UIView: 0x4; frame = (60 0; 30 30)>
         | <UIView: 0x5; frame = (60 60; 30 30)>
      """
    #expect(
      try paths(text) == [
        "M60 30h30v30h-30z", "M0 0h60v90h-60z", "M60 0h30v30h-30z", "M60 60h30v30h-30z",
      ])
  }

  @Test func `of parts that meet in a corner encloses both`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <UIView: 0x2; frame = (45 0; 45 45)>
         | <UIView: 0x3; frame = (0 45; 45 45)>
      """
    let outline = try #require(try paths(text).first)
    #expect(Outline(path: outline).loops.joined().count >= 8)
    #expect(outline.hasPrefix("M0 0h45v45"))
  }

  @Test func `has no seams where turned views cut a region`() throws {
    // The window around two turned views is cut along their edges; its outline is its own and theirs.
    let turned = "transform = [0.8, 0.6, -0.6, 0.8, 0, 0]"
    let paths = try paths(
      """
      <UIWindow: 0x1; frame = (0 0; 300 300)>
         | <UIView: 0x2; frame = (20 20; 70 70); \(turned)>
         | <UIView: 0x3; frame = (150 130; 70 70); \(turned)>
      """)
    #expect(paths.map { $0.split(separator: "M").count } == [3, 1, 1])
    #expect(paths.map { $0.split { "Mlhv".contains($0) }.count } == [12, 4, 4])
  }

  /// Whatever the corners are, what an outline encloses is the region, up to the hundredths to which
  /// upright edges are moved.
  @Test func `encloses the region's area, also where edges are slanted`() throws {
    for seed in Exhaustive.seeds(everyDay: 12, night: 600) {
      var random = RandomScreen(seed: seed)
      let screen = try random.screen()
      let report = MapReport(ReportedScreen(screen))
      let (regions, paths) = (screen.partition().regions, paths(report))
      #expect(regions.count == paths.count, "seed \(seed)")
      for (region, path) in zip(regions, paths) {
        #expect(abs(Self.area(path) - region.area) < 5, "seed \(seed), \(path)")
      }
    }
  }

  /// The area inside loops of which holes run the other way.
  private static func area(_ path: String) -> Double {
    var sum = 0.0
    for loop in Outline(path: path).loops {
      for (one, next) in zip(loop, loop.dropFirst() + loop.prefix(1)) {
        sum += (one.x * next.y - next.x * one.y) / 2
      }
    }
    return abs(sum)
  }
}
