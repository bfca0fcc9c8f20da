import Testing
@_spi(Command) import TouchMap

@Suite struct `What a debugger prints below the trees` {
  private let text = """
    # level 0 key
    <UIWindow: 0x1; frame = (0 0; 100 100); layer = <L: 0x2>>
       | <App.Card: 0x3; frame = (10 10; 50 50); gestureRecognizers = <NSArray: 0x4>>
    # view 0x3 overrides hitTest pointInside
    # view 0x3 recognizer UITapGestureRecognizer enabled keeps state 3 delegate App.Handler
    # view 0x3 recognizer App.Pull disabled cancels state 0 delegate (null)
    # view 0x9 overrides hitTest
    # view of the sea
    """

  @Test func `is known of the views with these addresses`() throws {
    let screen = try onlyScreen(text)
    var tap = Node.Recognizer(
      className: "UITapGestureRecognizer", cancelsTouches: false, delegateClassName: "App.Handler")
    tap.state = .ended
    var pull = Node.Recognizer(className: "App.Pull", isEnabled: false)
    pull.state = .possible
    #expect(screen.nodes[1].recognizers == [tap, pull])
    #expect(
      screen.nodes[1].flags == [.overridesHitTest, .overridesPointInside, .hasGestureRecognizers])
    #expect(screen.nodes[0].recognizers == [])
    #expect(screen.windows.map(\.level) == [0])
    #expect(screen.notes.skippedLines == 1)
  }

  @Test func `makes answers that an override decides assumed`() throws {
    let screen = try onlyScreen(text)
    let answer = screen.touch(at: .init(x: 20, y: 20))
    #expect(answer.evidence == .assumed)
    #expect(answer.assumptions == [.init(kind: .ownRule, node: 1)])
  }

  @Test func `belongs to the screen above it`() throws {
    let plain = text.replacing("overrides hitTest pointInside", with: "overrides nothing")
    let screens = try Dump(reading: (text + "\n== again ==\n" + plain).utf8).screens
    #expect(screens.count == 2)
    #expect(screens[0].nodes[1].flags.contains(.overridesHitTest))
    #expect(!screens[1].nodes[1].flags.contains(.overridesHitTest))
  }

  @Test func `survives the project's own JSON`() throws {
    let screen = try onlyScreen(text)
    #expect(try Dump(reading: ScreenJSON.text(of: [screen]).utf8).screens == [screen])
  }
}
