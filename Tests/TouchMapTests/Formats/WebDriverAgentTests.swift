import Testing
@_spi(Command) import TouchMap

@Suite struct `A page source of WebDriverAgent` {
  private let settings = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- taken on a phone -->
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="設定" label="設定" \
    enabled="true" visible="true" accessible="false" x="0" y="0" width="390" height="844" index="0">
        <XCUIElementTypeWindow enabled="true" visible="true" x="0" y="0" width="390" height="844">
          <XCUIElementTypeNavigationBar x="0" y="47" width="390" height="44" name="General">
            <XCUIElementTypeButton x="0" y="47" width="80" height="44" name="back" \
    label="&lt;Back &amp; &#x2026;&#33;"/>
          </XCUIElementTypeNavigationBar>
          <XCUIElementTypeTable x="0" y="0" width="390" height="844">
            <XCUIElementTypeCell x="0" y="100" width="390" height="44" enabled="false" value="3">
            </XCUIElementTypeCell>
          </XCUIElementTypeTable>
        </XCUIElementTypeWindow>
        <XCUIElementTypeWindow visible='false' x='0' y='0' width='390' height='844'/>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  @Test func `is an application with its windows, bars in front`() throws {
    let screen = try onlyScreen(settings)
    #expect(
      details(screen) == """
        XCUIElementTypeApplication 0 0 390 844 #設定 "設定" (application)
        XCUIElementTypeWindow 0 0 390 844
          XCUIElementTypeTable 0 0 390 844
            XCUIElementTypeCell 0 100 390 44 "3" disabled
          XCUIElementTypeNavigationBar 0 47 390 44 #General
            XCUIElementTypeButton 0 47 80 44 #back "<Back & …!"
        XCUIElementTypeWindow 0 0 390 844 hidden
        """)
    #expect(screen.windows.map(\.root) == [1, 6])
    #expect(screen.nodes.map(\.line) == [4, 5, 9, 10, 6, 7, 14])
    #expect(screen.evidence == .geometric)
    #expect(try format(settings) == "wda-xml")
  }

  @Test func `answers by the frames alone`() throws {
    #expect(try winner(settings, at: 10, 60) == "XCUIElementTypeButton")
    #expect(try winner(settings, at: 200, 60) == "XCUIElementTypeNavigationBar")
    #expect(try winner(settings, at: 200, 110) == "XCUIElementTypeCell")
    #expect(try winner(settings, at: 500, 500) == nil)
  }

  @Test func `prefers the exact frame and knows what is hittable`() throws {
    let text = """
      <XCUIElementTypeApplication width="100" height="100">
        <XCUIElementTypeButton x="0" y="0" width="11" height="12" hittable="false" \
      nativeFrame="{{0.5, 0.25}, {10.25, 11.5}}"/>
        <XCUIElementTypeOther x="0" y="0" width="11" height="12" hittable="false" \
      accessible="false"/>
      </XCUIElementTypeApplication>
      """
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        XCUIElementTypeApplication 0 0 100 100
          XCUIElementTypeButton 0.5 0.25 10.25 11.5
          XCUIElementTypeOther 0 0 11 12
        """)
    #expect(
      screen.nodes.map(\.reportedReach) == [
        nil, .init(isReachable: false, reasons: ["not_hittable"]), nil,
      ])
    #expect(
      try transcript(text, at: 5, 5) == """
        XCUIElementTypeApplication passedOver subview-hit
        XCUIElementTypeOther passedOver falls-through
        XCUIElementTypeButton hit hit
        assumed
        """)
  }

  @Test func `may stand in the answer of the server`() throws {
    let escaped = settings.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let response = "{\n  \"sessionId\": null,\n  \"value\": \"\(escaped)\"\n}"
    let screen = try onlyScreen(response)
    #expect(try details(screen) == details(onlyScreen(settings)))
    #expect(Set(screen.nodes.map(\.line)) == [3])
    #expect(
      try remarks(onlyScreen(response.replacing("</AppiumAUT>", with: ""))) == ["ends-early line 3"]
    )
  }

  @Test func `of two screens is two screens`() throws {
    let one = "<XCUIElementTypeApplication width='9' height='9'/>"
    #expect(try screens(one + "\n" + one).map { $0.nodes[0].line } == [1, 2])
  }

  @Test(arguments: [(48, []), (49, []), (50, ["depth-limit 50"]), (60, [])])
  func `that ends at the default depth may have been cut`(depth: Int, expected: [String]) throws {
    let open = "<XCUIElementTypeOther x='0' y='0' width='9' height='9'>"
    let text =
      String(repeating: open + "\n", count: depth)
      + String(repeating: "</XCUIElementTypeOther>", count: depth)
    #expect(try remarks(onlyScreen(text)) == expected)
  }

  @Test func `places an element without a readable frame nowhere`() throws {
    let text = """
      <XCUIElementTypeWindow x="0" y="0" width="9" height="9">
        <XCUIElementTypeOther x="0" y="0" width="&lt;n&gt;" height="9">
          <XCUIElementTypeButton x="-1" y="-1" width="3" height="3"/>
        </XCUIElementTypeOther>
      </XCUIElementTypeWindow>
      """
    #expect(try onlyScreen(text).notes.unreadableValues == 1)
    #expect(try winner(text, at: 1, 1) == "XCUIElementTypeButton")
  }

  @Test(arguments: [
    (
      "<XCUIElementTypeOther>\n\n</XCUIElementTypeWindow>",
      "f:3: error: broken XML; expected '</XCUIElementTypeOther>'"
    ),
    (
      "<XCUIElementTypeOther\nx>",
      "f:1: error: broken XML; expected an attribute such as 'name=\"value\"'"
    ),
    (
      "</XCUIElementTypeOther>\n<XCUIElementTypeOther/>",
      "f:1: error: broken XML; expected no end tag before a start tag"
    ),
  ])
  func `that is broken is refused with the line`(text: String, message: String) {
    #expect(failure(text) == message)
  }
}
