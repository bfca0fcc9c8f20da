import Testing
@_spi(Command) import TouchMap

@Suite struct `The full hierarchy of Argent` {
  private let text = """
    {"status": "ok", "screen": {"width": 390, "height": 844}, "windows": [
      {"className": "UIWindow", "pointer": "0x1", "frame": {"x": 0, "y": 0, "width": 390,
       "height": 844}, "bounds": {"x": 0, "y": 0, "width": 390, "height": 844}, "hidden": false,
       "alpha": 1, "userInteractionEnabled": true, "children": [
        {"className": "UIScrollView", "pointer": "0x2", "clipsToBounds": true,
         "frame": {"x": 0, "y": 100, "width": 390, "height": 500},
         "bounds": {"x": 0, "y": 250, "width": 390, "height": 500}, "children": [
          {"className": "UIButton", "pointer": "0x3", "identifier": "buy", "label": "Buy",
           "frame": {"x": 10, "y": 300, "width": 100, "height": 44},
           "bounds": {"x": 0, "y": 0, "width": 100, "height": 44}, "children": []},
          {"className": "UIView", "nativeID": "veil", "hidden": true, "alpha": 0.5,
           "userInteractionEnabled": false, "frame": {"x": 0, "y": 250, "width": 390, "height": 500},
           "bounds": {"x": 0, "y": 0, "width": 390, "height": 500}},
          {"className": "UIView", "transform": "[0, 1, -1, 0, 0, 0]", "center": {"x": 200, "y": 400},
           "frame": {"x": 190, "y": 380, "width": 20, "height": 40},
           "bounds": {"x": 0, "y": 0, "width": 40, "height": 20}}]}]}]}
    """

  @Test func `is a view tree with all its switches`() throws {
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        UIWindow 0 0 390 844 0x1 (window)
          UIScrollView 0 100 390 500 0x2
            UIButton 10 300 100 44 #buy "Buy" 0x3
            UIView 0 250 390 500 #veil alpha=0.5 hidden untouchable
            UIView 190 380 20 40
        """)
    #expect(screen.nodes[1].bounds.origin == .init(x: 0, y: 250))
    #expect(screen.nodes[1].flags == .clipsToBounds)
    #expect(screen.nodes[4].geometry.transform == .init(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(screen.nodes[4].geometry.position == .init(x: 200, y: 400))
    #expect(screen.evidence == .exact)
    #expect(try format(text) == "argent-json")
    #expect(remarks(screen) == [])
  }

  @Test func `answers as a view tree does, scrolled and turned`() throws {
    let screen = try onlyScreen(text)
    let answer = screen.touch(at: .init(x: 20, y: 155))
    #expect(answer.winner?.node == 2)
    #expect(answer.evidence == .exact)
    #expect(screen.touch(at: .init(x: 20, y: 145)).winner?.node == 1)
    #expect(screen.touch(at: .init(x: 200, y: 268)).winner?.node == 4)
    #expect(screen.touch(at: .init(x: 212, y: 250)).winner?.node == 1)
  }

  @Test func `is placed in the window where it tells no bounds`() throws {
    let screen = try onlyScreen(
      """
      {"windows": [{"className": "UIWindow", "windowFrame": {"x": 0, "y": 0, "width": 90,
       "height": 90}, "children": [{"className": "UIScrollView",
        "frame": {"x": 0, "y": 10, "width": 90, "height": 80},
        "windowFrame": {"x": 0, "y": 10, "width": 90, "height": 80},
        "children": [{"className": "UIButton", "frame": {"x": 0, "y": 70, "width": 40, "height": 20},
          "windowFrame": {"x": 0, "y": 30, "width": 40, "height": 20}}]}]}]}
      """)
    #expect(screen.touch(at: .init(x: 5, y: 35)).winner?.node == 2)
    #expect(screen.touch(at: .init(x: 5, y: 55)).winner?.node == 1)
  }

  @Test(arguments: ["[1, 0, 0, 2, 0, 0]", #"{"a":1,"b":0,"c":0,"d":2,"tx":0,"ty":0}"#])
  func `takes a map as numbers and as members`(map: String) throws {
    let screen = try onlyScreen(
      """
      {"windows": [{"className": "UIWindow", "frame": {"x":0,"y":0,"width":9,"height":9},
      "bounds": {"x":0,"y":0,"width":9,"height":9}, "transform": \(map)}]}
      """)
    #expect(screen.nodes[0].geometry.transform == .init(a: 1, b: 0, c: 0, d: 2, tx: 0, ty: 0))
  }

  @Test func `that ends where the tool stops by default is no more than assumed`() throws {
    let frame = #""frame": {"x": 0, "y": 0, "width": 9, "height": 9}"#
    var text = #"{"className": "UIView", \#(frame)}"#
    for _ in 0..<8 { text = #"{"className": "UIView", \#(frame), "children": [\#(text)]}"# }
    let screen = try onlyScreen(#"{"windows": [\#(text)]}"#)
    #expect(remarks(screen) == ["default-depth line 1 maxDepth"])
    #expect(screen.reliableEvidence == .assumed)
  }
}
