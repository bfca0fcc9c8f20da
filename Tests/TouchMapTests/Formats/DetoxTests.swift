import Foundation
import Testing
@_spi(Command) import TouchMap

@Suite struct `A view screen of Detox` {
  private let text = """
    <?xml version="1.0" encoding="utf-8"?>
    <ViewHierarchy>
     <UIWindow alpha="1.0" class="UIWindow" height="844" id="root" visibility="visible" width="390">
      <UILabel alpha="0.5" class="UILabel" height="20" label="say "hi" <b> & a > b" text="x=\"y"" \
    visibility="visible" width="100" x="1" y="2" />
      <_UIHostingView<Pair<Int, (A) -> B>> alpha="1.0" class="App.Host" height="9" \
    visibility="invisible" width="9" x="0" y="0">
       <RNCWKWebView alpha="1.0" class="RNCWKWebView" height="<number>" visibility="visible" \
    width="<number>" x="<number>" y="<number>">
        <![CDATA[<html><script><![CDATA[ 1 ]]> <p id="x">
    ]]>
       </RNCWKWebView>
      </_UIHostingView<Pair<Int, (A) -> B>>>
      <RCTScrollView alpha="<number>" class="RCTScrollView" height="8" visibility="visible" \
    width="8" x="0" y="0" />
     </UIWindow>
     <UIWindow class="UITextEffectsWindow" height="844" visibility="visible" width="390" />
    </ViewHierarchy>
    """

  @Test func `is windows with their views, however values are written`() throws {
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        UIWindow 0 0 390 844 #root (window)
          UILabel 1 2 100 20 "say "hi" <b> & a > b" alpha=0.5
          App.Host 0 0 9 9 hidden
            RNCWKWebView ?
          RCTScrollView 0 0 8 8
        UITextEffectsWindow 0 0 390 844 (window)
        """)
    #expect(screen.nodes.map(\.line) == [3, 4, 5, 6, 11, 13])
    #expect(screen.evidence == .geometric)
    #expect(screen.notes.unreadableValues == 1)
    #expect(screen.nodes[4].unknown == [.alpha, .contentOffset])
    #expect(remarks(screen) == ["unknown-scroll-offset line 11"])
    #expect(try format(text) == "detox-xml")
  }

  @Test func `that ends anywhere after its first view is read as far as it goes`() throws {
    let whole = Array(text.utf8)
    let head = text.components(separatedBy: "  <UILabel")[0]
    for length in head.utf8.count...whole.count {
      let screens = try Dump(reading: whole.prefix(length)).screens
      #expect(screens[0].nodes[0].identifier == "root", "cut after \(length) bytes")
    }
  }

  @Test func `that ends early is read as far as it goes, and says so`() throws {
    let cut = text.prefix(while: { $0 != "R" })
    let screen = try onlyScreen(String(cut))
    #expect(screen.nodes.count == 3)
    #expect(remarks(screen) == ["ends-early line 6"])
  }

  @Test func `without views is refused`() {
    #expect(
      failure("<ViewHierarchy>\n</ViewHierarchy>")
        == "f:1: error: no element found; expected a tree in the format detox-xml")
  }
}
