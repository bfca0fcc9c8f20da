import Foundation
import SeededRandomness
import Testing
import TouchMap
import TouchReports

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
    let words = try #require(
      MapReport.text([report], style: TextStyle(columns: 40))
        .components(separatedBy: "points, evidence").last)
    for mark in TargetMark.allCases {
      let title = "\(mark.title.lowercased()) \(Plural.grouped(wanted[mark] ?? 0))"
      #expect(words.contains(title) == (wanted[mark] != nil), "\(name): \(title)")
    }
    let page = try #require(MapReport.html([report]).components(separatedBy: "</figure>").first)
    let scene = page.components(separatedBy: "<svg class=\"marks\"")
    let firstScene = try #require(scene.first?.components(separatedBy: "</svg>\n<svg class").first)
    let paths = counted { mark in
      let suffix = mark == .blocked ? "" : " \(mark.rawValue)"
      return occurrences(of: "<path class=\"ghost\(suffix)\"", in: firstScene)
    }
    #expect(paths == drawn, "\(name)")
  }

  @Test(arguments: RealDumps.withExamples)
  func `follow from the verdicts in every picture`(file: URL) throws {
    for screen in try Dump(reading: Data(contentsOf: file)).screens {
      try check(screen, file.lastPathComponent)
    }
  }

  @Test func `follow from the verdicts on random screens`() throws {
    for seed in 0..<UInt64(Exhaustive.count(everyDay: 40, night: 2_000)) {
      var random = RandomScreen(seed: seed)
      try check(try random.screen(), "seed \(seed)")
    }
  }

  @Test func `differ without their colours`() {
    let letters = TargetMark.allCases.map { mark in
      (0..<60).map { mark.isDrawn($0) ? "#" : " " }.joined()
    }
    #expect(Set(letters).count == TargetMark.allCases.count)
    #expect(Set(TargetMark.allCases.map(\.letter)).count == TargetMark.allCases.count)
    #expect(Set(TargetMark.allCases.map(\.title)).count == TargetMark.allCases.count)
  }
}
