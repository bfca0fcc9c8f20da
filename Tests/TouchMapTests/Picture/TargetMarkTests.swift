import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The marks of targets` {
  /// How often each mark follows from the verdict about a target.
  private func wanted(_ verdict: ScreenVerdict) -> [TargetMark: Int] {
    verdict.asked.reduce(into: [:]) { counts, target in
      switch target.fate {
      case .works, .shadowed, .behindPresentation: break
      case .blocked: counts[.blocked, default: 0] += 1
      case .coveredNow(isKnown: true): counts[.scrolls, default: 0] += 1
      case .coveredNow(isKnown: false): counts[.covered, default: 0] += 1
      case .unknown: counts[.unknown, default: 0] += 1
      case .disabled: counts[.disabled, default: 0] += 1
      }
    }
  }

  /// Marks by how often each occurs, each with a count that is not zero.
  private func counted(_ count: (TargetMark) -> Int) -> [TargetMark: Int] {
    Dictionary(uniqueKeysWithValues: TargetMark.allCases.map { ($0, count($0)) })
      .filter { $0.value > 0 }
  }

  private func occurrences(of text: String, in whole: some StringProtocol) -> Int {
    whole.components(separatedBy: text).count - 1
  }

  /// The rule that holds for every screen: each picture has the marks of the verdicts, and its legend
  /// names those and no others.
  private func check(_ screen: Screen, _ name: String) throws {
    let report = MapReport(ReportedScreen(screen))
    let (picture, wanted) = (report.picture, wanted(report.verdict))
    #expect(counted { mark in picture.marked.count { $0.mark == mark } } == wanted, "\(name)")
    #expect(
      picture.marked.prefix(picture.blocked.count).map(\.target) == picture.blocked, "\(name)")
    let legend = Dictionary(uniqueKeysWithValues: picture.marks.map { ($0.mark, $0.count) })
    #expect(legend == wanted, "\(name)")
    // Marks stand where a place is known and on the screen.
    let drawn = counted { mark in
      picture.marked.count { $0.mark == mark && !$0.target.outline.isEmpty }
    }
    let svg = MapReport.svg([report])
    guard svg.contains("class=\"edge\"") && !svg.contains("nothing to draw") else { return }
    let ghosts = counted { occurrences(of: ": \($0.title.lowercased())</title>", in: svg) }
    #expect(ghosts == drawn, "\(name)")
    let page = try #require(MapReport.html([report]).components(separatedBy: "</figure>").first)
    let scene = page.components(separatedBy: "<svg class=\"marks\"")
    let firstScene = try #require(scene.first?.components(separatedBy: "</svg>\n<svg class").first)
    let paths = counted { mark in
      occurrences(of: "<path class=\"ghost \(mark.rawValue)\"", in: firstScene)
    }
    #expect(paths == drawn, "\(name)")
  }

  @Test(arguments: DumpFiles.own)
  func `follow from the verdicts in every picture`(file: URL) throws {
    for screen in try Dump(reading: Data(contentsOf: file)).screens {
      try check(screen, file.lastPathComponent)
    }
  }

  @Test func `follow from the verdicts on random screens`() throws {
    for seed in 0..<UInt64(Exhaustive.count(everyDay: 12, night: 2_000)) {
      var random = RandomScreen(seed: seed)
      try check(try random.screen(), "seed \(seed)")
    }
  }

  @Test func `of a change are on its picture and on its page, as many as the words count`() throws {
    for seed in 0..<UInt64(Exhaustive.count(everyDay: 12, night: 2_000)) {
      var random = RandomScreen(seed: seed)
      let (before, after) = (try random.screen(), try random.screen())
      let report = DiffReport(from: ReportedScreen(before), to: ReportedScreen(after))
      let verdict = report.verdict
      let change = verdict.markedBefore + verdict.markedAfter
      #expect(
        change.counts.map(\.count)
          == [verdict.won, verdict.gone, verdict.new].map(\.count).filter { $0 > 0 })
      let fates = [before, after].flatMap { MapReport(ReportedScreen($0)).picture.marked }
      func seen(_ marked: [MarkedTarget]) -> [TargetMark: Int] {
        counted { mark in marked.count { $0.mark == mark && !$0.target.outline.isEmpty } }
      }
      guard report.diff.isComparable else { continue }
      let svg = DiffReport.picture([report]).svg
      #expect(
        counted { occurrences(of: ": \($0.title.lowercased())</title>", in: svg) }
          == seen(fates + change), "seed \(seed)")
      for entry in change.counts { #expect(svg.contains(">\(entry.mark.title)</text>")) }
      let pane = try #require(
        DiffReport.html([report]).components(separatedBy: "<svg class=\"scene difference")
          .dropFirst().first?.components(separatedBy: "<p class=\"side-name\">").first)
      #expect(
        counted { occurrences(of: "<path class=\"ghost \($0.rawValue)\"", in: pane) }
          == seen(verdict.marked), "seed \(seed)")
    }
  }

  @Test func `have the same lines and only colours of the palette everywhere`() throws {
    let screen = try onlyScreen("<UIWindow: 0x1; frame = (0 0; 40 80)>")
    for text in [PageAssets.style.text, MapReport.svg([MapReport(ReportedScreen(screen))])] {
      for mark in TargetMark.allCases {
        let lengths = text.firstMatch(of: try Regex(#"\.ghost\.\#(mark)\{[^}]*dasharray:([^;}]*)"#))
        let dashes = String(lengths?.output[1].substring ?? "").matches(of: #/[0-9.]+(?=px|\s|$)/#)
        #expect(dashes.map { Double($0.output) ?? 0 } == mark.drawing.dashes, "\(mark)")
      }
      let known = Set(Palette.allCases.flatMap(\.colors).map(\.color.hex))
      let used = text.matches(of: #/#[0-9a-fA-F]{3,8}\b/#).map { String($0.output) }
      #expect(used.filter { !known.contains($0) } == [])
    }
  }

  @Test func `differ without their colours`() {
    let lines = TargetMark.allCases.map { [$0.drawing.width] + $0.drawing.dashes }
    #expect(Set(lines).count == TargetMark.allCases.count)
    #expect(Set(TargetMark.allCases.map(\.title)).count == TargetMark.allCases.count)
  }
}
