import SeededRandomness
import Testing
@_spi(Command) import TouchMap

@Suite struct `A damaged dump of any format` {
  private static let sound: [String] = [
    """
    (lldb) po window
    <UIWindow: 0x1; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x2>>
       | <UILabel: 0x3; frame = (8 9; 100 20.5); text = 'What's; up'; alpha = 0.5; hidden = YES>
       |    | <_UILabelLayer: 0x4> (layer)
       | <UIScrollView: 0x5; frame = (0 0; 9 9); layer = <CALayer: 0x6>; contentOffset: {0, -59}>
    == next ==
    # level 2000 key
    <App.Box<Int>: 0x7; frame = (0 0; 9 9); transform = [0, 1, -1, 0, 5, 5]; anchorPoint = (0, 1)>
    """,
    """
    {"format":"touchmap-hierarchy","version":1,"screens":[{"windows":[{"root":0}],"nodes":[
    {"class":"UIWindow","kind":"window","depth":0,"frame":[0,0,9,9],"transform":[1,0,0,1,0,0]},
    {"class":"UIView","depth":1,"line":3,"alpha":0.5,"flags":["hidden"],"frame":[0,0,9,9]}
    ]}]}
    """,
    """
    <?xml version="1.0"?><AppiumAUT>
    <XCUIElementTypeApplication name="A" label="&lt;&#33;" x="0" y="0" width="9" height="9">
    <XCUIElementTypeWindow visible="false" x="0" y="0" width="9" height="9">
    <XCUIElementTypeNavigationBar nativeFrame="{{0, 0}, {9, 9}}" hittable="true"/>
    <!-- --><![CDATA[ ]]></XCUIElementTypeWindow></XCUIElementTypeApplication></AppiumAUT>
    """,
    """
    <ViewHierarchy><UIWindow alpha="1.0" class="UIWindow" height="9" width="9">
    <A<B, (C) -> D> alpha="<number>" label="a "b" <c>" x="1" y="1" width="3" height="3" />
    <V x="0"><![CDATA[<html>]]></V></UIWindow></ViewHierarchy>
    """,
    """
    {"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":9,"height":9,
    "alpha":0.5,"visible":true,"children":[{"type":"SentryTruncatedViewHierarchy"}]}]}
    """,
    """
    Running on x
    {"attributes":{"bounds":"[0,0][0,0]"},"children":[{"attributes":{"bounds":"[0,0][9,9]",
    "text":"\\u00e4\\ud83d\\ude00"},"children":[]}]}
    """,
    """
    {"ok":true,"data":{"entries":[{"frame":{"x":0,"y":0,"width":9,"height":9},"role":"Button",
    "states":["disabled"]}],"outline":"App: A  9x9","raw":[{"AXFrame":"{{0, 0}, {9, 9}}",
    "type":"Application","children":[{"interactable":{"status":"blocked","reasons":[{"kind":
    "occluded","by":{"label":"x"}}]},"occluded_by":"y","frame":{"x":1}}]}]}}
    """,
    """
    Attributes: Application, 0x1, pid: 1
    Element subtree:
     →Application, 0x1, pid: 1, label: 'It's'
        Window (Main), 0x2, {{0.0, 0.0}, {9.0, 9.0}}
          Button, 0x3, {{0.0, 0.0}, {5.0, 5.0}}, label: 'a
    b', value: 1, Selected, Disabled
    Path to element:
     →Application, 0x1
    """,
    #"po x\n Element subtree:\n →Application, 0x1\n    Window, 0x2, {{0, 0}, {9, 9}}, label: \'a\'"#,
    """
    {"status":"ok","windows":[{"className":"UIWindow","frame":{"x":0,"y":0,"width":9,"height":9},
    "bounds":{"x":0,"y":0,"width":9,"height":9},"transform":[1,0,0,1,0,0],"children":[{"className":
    "UIView","windowFrame":{"x":1,"y":1,"width":3,"height":3},"transform":"[1, 0, 0, 1, 0, 0]"}]}]}
    """,
    """
    {"data":{"nodes":[{"ref":"e1","depth":0,"type":"Application","rect":{"x":0,"y":0,"width":9,
    "height":9}},{"ref":"e2","depth":1,"type":"Button","rect":{"x":1,"y":1,"width":3,"height":3}}]}}
    """,
    """
    {"protocol":"rs/1","elements":[{"role":"application","frame":{"x":0,"y":0,"width":9,"height":9}},
    {"role":"button","frame":{"x":1,"y":1,"width":3,"height":3},"state":{"enabled":false}}]}
    """,
    """
    Found these elements on screen: [{"type":"Button","label":"a","coordinates":{"x":1,"y":1,
    "width":3,"height":3}}]
    """,
    """
    One element per line: @ref Type text= label=
    @e1 Button label="a \\"b\\"" at=1,2 size=3x4 disabled
    """,
  ]

  @Test(arguments: sound)
  func `gives an answer or an error, and never a crash`(text: String) {
    var read = 0
    let seeds = Exhaustive.seeds(everyDay: 300, night: 15_000)
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&bytes, &random) }
      let name = seed.isMultiple(of: 3) ? DumpFormat.all.randomElement(using: &random)?.name : nil
      guard let dump = try? Dump(reading: bytes, as: name) else { continue }
      for screen in dump.screens { check(screen, of: dump.format.name, seed) }
      read += 1
    }
    // A reader that refused everything would pass.
    #expect(read > seeds.count / (text.hasPrefix("(lldb)") ? 3 : 30))
  }

  private func check(_ screen: Screen, of format: String, _ seed: UInt64) {
    #expect(!screen.nodes.isEmpty, "seed \(seed)")
    let covered = screen.windows.reduce(0) { $0 + screen.subtree(of: $1.root).count }
    #expect(covered == screen.nodes.count || screen.isElementTree, "seed \(seed)")
    let answer = screen.touch(at: .init(x: 3, y: 3))
    #expect(answer.candidates.allSatisfy { screen.nodeIDs.contains($0.node) }, "seed \(seed)")
    // In the project's own JSON, lines are what the document says.
    let broken = zip(screen.nodeIDs, screen.nodes).filter { index, node in
      node.subtreeEnd <= index || node.subtreeEnd > screen.nodeIDs.upperBound
        || node.line < 1 && format != "json"
        || !node.unknown.contains(.geometry) && !node.frame.maxX.isFinite
    }
    #expect(broken.map(\.0) == [], "seed \(seed)")
    #expect(
      answer.candidates.allSatisfy { !screen.explanation(of: $0, at: answer.point).isEmpty },
      "seed \(seed)")
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard let index = bytes.indices.randomElement(using: &random) else { return }
    let marks = Array("<>(){}[]'\";:=|\n\\ 0-e.,/&!".utf8)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.remove(at: index)
    case 1: bytes[index] = .random(in: 0...255, using: &random)
    case 2: bytes.insert(marks.randomElement(using: &random) ?? 0, at: index)
    case 3: bytes.removeSubrange(index..<min(bytes.count, index + 40))
    default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 60)], at: index)
    }
  }
}
