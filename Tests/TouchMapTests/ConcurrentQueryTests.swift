import SeededRandomness
import Testing
import TouchMap

/// A screen is a value, so any number of threads may ask it, its index and its partition at once.
@Suite struct `Questions about one screen from many threads` {
  private struct Answers: Equatable, Sendable {
    var owners: [Node.ID?] = []
    var indexed: [Node.ID?] = []
    var cut: [Node.ID?] = []
    var texts: [String] = []
  }

  private static func ask(
    _ screen: Screen, _ index: TouchIndex, _ partition: TouchPartition, _ points: [Screen.Point]
  ) -> Answers {
    var answers = Answers()
    for point in points {
      answers.owners.append(screen.touch(at: point).winner?.node)
      answers.indexed.append(index.receiver(ofTouchAt: point))
      answers.cut.append(partition.owner(at: point))
    }
    let reported = ReportedScreen(screen, file: "screen.txt")
    answers.texts = [
      MapReport.svg([MapReport(reported)]),
      WhyReport.json(WhyReport.reports(on: "UIView", of: reported), asList: true),
      LintReport.sarif([LintReport(reported, configuration: LintConfiguration())]),
      TouchReport.json([TouchReport(reported, at: points[0])], asList: true),
      (try? ScreenJSON.text(of: [screen])) ?? "",
    ]
    return answers
  }

  @Test(arguments: UInt64(1)...4)
  func `are answered as one thread is answered`(seed: UInt64) async throws {
    var source = RandomScreen(seed: seed)
    let screen = try source.screen(count: 12...20)
    let (index, partition) = (TouchIndex(screen), screen.partition())
    let points = (0..<50).map { _ in source.point(in: screen) }
    let expected = Self.ask(screen, index, partition, points)
    let all = await withTaskGroup(of: Answers.self) { group in
      for _ in 0..<6 {
        group.addTask { Self.ask(screen, index, partition, points) }
      }
      return await group.reduce(into: [Answers]()) { $0.append($1) }
    }
    #expect(all == Array(repeating: expected, count: 6), "seed \(seed)")
  }

  @Test func `leave one another's changed copies alone`() async throws {
    var source = RandomScreen(seed: 5)
    let screen = try source.screen(count: 40...60)
    let index = TouchIndex(screen)
    let points = (0..<50).map { _ in source.point(in: screen) }
    let expected = points.map { index.receiver(ofTouchAt: $0) }
    let all = await withTaskGroup(of: [Node.ID?].self) { group in
      for number in 0..<16 {
        group.addTask {
          guard !number.isMultiple(of: 2) else {
            return points.map { index.receiver(ofTouchAt: $0) }
          }
          var (copy, source) = (index, RandomScreen(seed: UInt64(number)))
          var tree = screen
          for _ in 0..<20 { tree = (try? source.update(&copy, of: tree)) ?? tree }
          return expected
        }
      }
      return await group.reduce(into: [[Node.ID?]]()) { $0.append($1) }
    }
    #expect(all == Array(repeating: expected, count: 16))
  }
}
