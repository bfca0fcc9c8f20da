import SeededRandomness
import Testing
import TouchMap

@Suite struct `A generated paste` {
  @Test func `is answered rightly or is not called exact`() throws {
    var random = SplitMix64(seed: 31)
    var (wrong, whole, exact): ([String], Int, Int) = ([], 0, 0)
    var refused: [String] = []
    for number in 0..<Exhaustive.count(everyDay: 1_000, night: 1_000_000) {
      let paste = GeneratedPaste(number: number, random: &random)
      guard let dump = try? Dump(reading: paste.text.utf8), dump.screens.count == 1 else {
        refused.append(paste.name)
        continue
      }
      let answer = dump.screens[0].touch(at: GeneratedPaste.point)
      let winner = answer.winner.flatMap { dump.screens[0].nodes[$0.node].address }
      let isRight = winner == paste.winner && paste.isWhole
      if answer.evidence == .exact, !isRight { wrong.append("\(paste.name):\n\(paste.text)") }
      if paste.isWhole {
        whole += 1
        if answer.evidence == .exact {
          exact += 1
        } else if wrong.count < 3 {
          refused.append(paste.name)
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(3))")
    #expect(exact * 100 >= whole * 95, "\(exact) of \(whole) exact; not: \(Set(refused).sorted())")
  }
}
