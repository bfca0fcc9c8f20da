import Testing
@_spi(Command) import TouchMap

@Suite struct `A recursiveDescription dump` {
  private let plain = """
    Window 0 0 100 200
      A 0 0 50 50
        B 1 2 3 4
      C 50 0 50 50
    """

  @Test(arguments: [
    // As UIKit prints it.
    """
    <Window: 0x1; frame = (0 0; 100 200); layer = <UIWindowLayer: 0x9>>
       | <A: 0x2; frame = (0 0; 50 50); layer = <CALayer: 0x9>>
       |    | <B: 0x3; frame = (1 2; 3 4); layer = <CALayer: 0x9>>
       | <C: 0x4; frame = (50 0; 50 50); layer = <CALayer: 0x9>>
    """,
    // With a prompt, prose, fences and blank lines.
    """
    My taps die, see below: a <UIView: 0x1> somewhere?

    ```
    (lldb) po [window recursiveDescription]
    <Window: 0x1; frame = (0 0; 100 200); layer = <UIWindowLayer: 0x9>>
      | <A: 0x2; frame = (0 0; 50 50); layer = <CALayer: 0x9>>

      |    | <B: 0x3; frame = (1 2; 3 4); layer = <CALayer: 0x9>>
      | <C: 0x4; frame = (50 0; 50 50); layer = <CALayer: 0x9>>
    ```
    Thanks!
    """,
    // In a comment, with other blanks, without addresses, the attributes in another order.
    """
    // <Window; layer = <UIWindowLayer>; frame = (0 0; 100 200)>
    //    | <A; opaque = NO; frame = (0 0; 50 50); layer = <CALayer>>
    // \t|       | <B; frame = (1 2; 3 4); layer = <CALayer>>
    //|<C; frame = (50 0; 50 50); layer = <CALayer>>
    """,
    // Where the bars were lost.
    """
      <Window: 0x1; frame = (0 0; 100 200)>
          <A: 0x2; frame = (0 0; 50 50)>
              <B: 0x3; frame = (1 2; 3 4)>
          <C: 0x4; frame = (50 0; 50 50)>
    """,
    // From Swift, with Windows line ends.
    "▿ Optional<Unmanaged<AnyObject>>\r\n  ▿ some : Unmanaged<AnyObject>\r\n"
      + "    - _value : <Window: 0x1; frame = (0 0; 100 200)>\r\n"
      + "   | <A: 0x2; frame = (0 0; 50 50)>\r\n"
      + "   |    | <B: 0x3; frame = (1 2; 3 4)>\r\n   | <C: 0x4; frame = (50 0; 50 50)>\r\n",
    // From a debugger that names the variables.
    """
    <Window: 0x1; frame = (0 0; 100 200)>
       | _a <A: 0x2; frame = (0 0; 50 50)>
       |    | 'Controller:0x7' | _b, _c <B: 0x3; frame = (1 2; 3 4)> - (null)
       | <C: 0x4; frame = (50 0; 50 50)> axis=horiz distribution=fill alignment=fill
    """,
  ])
  func `gives the same tree however it was pasted`(text: String) throws {
    #expect(try outline(onlyScreen(text)) == plain)
  }

  @Test(arguments: [
    "The culprit is <UIView: 0x7; frame = (0 0; 9 9)>.", "<NSArray: 0x600>", "<html;>",
    "a <b; frame = (c", "See [this] <UIView: 0x7; frame = (0 0; 9 9)>",
    "one (<UIView: 0x7; frame = (0 0; 9 9)>)", "% grep '<UIView: 0x7' dump.txt",
  ])
  func `does not take prose for a window`(prose: String) throws {
    let screen = try onlyScreen("\(prose)\n<UIView: 0x1; frame = (0 0; 10 10)>\n\(prose)")
    #expect(screen.nodes.map(\.line) == [2])
    #expect(screen.notes.skippedLines == 2)
  }

  @Test func `may hold every kind of bracket in a value`() throws {
    let node = try onlyScreen(
      """
      <App.Box<App.Pair<Int, String>>: 0x1; baseClass = UIView; frame = (0 0; 10 10); \
      animations = { position=<CABasicAnimation: 0x2>; bounds=(a; b) }; \
      backgroundColor = <UIDynamicColor: 0x3; name = red; provider = <__NSMallocBlock__: 0x4>>; \
      gestureRecognizers = <NSArray: 0x5>; layer = <CALayer: 0x6>; hidden = YES>
      """
    ).nodes[0]
    #expect(node.className == "App.Box<App.Pair<Int, String>>")
    #expect(node.baseClassName == "UIView")
    #expect(node.flags == [.hasGestureRecognizers, .hidden, .paintsBackground, .animates])
  }

  @Test(arguments: [
    ("UIExtendedGrayColorSpace 0 0", false), ("UIExtendedGrayColorSpace 0 0.35", true),
    ("UIExtendedSRGBColorSpace 0.2 0.7 0 1", true), ("UIExtendedSRGBColorSpace 1 1 1 0", false),
    ("<UIDynamicSystemColor: 0x6000017a7f40; name = systemBackgroundColor>", true), ("nil", false),
  ])
  func `tells whether a background is painted`(color: String, isPainted: Bool) throws {
    let screen = try onlyScreen(
      "<UIView: 0x1; frame = (0 0; 10 10); backgroundColor = \(color); layer = <CALayer: 0x2>>")
    #expect(screen.nodes[0].flags == (isPainted ? .paintsBackground : []))
  }

  @Test(arguments: [
    ("'What's'", "What's"), ("'a; b > c'", "a; b > c"), ("'it's; is it'", "it's; is it"),
    ("'<b>'", "<b>"), ("'one\ntwo'", "one\ntwo"), ("'(((['", "(((["), ("'šíp'", "šíp"),
  ])
  func `ends a text where the description goes on`(printed: String, text: String) throws {
    let screen = try onlyScreen(
      """
      <UIView: 0x1; frame = (0 0; 10 10)>
         | <UILabel: 0x2; frame = (1 1; 5 5); text = \(printed); userInteractionEnabled = NO>
         | <UIView: 0x3; frame = (1 1; 5 5)>
      """)
    #expect(screen.nodes.count == 3)
    #expect(screen.nodes[1].label == text)
    #expect(screen.nodes[1].flags == .interactionDisabled)
  }

  @Test(arguments: [1, 8])
  func `is refused where values were broken off`(count: Int) {
    let values = (0..<count).map { "; v\($0) =\n<A: 0x2\($0); b = 1>" }.joined()
    let text = "<UIWindow: 0x1; frame = (0 0; 9 9)\(values); layer = <CALayer: 0x3>>"
    #expect(throws: DumpError(problem: .brokenLine, line: 1)) { try Dump(reading: text.utf8) }
  }

  @Test func `ends a text also before a key that nobody knows`() throws {
    let screen = try onlyScreen(
      "<UILabel: 0x1; frame = (0 0; 50 20); text = 'It's; here'; strange = <Odd: 0x2>; odd = 5>")
    #expect(screen.nodes.map(\.label) == ["It's; here"])
  }

  @Test func `counts bare layers apart from views`() throws {
    let screen = try onlyScreen(
      """
      <UIView: 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x2>>
         | <CALayer: 0x3> (layer)
         | <UILabel: 0x4; frame = (0 0; 5 5); layer = <_UILabelLayer: 0x5>>
         |    | <_UILabelContentLayer: 0x6> (layer)
      """)
    #expect(screen.nodes.map(\.kind) == [.view, .layer, .view, .layer])
    #expect((screen.viewCount, screen.layerCount) == (2, 2))
  }

  @Test func `reads a description in a description`() throws {
    let node = try onlyScreen(
      "<<_UITextContainerView: 0x1; frame = (1 2; 3 4); layer = <CALayer: 0x2>> minSize = {0, 0}>"
    ).nodes[0]
    #expect(node.className == "_UITextContainerView")
    #expect(node.frame == Screen.Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `takes numbers in every form that %g prints`() throws {
    let node = try onlyScreen("<UIView: 0x1; frame = (-15.3281 1e+06; 2.5e-3 0.333333)>").nodes[0]
    let frame = Screen.Rect(x: -15.3281, y: 1_000_000, width: 0.0025, height: 0.333333)
    #expect(node.frame == frame)
  }

  @Test func `makes a value that cannot be read unknown, and counts it`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 100 100)>
         | <UIView: 0x2; frame = (0 0; 10 10); alpha = nan; hidden = <number>>
         | <UIView: 0x3; frame = (nan nan; 10 10)>
         | <UIView: 0x4>
      """)
    let unknown: [Node.Unknown] = [[], [.alpha, .flags], .geometry, .geometry]
    #expect(screen.nodes.map(\.unknown) == unknown)
    #expect(screen.notes.unreadableValues == 3)
  }

  @Test func `notes what it skipped`() throws {
    let screen = try onlyScreen(
      """
      Hello,
      <UIView: 0x1; frame = (0 0; 10 10)>
         | <UIView: 0x2; frame = (0 0; 10 10)>
      ...
         | <UIView: 0x3; frame = (0 0; 10
      bye
      """)
    var notes = Screen.Notes()
    notes.skippedLines = 2
    notes.elisions = 1
    notes.incompleteNodes = 1
    notes.unreadableValues = 0
    #expect(screen.notes == notes)
    #expect(screen.viewCount == 3)
  }

  @Test func `numbers the lines of its nodes`() throws {
    let screen = try onlyScreen(
      """

      <UIView: 0x1; frame = (0 0; 10 10)>
         | <UILabel: 0x2; frame = (0 0; 9 9); text = 'one
      two
      three'; layer = <CALayer: 0x3>>
         | <UIView: 0x4; frame = (0 0; 10 10)>
      """)
    #expect(screen.nodes.map(\.line) == [2, 3, 6])
  }
}
