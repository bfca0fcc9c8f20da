import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `A name that several views have` {
  private let titled = """
    <UIWindow: 0x1; frame = (0 0; 400 800)>
       | <UILabel: 0x2; frame = (0 80; 400 40); text = 'Pay'; userInteractionEnabled = NO>
       | <UIButton: 0x3; frame = (0 700; 400 50)>
       |    | <UIButtonLabel: 0x4; frame = (0 0; 400 50); text = 'Pay'; userInteractionEnabled = NO>
    """ + emptyWindow

  private func brief(_ name: String, _ text: String) throws -> String {
    try #require(Brief.verdict(on: name, TapOracle(onlyScreen(text)))).line()
  }

  @Test func `means the control, not a title with its text`() throws {
    #expect(
      try brief("Pay", titled) == #"""
        {"verdict":"hits","by":{"name":"UIButton \"Pay\"","line":3,"frame":[0,700,400,50]},\#
        "evidence":"exact","tap_at":[200,725],"matches":2,"others":[{"name":"UILabel \"Pay\"",\#
        "line":2,"frame":[0,80,400,40],"verdict":"disabled"}]}
        """#)
    #expect(
      try WhyReport.text(whyReports(on: "Pay", of: onlyScreen(titled))) == """
        UIButton "Pay" (line 3), frame (0, 700, 400, 50), match 2 of 2

          A finger reaches all of it.
          Verdict: hits. A tap at 200,725 works.

        Others with this name:
          UILabel "Pay" (line 2), frame (0, 80, 400, 40): disabled
        """)
  }

  @Test func `names the others for machines as it names every view`() throws {
    let json = try WhyReport.json(whyReports(on: "Pay", of: onlyScreen(titled)))
    #expect(
      withNodesOnOneLine(json).hasSuffix(
        """
          "matches": 2,
          "match": 2,
          "others": [
            {
              "class": "UILabel", "address": "0x2", "identifier": null, "label": "Pay", \
        "line": 2, "window": 0, "frame": [0, 80, 400, 40],
              "verdict": "disabled"
            }
          ]
        }
        """), "\(json)")
    #expect(try onlyScreen(titled).verdict(of: "Pay") == .hits)
  }

  private static func element(_ kind: String, _ facts: String, _ inner: String = "") -> String {
    "<XCUIElementType\(kind) \(facts)>\(inner)</XCUIElementType\(kind)>"
  }

  private static func named(_ name: String, label: String, y: Int) -> String {
    #"name="\#(name)" label="\#(label)" x="0" y="\#(y)" width="100" height="50""#
  }

  /// An application, a bar and a row, and controls with the same names.
  private let shop = element(
    "Application", #"name="Shop" label="Shop" width="400" height="800""#,
    element("NavigationBar", named("Cart", label: "", y: 0))
      + element("Button", named("first", label: "Delete", y: 100))
      + element("Button", named("Delete", label: "Trash", y: 200))
      + element("Button", named("gone", label: "Retry", y: 900))
      + element("Button", named("here", label: "Retry", y: 300))
      + element("StaticText", named("pay_title", label: "Payment", y: 400))
      + element("Button", named("pay_button", label: "Buy now", y: 500))
      + element(
        "TabBar", #"name="Tab Bar" label="Tab Bar" x="0" y="700" width="400" height="50""#,
        element("Button", named("t1", label: "Shop", y: 700))
          + element(
            "Button", #"name="Cart" label="Cart" x="200" y="700" width="100" height="50""#)))

  @Test(arguments: [
    // A control before what does not act, also where both have the identifier.
    ("Cart", "t Cart", ["Cart"]), ("Shop", "t1", ["Shop"]),
    // An identifier before a text.
    ("Delete", "Delete", ["first"]), ("#Delete", "Delete", []), ("first", "first", []),
    // What can be seen before what cannot.
    ("Retry", "here", ["gone"]), ("gone", "gone", []),
    // A part only where no view has the name, and a control first there as well.
    ("pay", "pay_button", ["pay_title"]), ("buy", "pay_button", []), ("retr", "here", ["gone"]),
    ("Retr", "here", ["gone"]), ("DELETE", "Delete", ["first"]),
  ])
  func `means one first, and the others follow`(
    name: String, first: String, others: [String]
  ) throws {
    let screen = try onlyScreen(shop)
    let found = TapOracle(screen).namesakes(named: name, at: nil)
    let names = found.map { screen.nodes[$0.node].identifier ?? "" }
    #expect(names.first == first.split(separator: " ").last.map(String.init))
    #expect(Array(names.dropFirst()) == others)
    let reports = whyReports(on: name, of: screen)
    #expect(reports.map(\.node) == [found[0].node])
    #expect(reports[0].others.map(\.node) == found.dropFirst().map(\.node))
  }

  @Test func `is a part of names only where a person asks, and says so`() throws {
    #expect(try brief("buy", shop).hasSuffix(#""part":true}"#))
    let screen = try onlyScreen(shop)
    #expect(WhyReport.json(whyReports(on: "buy", of: screen)).contains(#""part": true"#))
    // A test that compares must not pass for another view.
    let error = #expect(throws: DumpError.self) { try screen.verdict(of: "Buy") }
    #expect(error?.description == "error: nothing is called 'Buy'; did you mean 'Buy now'?")
    for name in ["pa", "#pay", "#pay_"] {
      #expect(TapOracle(screen).namesakes(named: name, at: nil).isEmpty)
    }
  }

  @Test func `lists at most five others`() throws {
    let rows = (0..<9).map { place in
      "   | <UIButton: 0xb\(place); frame = (0 \(100 * place); 100 50)"
        + "\(place > 1 ? "; hidden = YES" : "")>"
    }
    let text = (["<UIWindow: 0x1; frame = (0 0; 400 1000)>"] + rows).joined(separator: "\n")
    let json = try brief("UIButton", text)
    #expect(json.contains(#""matches":9"#))
    #expect(json.split(separator: #""verdict":"hidden""#).count - 1 == 4)
    #expect(json.split(separator: #""verdict":"hits""#).count - 1 == 1 + 1)
    let reports = try whyReports(on: "UIButton", of: onlyScreen(text))
    #expect(reports.map(\.match.number) == [1, 2] && reports.map(\.others.count) == [7, 0])
    let last = "(line 8), frame (0, 600, 100, 50): hidden\n  and 2 more"
    #expect(WhyReport.text([reports[0]]).contains(last))
  }
}
