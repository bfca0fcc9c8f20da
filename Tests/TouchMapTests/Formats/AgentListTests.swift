import Testing
@_spi(Command) import TouchMap

@Suite struct `The snapshot of agent-device` {
  private let text = """
    {"success": true, "data": {"nodes": [
      {"ref": "e1", "index": 0, "depth": 0, "type": "Application", "label": "Shop",
       "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "enabled": true},
      {"ref": "e2", "index": 1, "parentIndex": 0, "depth": 1, "type": "Window",
       "rect": {"x": 0, "y": 0, "width": 390, "height": 844}},
      {"ref": "e3", "index": 2, "parentIndex": 1, "depth": 2, "type": "Button", "label": "Buy",
       "identifier": "buy", "rect": {"x": 10, "y": 20, "width": 100, "height": 44},
       "enabled": false, "interactionBlocked": "covered"}], "truncated": true}}
    """

  @Test func `is a tree of elements`() throws {
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        Application 0 0 390 844 "Shop" (application)
        Window 0 0 390 844
          Button 10 20 100 44 #buy "Buy" disabled
        """)
    #expect(screen.nodes[2].reportedReach?.reasons == ["occluded"])
    #expect(remarks(screen) == ["truncated-below line 8"])
    #expect(try format(text) == "agent-device-json")
    #expect(screen.touch(at: .init(x: 20, y: 30)).winner?.node == 2)
  }
}

@Suite struct `The snapshot of XcodeBuildMCP` {
  private let text = """
    {"didError": false, "data": {"capture": {"type": "runtime-snapshot", "protocol": "rs/1",
     "seq": 1, "elements": [
      {"ref": "e1", "role": "application", "label": "Shop",
       "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "actions": []},
      {"ref": "e2", "role": "text-field", "identifier": "name",
       "frame": {"x": 10, "y": 20, "width": 100, "height": 44}, "state": {"enabled": false}},
      {"ref": "e3", "role": "keyboard-key", "label": "a",
       "frame": {"x": 10, "y": 700, "width": 30, "height": 44}}],
     "actions": [{"action": "tap", "elementRef": "e2"}]}}}
    """

  @Test func `is a list of elements in the application`() throws {
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        Application 0 0 390 844 "Shop"
          TextField 10 20 100 44 #name disabled
          Key 10 700 30 44 "a"
        """)
    #expect(screen.evidence == .geometric)
    #expect(try format(text) == "xcodebuildmcp-json")
    #expect(screen.touch(at: .init(x: 15, y: 25)).winner?.node == 1)
  }
}

@Suite struct `The elements of mobile-mcp` {
  @Test func `are a list behind a sentence`() throws {
    let text = """
      Found these elements on screen: [{"ref":"@e1","type":"Button","label":"Buy \\"now\\"",
      "name":"Buy","identifier":"buy","coordinates":{"x":10,"y":20,"width":100,"height":44}},
      {"ref":"@e2","type":"StaticText","text":"Hi","coordinates":{"x":0,"y":800,"width":390,
      "height":40},"enabled":false}]
      """
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        Application 0 0 390 840
          Button 10 20 100 44 #buy "Buy "now""
          StaticText 0 800 390 40 "Hi" disabled
        """)
    #expect(screen.nodes.map(\.line) == [1, 1, 3])
    #expect(screen.evidence == .assumed)
    #expect(try format(text) == "mobile-mcp")
  }

  @Test func `are one line each in its shorter form`() throws {
    let text = """
      One element per line: @ref Type text= label= name= value= id= at=x,y size=WxH [disabled]
      @e1 Button label="Buy \\"now\\" = 3" id="buy" at=10,20 size=100x44
      @e2 Switch label="On" value="1" at=200,20.5 size=50x30 selected disabled
      and a sentence
      """
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        Application 0 0 250 64
          Button 10 20 100 44 #buy "Buy "now" = 3"
          Switch 200 20.5 50 30 "On" disabled
        """)
    #expect(screen.nodes.map(\.line) == [1, 2, 3])
    #expect(screen.notes.skippedLines == 1)
  }

  @Test func `are refused where they are Android's`() {
    #expect(
      failure(
        """
        Found these elements on screen: [{"type":"android.widget.Button","coordinates":{"x":1,
        "y":1,"width":1,"height":1}}]
        """)?.hasPrefix("f:1: error: this is a hierarchy of Android's views") == true)
  }
}
