import Foundation
import Testing
@_spi(Command) import TouchMap

@Suite struct `The project's own JSON` {
  private let text = """
    == first ==
    (lldb) po window
    <UIWindow: 0x1; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x2>>
       | <UILabel: 0x3; baseClass = UIView; frame = (8 9; 100 20.3333); text = 'What's "up"'; \
    alpha = 0.5; hidden = YES>
       |    | <_UILabelLayer: 0x4> (layer)
       | <UIView: 0x5; frame = (-15.3281 -15.3281; 130.656 130.656); anchorPoint = (0, 1); \
    transform = [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, \
    0.92387953251128674, 0, 0]>
       | <UIScrollView: 0x5; frame = (0 0; 9 9); layer = <CALayer: 0x6>; contentOffset: {0, -59}>
       | <UIView: 0x8; frame = (nan 0; 9 9); alpha = nan>
    # level 2000 key
    <UIWindow: 0x9; frame = (0 0; 393 852)>
    == second ==
    <UIView; frame = (0 0; 0.1 0.2)>
    """

  @Test func `loses nothing`() throws {
    let screens = try screens(text)
    let written = try ScreenJSON.text(of: screens)
    let dump = try Dump(reading: written.utf8)
    #expect(dump.format.name == "json")
    #expect(dump.screens == screens)
  }

  @Test func `is what Codable writes`() throws {
    let screens = try screens(text)
    let data = try JSONEncoder().encode(screens)
    #expect(try JSONDecoder().decode([Screen].self, from: data) == screens)
  }

  /// Numbers that are finite each and whose sum is not.
  @Test(arguments: [
    "<UIView: 0x2; frame = (-1.55e308 0; -1e308 9)>", "<UIView: 0x2; frame = (1.7e308 0; 9e307 9)>",
    "<UIView: 0x2; frame = (0 0; 1e200 9); transform = [1e-150, 0, 0, 1e-150, 0, 0]>",
    "<UIScrollView: 0x2; frame = (0 0; 1.7e308 9); contentOffset: {1.7e308, 0}>",
  ])
  func `loses nothing of a frame that goes beyond all numbers: its place is unknown`(
    view: String
  ) throws {
    let screen = try onlyScreen("<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | " + view)
    #expect(screen.nodes[1].geometry == Node.Geometry())
    #expect(screen.nodes[1].unknown == .geometry)
    #expect(screen.notes.unreadableValues == 1)
    #expect(try Dump(reading: ScreenJSON.text(of: [screen]).utf8).screens == [screen])
  }

  @Test func `loses nothing of a live view that has no place, opacity or content extent`() throws {
    var node = Node(kind: .window, className: "UIWindow", line: 1)
    node.geometry = Node.Geometry(frame: .init(x: .nan, y: 0, width: 9, height: .infinity))
    node.alpha = .nan
    node.scrolledContent = .init(size: .init(width: 9, height: .infinity))
    var builder = ScreenBuilder()
    try builder.add(node, depth: 0)
    let screen = builder.finish()
    #expect(screen.nodes[0].unknown == [.geometry, .alpha])
    #expect(screen.notes.unreadableValues == 3)
    #expect(try Dump(reading: ScreenJSON.text(of: [screen]).utf8).screens == [screen])
  }

  @Test func `holds nothing that commands a terminal, and loses none of it`() throws {
    let text = "\u{9B}31m\u{7F}\u{1B}\u{85}\u{2028}\u{202E}é"
    var screen = try onlyScreen("<UIWindow: 0x1; frame = (0 0; 9 9)>")
    (screen.title, screen.system) = (text, text)
    let written = try ScreenJSON.text(of: [screen])
    let escaped = #""\u009b31m\u007f\u001b\u0085\u2028\u202eé""#
    #expect(written.components(separatedBy: escaped).count == 3, "\(written)")
    #expect(try Dump(reading: written.utf8).screens == [screen])
  }

  @Test func `stands one node on a line`() throws {
    let screen = try screens(
      "<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UIView: 0x2; frame = (1 1; 2 2); hidden = YES>")
    #expect(
      try ScreenJSON.text(of: screen) == """
        {"format":"touchmap-hierarchy","version":1,"screens":[
        {"evidence":"exact","notes":{"elisions":0,"incompleteNodes":0,"skippedLines":0,\
        "unreadableValues":0},
        "windows":[{"root":0}],
        "nodes":[
        {"address":"0x1","class":"UIWindow","depth":0,"frame":[0,0,9,9],"kind":"window","line":1},
        {"address":"0x2","class":"UIView","depth":1,"flags":["hidden"],"frame":[1,1,2,2],"line":2}
        ]}
        ]}

        """)
  }
}
