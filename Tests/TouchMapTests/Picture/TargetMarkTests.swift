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

  /// The rule that holds for every screen: the marks are those of the verdicts.
  private func check(_ screen: Screen, _ name: String) throws {
    let report = MapReport(ReportedScreen(screen))
    let (picture, wanted) = (report.picture, wanted(report.verdict))
    #expect(counted { mark in picture.marked.count { $0.mark == mark } } == wanted, "\(name)")
    #expect(
      picture.marked.prefix(picture.blocked.count).map(\.target) == picture.blocked, "\(name)")
    let legend = Dictionary(uniqueKeysWithValues: picture.marks.map { ($0.mark, $0.count) })
    #expect(legend == wanted, "\(name)")
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

  @Test func `differ without their colours`() {
    let lines = TargetMark.allCases.map { [$0.drawing.width] + $0.drawing.dashes }
    #expect(Set(lines).count == TargetMark.allCases.count)
  }
}
