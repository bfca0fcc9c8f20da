import Testing
import TouchMap

@Suite struct `The view tree of AppReveal` {
  private let text = """
    {"views": [
      {"class": "UIWindow", "frame": "0,0,390,844", "hidden": false, "alpha": 1,
       "userInteraction": true, "depth": 0},
      {"class": "CardView", "frame": "10,100,200,200", "hidden": false, "alpha": 1,
       "userInteraction": true, "depth": 1, "gestureRecognizers": ["UITapGestureRecognizer"]},
      {"class": "UIButton", "frame": "20,110,100,44", "hidden": false, "alpha": 1,
       "userInteraction": true, "depth": 2, "accessibilityId": "buy", "title": "Buy",
       "accessibilityLabel": "Buy now", "enabled": false},
      {"class": "UILabel", "frame": "20,200,100,20", "hidden": true, "alpha": 0.25,
       "userInteraction": false, "depth": 2, "text": "Hi", "font": "A 17"},
      {"class": "UIView", "frame": "?", "hidden": false, "alpha": 1, "userInteraction": true,
       "depth": 1}],
     "count": 5}
    """

  @Test func `is a view tree, placed on the screen`() throws {
    let screen = try onlyScreen(text)
    #expect(
      details(screen) == """
        UIWindow 0 0 390 844 (window)
          CardView 10 100 200 200
            UIButton 20 110 100 44 #buy "Buy" disabled
            UILabel 20 200 100 20 "Hi" alpha=0.25 hidden untouchable
          UIView ?
        """)
    #expect(screen.nodes.map(\.line) == [2, 4, 6, 9, 11])
    #expect(screen.nodes[1].recognizers == [.init(className: "UITapGestureRecognizer")])
    #expect(screen.nodes[1].flags == .hasGestureRecognizers)
    #expect(try format(text) == "appreveal-json")
  }

  @Test func `answers as a view tree does`() throws {
    let screen = try onlyScreen(text.replacing(#""?""#, with: #""0,0,5,5""#))
    let answer = screen.touch(at: .init(x: 30, y: 120))
    #expect(answer.winner?.node == 2)
    #expect(answer.evidence == .exact)
    #expect(screen.touch(at: .init(x: 30, y: 205)).winner?.node == 1)
    #expect(screen.touch(at: .init(x: 3, y: 3)).winner?.node == 4)
  }

  @Test(arguments: [(49, []), (50, ["default-depth line 50 max_depth"]), (51, [])])
  func `that ends at the default depth may have been cut`(levels: Int, expected: [String]) throws {
    let views = (0..<levels).map { depth in
      #"{"class": "UIView", "frame": "0,0,9,9", "userInteraction": true, "depth": \#(depth)}"#
    }
    let screen = try onlyScreen(#"{"views": [\#(views.joined(separator: ",\n"))]}"#)
    #expect(remarks(screen) == expected)
  }

  @Test func `needs an object with views`() {
    #expect(
      failure(#"{"views": [{"class": "A", "depth": 3, "userInteraction": true}], "count": 1}"#)
        == nil)
    #expect(
      failure(#"{"views": [1], "depth": 1, "userInteraction": 1}"#)
        == "f:1: error: broken JSON; expected an array of objects")
  }
}
