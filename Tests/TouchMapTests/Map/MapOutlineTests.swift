import Foundation
import Testing
import TouchMap

@Suite struct `The outline of a region` {
  private func paths(_ text: String) throws -> [String] {
    paths(try MapFixture.report(text))
  }

  private func paths(_ report: MapReport) -> [String] {
    MapReport.svg([report]).split(separator: "\n").filter { $0.contains("region ") }
      .map { String($0.components(separatedBy: " d=\"").last?.prefix { $0 != "\"" } ?? "") }
  }

  @Test func `goes around a hole`() throws {
    #expect(
      try paths(
        """
        <UIWindow: 0x1; frame = (0 0; 90 90)>
           | <UIView: 0x2; frame = (20 20; 30 30)>
        """) == [
          "M0 0L90 0L90 90L0 90ZM20 20L20 50L50 50L50 20Z", "M20 20L50 20L50 50L20 50Z",
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
        "M60 30L90 30L90 60L60 60Z", "M0 0L60 0L60 90L0 90Z", "M60 0L90 0L90 30L60 30Z",
        "M60 60L90 60L90 90L60 90Z",
      ])
  }

  @Test func `of parts that meet in a corner encloses both`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <UIView: 0x2; frame = (45 0; 45 45)>
         | <UIView: 0x3; frame = (0 45; 45 45)>
      """
    let outline = try #require(try paths(text).first)
    #expect(outline.split(separator: "L").count + outline.split(separator: "M").count >= 8)
    #expect(outline.hasPrefix("M0 0L45 0L45 45"))
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
    #expect(paths.map { $0.split { "ML".contains($0) }.count } == [12, 4, 4])
  }

  /// Whatever the corners are, what an outline encloses is the region.
  @Test func `encloses the region's area, also where edges are slanted`() throws {
    for seed in UInt64(1)...60 {
      var random = RandomScreen(seed: seed)
      let screen = try random.screen()
      let report = MapReport(ReportedScreen(screen))
      let (regions, paths) = (screen.partition().regions, paths(report))
      #expect(regions.count == paths.count, "seed \(seed)")
      for (region, path) in zip(regions, paths) {
        #expect(abs(Self.area(path) - region.area) < 0.5, "seed \(seed), \(path)")
      }
    }
  }

  /// The area inside loops of which holes run the other way.
  private static func area(_ path: String) -> Double {
    var sum = 0.0
    for loop in path.split(separator: "M") {
      let corners = loop.dropLast().split(separator: "L").map { corner in
        corner.split(separator: " ").compactMap { Double($0) }
      }
      for (one, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        sum += (one[0] * next[1] - next[0] * one[1]) / 2
      }
    }
    return abs(sum)
  }
}
