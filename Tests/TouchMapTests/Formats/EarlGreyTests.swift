import Testing
import TouchMap
import TouchReports

@Suite struct `A view screen of EarlGrey` {
  private let text = """
    Error Trace: [ "<UIButton:0x1; AX=Y; AX.frame={{0, 0}, {1, 1}}; alpha=1>" ]

    Hierarchy: <UITextEffectsWindow:0x1; AX=N; AX.frame={{0, 0}, {390, 844}}; \
    frame={{0, 0}, {390, 844}}; hidden; alpha=1>
    ========== Window 2 ==========
    <UIWindow:0x2; AX=N; AX.frame={{0, 0}, {390, 844}}; AX.activationPoint={195, 422}; \
    AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 0}, {390, 844}}; opaque; alpha=1>
      |--<UIScrollView:0x3; AX=N; AX.frame={{0, 100}, {390, 400}}; frame={{0, 100}, {390, 400}}; alpha=1>
      |  |--<App.Cell<Int>:0x4; AX=Y; AX.id='it's; one'; AX.label='two
    lines'; AX.frame={{0, 120}, {390, 44}}; frame={{0, 70}, {390, 44}}; alpha=0.5; UIE=N>
      |  |  |--<UIButton:0x5; AX=Y; AX.frame={{0, 110}, {60, 60}}; frame={{5, 5}, {20, 20}}; \
    alpha=1; disabled; text='Go'>
      |  |  |--<UIAccessibilityElement:0x6; AX=Y; AX.frame={{1, 121}, {10, 10}}; AX.focused='N'>
      |--<UIView:0x7; AX=N; AX.frame={{nan, 0}, {1, 1}}; frame={{nan, 0}, {1, 1}}; alpha=1>
    """

  @Test func `is windows from the front to the back, with views on the screen`() throws {
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        UIWindow 0 0 390 844 0x2 (window)
          UIScrollView 0 100 390 400 0x3
            App.Cell<Int> 0 120 390 44 #it's; one "two
        lines" 0x4 alpha=0.5 untouchable
              UIButton 5 125 20 20 "Go" 0x5 disabled
              UIAccessibilityElement 1 121 10 10 0x6
          UIView ? 0x7
        UITextEffectsWindow 0 0 390 844 0x1 hidden (window)
        """)
    #expect(screen.nodes.map(\.line) == [5, 6, 7, 9, 10, 11, 3])
    #expect(screen.evidence == .geometric)
    #expect(screen.notes.skippedLines == 2)
    #expect(try format(text) == "earlgrey-text")
  }

  @Test func `is hit as views are`() throws {
    #expect(try winner(text, at: 20, 140) == "UIScrollView")
    #expect(try winner(text.replacing("; UIE=N", with: ""), at: 20, 140) == "UIButton")
    #expect(try winner(text, at: 10, 600) == "UIWindow")
  }

  @Test func `of the same window again is another screen`() throws {
    let one = "<UIWindow:0x2; AX=N; frame={{0, 0}, {9, 9}}; alpha=1>\n"
    #expect(try screens(one + "  |--<A:0x3; AX=N; frame={{0, 0}, {1, 1}}>\n" + one).count == 2)
  }

  @Test func `in a string or with other line ends is the same tree`() throws {
    let plain = try outline(onlyScreen(text))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for other in [
      JSON.string(text).line(), text.replacing("\n", with: "\r"),
      JSON.string(lines.map { "- " + $0 }.joined(separator: "\n")).line(),
    ] {
      #expect(try outline(onlyScreen(other)) == plain)
    }
  }

  @Test func `that is cut in the margin of a view is assumed`() throws {
    let window = "<UIWindow:0x2; AX=N; frame={{0, 0}, {9, 9}}; alpha=1>"
    #expect(try onlyScreen(window + "\n  |--<UIBut").reliableEvidence == .assumed)
    #expect(try onlyScreen(window + "\nDone.").reliableEvidence == .geometric)
  }

  @Test func `that is cut keeps what it has`() throws {
    let screen = try onlyScreen(
      "<UIWindow:0x2; AX=N; frame={{0, 0}, {9, 9}}; alpha=1>\n  |--<UILabel:0x3; AX=Y; AX.label='cu"
    )
    #expect(screen.nodes.count == 2)
    #expect(screen.notes.incompleteNodes == 1)
    #expect(screen.notes.unreadableValues == 1)
  }
}
