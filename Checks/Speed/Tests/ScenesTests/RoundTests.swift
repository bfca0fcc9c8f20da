import Scenes
import Testing

@Suite struct `A round` {
  private let scene = SceneKind.feed.scene(seed: 3)

  private func round(_ number: Int, seed: UInt64 = 3) -> Round {
    var size = Round.Size()
    (size.queries, size.queryWarmup) = (80, 20)
    return Round(number, of: scene, seed: seed, size: size)
  }

  @Test func `has the untimed questions besides the timed ones`() {
    #expect(round(0).queries.count == 100)
  }

  @Test func `asks other questions than the rounds before it`() {
    #expect(round(1).text == round(1).text)
    #expect(round(1).text != round(2).text)
    #expect(round(1).text != round(1, seed: 4).text)
  }

  @Test func `asks about the screen only`() {
    for query in round(0).queries {
      #expect(query.x >= 0 && query.x < scene.width && query.y >= 0 && query.y < scene.height)
      #expect(query.x == query.x.rounded() && query.y == query.y.rounded())
    }
  }

  @Test func `is read back as it was written`() throws {
    let written = round(0)
    let read = try withFile(written.text) { try Round(path: $0) }
    #expect(read.text == written.text)
  }
}
