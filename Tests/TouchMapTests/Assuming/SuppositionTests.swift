import SeededRandomness
import Testing
@_spi(Command) import TouchMap

@Suite struct `A supposition` {
  private let dump = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UIButton: 0x2; frame = (0 0; 100 100); accessibilityIdentifier = 'buy'>
    <Overlay: 0x3; baseClass = UIWindow; frame = (0 0; 400 800); accessibilityIdentifier = 'overlay'>
       | <UIView: 0x4; frame = (0 0; 400 800)>
       |    | <UIButton: 0x5; frame = (0 700; 100 100); accessibilityIdentifier = 'undo'>
    """

  private func verdict(_ name: String, _ suppositions: String...) throws -> String {
    var screen = try Dump(reading: dump.utf8).screens[0]
    for text in suppositions {
      let supposition = try #require(Supposition(text))
      screen = try #require(screen.supposing(supposition))
    }
    let match = try #require(TapOracle(screen).bestMatch(named: name))
    return match.verdict.word.rawValue
  }

  @Test func `of a window that lets touches through is about its background`() throws {
    #expect(try verdict("#buy") == "covered-by")
    #expect(try verdict("#buy", "#overlay: passthrough") == "hits")
    #expect(try verdict("#undo", "#overlay: passthrough") == "hits")
    #expect(try verdict("0x4", "#overlay: passthrough") == "passes-through")
  }

  @Test(arguments: ["hidden", "disabled", "removed"])
  func `takes what is in front out of the way`(change: String) throws {
    #expect(try verdict("#buy", "#overlay: \(change)") == "hits")
  }

  @Test func `adds up with others`() throws {
    #expect(try verdict("#buy", "#overlay: hidden", "#buy: disabled") == "disabled")
    #expect(try verdict("#buy", "#overlay: hidden", "#buy: disabled", "#buy: enabled") == "hits")
  }

  @Test func `of what is not there says so`() throws {
    let screen = try Dump(reading: dump.utf8).screens[0]
    #expect(screen.supposing(.init(name: "#nothing", change: .hidden)) == nil)
  }

  @Test(arguments: [
    ("#a: hidden", Supposition(name: "#a", change: .hidden)),
    (" App.View :PassThrough ", Supposition(name: "App.View", change: .passThrough)),
    ("a: b: removed", Supposition(name: "a: b", change: .removed)),
    ("#a", nil), ("#a: gone", nil), (": hidden", nil),
  ])
  func `is a name, a colon and a change`(text: String, expected: Supposition?) {
    #expect(Supposition(text) == expected)
  }

  @Test func `is answered alike by the walk, the index and the partition`() throws {
    for seed in Exhaustive.seeds(everyDay: 30, night: 2_000) {
      var random = SplitMix64(seed: seed)
      let screen = try Screen.random(&random)
      let changes = Supposition.Change.allCases
      let change = changes[Int.random(in: 0..<changes.count, using: &random)]
      let named = Int.random(in: 0..<screen.nodes.count, using: &random)
      let changed = try #require(
        screen.supposing(.init(name: screen.nodes[named].className, change: change)))
      let (index, partition) = (TouchIndex(changed), changed.partition())
      let asker = TouchAsker(changed)
      let points = (0..<50).map { _ in
        Screen.Point(
          x: .random(in: 0...400, using: &random), y: .random(in: 0...800, using: &random))
      }
      let others = points.filter { point in
        let winner = asker.owner(at: point)
        return index.receiver(ofTouchAt: point) != winner
          || changed.frame.contains(point) && partition.owner(at: point) != winner
      }
      #expect(others == [], "seed \(seed), \(change)")
    }
  }
}
