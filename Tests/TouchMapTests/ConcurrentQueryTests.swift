import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// A screen is a value, so any number of threads may ask it, its index and its partition at once.
@Suite struct `Questions about one screen from many threads` {
  private struct Answers: Equatable, Sendable {
    var owners: [Node.ID?] = []
    var indexed: [Node.ID?] = []
    var cut: [Node.ID?] = []
    var texts: [String] = []
  }

  private static func ask(
    _ screen: Screen, _ index: TouchIndex, _ partition: TouchPartition, _ survey: ScreenSurvey,
    _ points: [Screen.Point]
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
      WhyReport.json(WhyReport.reports(on: "UIView", of: reported, by: survey), asList: true),
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
    let expected = Self.ask(screen, index, partition, ScreenSurvey(screen), points)
    // All threads ask the same survey first, so that they meet in each of its parts.
    let survey = ScreenSurvey(screen)
    let all = await onThreads(8) { _ in Self.ask(screen, index, partition, survey, points) }
    #expect(all == Array(repeating: expected, count: 8), "seed \(seed)")
  }
}

/// Runs a body on so many threads at once, however few cores there are, and returns what each answers.
private func onThreads<Answer: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Answer
) async -> [Answer] {
  await withTaskGroup(of: Answer.self) { group in
    for number in 0..<count {
      group.addTask {
        await withCheckedContinuation { answered in
          Thread.detachNewThread { answered.resume(returning: body(number)) }
        }
      }
    }
    return await group.reduce(into: [Answer]()) { $0.append($1) }
  }
}
