import Testing
@_spi(Command) import TouchMap

@Suite struct `A view screen of Sentry` {
  private let text = """
    {
      "windows": [
        { "children": [
            {"type": "UIScrollView", "x": 0, "y": 44.5, "width": 10, "height": 20, "alpha": 0.5,
             "visible": true, "children": [
               {"type": "UILabel", "x": 1, "y": 2, "width": 3, "height": 4, "alpha": 1,
                "visible": false, "children": [{"type": "SentryTruncatedViewHierarchy"}]}
             ]},
            {"type": "UIButton", "identifier": "go \\u2713 \\ud83d\\ude00", "x": null, "y": 0,
             "width": 9, "height": 9, "alpha": "?", "visible": true}
          ],
          "type": "UIWindow", "identifier": "", "x": 1, "y": 2, "width": 20, "height": 100,
          "alpha": 1, "visible": true, "view_controller": {"a": [1, {}]} },
        {"type": "UIWindow", "width": 20, "height": 100, "x": 0, "y": 0, "alpha": 1,
         "visible": false, "children": []}
      ],
      "rendering_system": "uikit"
    }
    """

  @Test func `is windows with their views`() throws {
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        UIWindow 1 2 20 100 (window)
          UIScrollView 0 44.5 10 20 alpha=0.5
            UILabel 1 2 3 4 hidden
          UIButton ? #go ✓ 😀
        UIWindow 0 0 20 100 hidden (window)
        """)
    #expect(screen.nodes.map(\.line) == [3, 4, 6, 9, 14])
    #expect(screen.evidence == .geometric)
    #expect(screen.notes.elisions == 1)
    #expect(remarks(screen) == ["truncated-below line 7", "unknown-scroll-offset line 4"])
    #expect(try format(text) == "sentry-json")
  }

  @Test func `is hit as views are, and assumes that nothing is scrolled`() throws {
    #expect(
      try transcript(text, at: 3, 50) == """
        UIWindow passedOver hidden
        UIWindow passedOver subview-hit
        UIButton passedOver unknown-geometry
        UIScrollView hit hit
        UILabel passedOver hidden
        assumed
        """)
  }

  @Test(arguments: [
    (
      "{\"rendering_system\":\n\"flutter\",\"windows\":[]}",
      "f:1: error: the rendering system is 'flutter'; expected a hierarchy of UIKit, only its "
        + "views take touches by UIKit's rule"
    ),
    (
      "{\"rendering_system\":\"UIKIT\",\n\"windows\":[3]}",
      "f:2: error: broken JSON; expected an element, which is an object"
    ),
    (
      "{\"rendering_system\":\"UIKIT\",\"windows\":[\n{\"x\":1\n\"y\":2}]}",
      "f:3: error: broken JSON; expected ',' or '}'"
    ),
    (
      "{\"rendering_system\":\"UIKIT\",\"windows\":[]}",
      "f:1: error: no element found; expected a tree in the format sentry-json"
    ),
  ])
  func `that is broken or foreign is refused with the line`(text: String, message: String) {
    #expect(failure(text) == message)
  }
}
