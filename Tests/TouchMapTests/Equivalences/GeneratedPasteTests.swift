import Foundation
import SeededRandomness
import Testing
import TouchMap

@Suite struct `A generated paste` {
  /// What became of the pastes.
  private struct Tally {
    /// The pastes that hold all of a window's tree, and those of them that are answered exactly.
    var (whole, exact) = (0, 0)
    /// What is called exact and is wrong or cannot be known.
    var wrong: [String] = []
    /// Some of the whole ones that are refused or no more than assumed.
    var lessSure: [String] = []

    mutating func take(_ paste: GeneratedPaste) {
      let tree = paste.tree
      let screens = (try? Dump(reading: paste.text.utf8))?.screens ?? []
      let answers = screens.map { ($0, $0.touch(at: GeneratedTree.point)) }
      let sure = answers.filter { $0.1.evidence == .exact }
      let isFalse = sure.contains { screen, answer in
        answer.winner.flatMap { screen.nodes[$0.node].address } != tree.winner
      }
      let isExact = sure.count == answers.count && !answers.isEmpty
      let isWhole = paste.isWhole && tree.hasWindow && !tree.isDecidedByAppClass
      // Of two screens one may be whole.
      if isFalse || isExact && !isWhole {
        wrong.append("\(paste.name):\n\(paste.text)\nexpected \(tree.winner ?? "no view")")
      }
      guard isWhole else { return }
      whole += 1
      if isExact {
        exact += 1
      } else if lessSure.count < 200 {
        lessSure.append(paste.name + (answers.isEmpty ? " (refused)" : ""))
      }
    }
  }

  /// Every day as many as there is time for, and each step alone.
  @Test func `is answered rightly or is not called exact`() {
    var tally = Tally()
    let night = Exhaustive.count(everyDay: 0, night: 1_000_000)
    let end = Self.processorTime + 5
    var number = 0
    while number < max(night, 1_000) || night == 0 && Self.processorTime < end {
      tally.take(GeneratedPaste(number: number))
      number += 1
    }
    if night > 0 { print("\(number) pastes: \(tally.exact) of \(tally.whole) exact") }
    #expect(tally.wrong.isEmpty, "\(tally.wrong.count): \(tally.wrong.prefix(3))")
    let comment = "\(tally.exact) of \(tally.whole) exact, less sure: \(tally.lessSure)"
    #expect(tally.exact * 100 >= tally.whole * 95, "\(comment)")
  }

  /// The seconds of processor time that this thread has used.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
