import Testing
@_spi(Command) import TouchMap

@Suite struct `A page source of WebDriverAgent as JSON` {
  private static let tree = #"""
    {"type":"Application","rawIdentifier":null,"name":"Settings","value":null,"label":"Settings",
    "rect":{"y":0,"x":0,"width":390,"height":844},"frame":"{{0, 0}, {390, 844}}","isEnabled":"1",
    "isVisible":"1","children":[
    {"type":"Window","rect":{"x":0,"y":0,"width":390,"height":844},"isEnabled":"1","isVisible":"1",
    "children":[
    {"type":"NavigationBar","name":"General","rect":{"x":0,"y":47,"width":390,"height":44},
    "isVisible":"1","children":[
    {"type":"Button","name":"back","label":"\u2039 Back","value":"","isEnabled":"0","isVisible":"1",
    "rect":{"x":0,"y":47,"width":80,"height":44},"nativeFrame":"{{0, 47.5}, {80, 43.5}}"}]},
    {"type":"Table","rect":{"x":0,"y":0,"width":390,"height":844},"isVisible":"0","children":null}]}]}
    """#

  @Test(arguments: [tree, #"{"value":\#(tree),"sessionId":"8D"}"#])
  func `is an application with its windows, bars in front`(text: String) throws {
    let dump = try Dump(reading: text.utf8)
    #expect(dump.format.name == "wda-json")
    #expect(
      details(try onlyScreen(text)) == """
        XCUIElementTypeApplication 0 0 390 844 #Settings "Settings" (application)
        XCUIElementTypeWindow 0 0 390 844
          XCUIElementTypeTable 0 0 390 844 hidden
          XCUIElementTypeNavigationBar 0 47 390 44 #General
            XCUIElementTypeButton 0 47.5 80 43.5 #back "‹ Back" disabled
        """)
  }

  @Test func `of elements without a frame counts them as unknown`() throws {
    let text = """
      {"type":"Window","isVisible":true,"rect":{"x":0,"y":0,"width":9,"height":9},"children":[
      {"type":"Button","rect":null,"isHittable":false,"isAccessible":"1"}]}
      """
    let screen = try onlyScreen(text)
    #expect(screen.nodes[1].unknown == .geometry)
    #expect(screen.nodes[1].reportedReach?.reasons == ["not_hittable"])
  }

  @Test(arguments: [
    (
      "{\"type\":\"Window\",\n\"rect\":{},\"isVisible\":1,\"children\":[5]}", 2,
      "an element, which is an object"
    )
  ])
  func `that is broken is refused with the line`(text: String, line: Int, expected: String) {
    #expect(throws: DumpError(problem: .malformedJSON(expected: expected), line: line)) {
      try Dump(reading: text.utf8, as: "wda-json")
    }
  }
}
