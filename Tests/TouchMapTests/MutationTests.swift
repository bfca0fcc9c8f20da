import SeededRandomness
import Testing
import TouchMap

@Suite struct `A damaged dump` {
  private let sound = """
    (lldb) po window
    <UIWindow: 0x1; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x2>>
       | <UILabel: 0x3; frame = (8 9; 100 20.5); text = 'What's; up'; alpha = 0.5; hidden = YES>
       |    | <_UILabelLayer: 0x4> (layer)
       | <UIScrollView: 0x5; frame = (0 0; 9 9); layer = <CALayer: 0x6>; contentOffset: {0, -59}>
    == next ==
    # level 2000 key
    <App.Box<Int>: 0x7; frame = (0 0; 9 9); transform = [0, 1, -1, 0, 5, 5]; anchorPoint = (0, 1)>
    """

  private let json = """
    {"format":"touchmap-hierarchy","version":1,"screens":[{"windows":[{"root":0}],"nodes":[
    {"class":"UIWindow","kind":"window","depth":0,"frame":[0,0,9,9],"transform":[1,0,0,1,0,0]},
    {"class":"UIView","depth":1,"line":3,"alpha":0.5,"flags":["hidden"],"frame":[0,0,9,9]}
    ]}]}
    """

  @Test func `gives an answer or an error, and never a crash`() {
    var read = 0
    let seeds = Exhaustive.seeds(everyDay: 600, night: 30_000)
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var bytes = Array((seed.isMultiple(of: 4) ? json : sound).utf8)
      for _ in 0..<Int.random(in: 1...12, using: &random) { mutate(&bytes, &random) }
      guard let dump = try? Dump(reading: bytes) else { continue }
      #expect(!dump.screens.isEmpty, "seed \(seed)")
      for screen in dump.screens { check(screen, seed: seed) }
      read += 1
    }
    // A reader that refused everything would pass.
    #expect(read > seeds.count / 3)
  }

  private func check(_ screen: Screen, seed: UInt64) {
    let answer = screen.touch(at: .init(x: 5, y: 5))
    let covered = screen.windows.reduce(0) { $0 + screen.subtree(of: $1.root).count }
    #expect(covered == screen.nodes.count, "seed \(seed)")
    #expect(
      answer.candidates.allSatisfy { screen.nodeIDs.contains($0.node) }, "seed \(seed)")
    let sentences = answer.candidates.map { screen.explanation(of: $0, at: answer.point) }
    #expect(sentences.allSatisfy { !$0.isEmpty }, "seed \(seed)")
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard let index = bytes.indices.randomElement(using: &random) else { return }
    let marks = Array("<>(){}[]'\";:=|\n\\ 0-e.".utf8)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.remove(at: index)
    case 1: bytes[index] = .random(in: 0...255, using: &random)
    case 2: bytes.insert(marks.randomElement(using: &random) ?? 0, at: index)
    case 3: bytes.removeSubrange(index..<min(bytes.count, index + 40))
    default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 60)], at: index)
    }
  }
}
