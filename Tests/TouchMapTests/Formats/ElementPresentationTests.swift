import Foundation
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// A screen as XCUITest prints it, with a bar, a page and a tab bar, and what is presented.
private func page(_ presented: String, behind: String = "") -> String {
  """
  →Application, 0x1, pid: 7, label: 'Shop'
      Window, 0x2, {{0.0, 0.0}, {400.0, 800.0}}
        Other, 0x3, {{0.0, 0.0}, {400.0, 800.0}}
          NavigationBar, 0x4, {{0.0, 50.0}, {400.0, 44.0}}, identifier: 'Basket'
            Button, 0x5, {{8.0, 50.0}, {80.0, 44.0}}, label: 'Leave'
          ScrollView, 0x6, {{0.0, 94.0}, {400.0, 626.0}}
            Button, 0x7, {{20.0, 120.0}, {360.0, 48.0}}, label: 'Order'
            Button, 0x8, {{20.0, 400.0}, {360.0, 48.0}}, label: 'Wrap'
          TabBar, 0x9, {{0.0, 720.0}, {400.0, 80.0}}, label: 'Tab Bar'
            Button, 0xa, {{2.0, 721.0}, {190.0, 48.0}}, label: 'Start', Selected\(behind)
        Other, 0xb, {{0.0, 0.0}, {400.0, 800.0}}\(presented)
  """
}

private let alert = """

          Alert, 0x20, {{65.0, 300.0}, {270.0, 180.0}}, label: 'Sure?'
            Other, 0x21, {{65.0, 300.0}, {270.0, 180.0}}
              StaticText, 0x22, {{80.0, 320.0}, {240.0, 20.0}}, label: 'Sure?'
              Button, 0x23, {{65.0, 436.0}, {135.0, 44.0}}, label: 'No'
              Button, 0x24, {{200.0, 436.0}, {135.0, 44.0}}, label: 'Yes'
  """

private let sheet = """

          Sheet, 0x30, {{8.0, 500.0}, {384.0, 290.0}}, label: 'More'
            Button, 0x31, {{8.0, 520.0}, {384.0, 57.0}}, label: 'Copy'
            Button, 0x32, {{8.0, 733.0}, {384.0, 57.0}}, label: 'Close'
  """

private let popover = """

          Popover, 0x40, {{100.0, 100.0}, {200.0, 200.0}}
            Button, 0x41, {{110.0, 110.0}, {180.0, 44.0}}, label: 'Pick'
  """

private let region = """

          Other, 0x48, {{0.0, 0.0}, {400.0, 800.0}}, identifier: 'PopoverDismissRegion', \
  label: 'dismiss popup'
  """

private let card = """

          Other, 0x50, {{0.0, 60.0}, {400.0, 740.0}}
            Button, 0x51, {{162.0, 60.0}, {76.0, 24.0}}, label: 'Sheet Grabber'
            NavigationBar, 0x52, {{0.0, 60.0}, {400.0, 56.0}}, identifier: 'Place'
              Button, 0x53, {{16.0, 66.0}, {60.0, 44.0}}, label: 'Back out'
            ScrollView, 0x54, {{0.0, 116.0}, {400.0, 684.0}}
              Button, 0x55, {{20.0, 730.0}, {360.0, 50.0}}, label: 'Keep'
  """

/// What is said about taps on some elements of a screen.
private func said(_ text: String, _ labels: String...) throws -> [String] {
  let screen = try onlyScreen(text)
  let oracle = TapOracle(screen)
  return try labels.map { label in
    let node = try #require(screen.nodeIDs.last { screen.nodes[$0].label == label })
    let verdict = oracle.verdict(onTapFor: node)
    let other = verdict.by ?? verdict.doubts.first?.node
    let name = other.flatMap { screen.nodes[$0].role } ?? ""
    return "\(verdict.word.rawValue) \(name)\(verdict.tapPoint == nil ? "" : ", a point")"
  }
}

@Suite struct `What is presented in front of accessibility elements` {
  @Test(arguments: [(alert, "Alert", ["Yes"]), (sheet, "Sheet", ["Copy", "Close"])])
  func `covers all behind it if it is an alert or an action sheet`(
    presented: String, role: String, own: [String]
  ) throws {
    let text = page(presented)
    #expect(
      try said(text, "Leave", "Order") == ["covered-by \(role)", "covered-by \(role)"])
    #expect(try said(text, "Start").allSatisfy { $0.hasPrefix("covered-by") })
    for label in own { #expect(try said(text, label) == ["hits Button, a point"]) }
    let verdict = ScreenVerdict(ScreenSurvey(try onlyScreen(text)))
    #expect(verdict.culprits.isEmpty && verdict.blocked.isEmpty)
    #expect(verdict.text.contains("\(role.lowercased()) is shown in front of 4 buttons"))
    #expect(Lint(try onlyScreen(text)).findings.isEmpty)
  }

  @Test(arguments: ["", "{{0.0, 0.0}, {0.0, 0.0}}, "])
  func `covers all without a frame of its own, if its buttons have theirs`(frame: String) throws {
    let text = page(
      alert.replacingOccurrences(of: "{{65.0, 300.0}, {270.0, 180.0}}, label", with: "label")
        .replacingOccurrences(of: "Alert, 0x20, ", with: "Alert, 0x20, \(frame)"))
    #expect(try said(text, "Order", "No") == ["covered-by Alert", "hits Button, a point"])
  }

  @Test func `leaves open whether an alert is shown of which nothing has a frame`() throws {
    let bare = "\n          Alert, 0x20, label: 'Sure?'"
    #expect(try said(page(bare), "Order") == ["cannot-tell Alert"])
    // What is no longer shown has a frame without an area.
    let gone = "\n          Alert, 0x20, {{0.0, 0.0}, {0.0, 0.0}}, label: 'Sure?'"
    #expect(try said(page(gone), "Order") == ["hits Button, a point"])
  }

  @Test func `is drawn over what lies behind it`() throws {
    let svg = MapReport.svg([MapReport(ReportedScreen(try onlyScreen(page(card))))])
    let panel = try #require(svg.range(of: #"class="panel""#))
    #expect(try #require(svg.range(of: ">Order<")).lowerBound < panel.lowerBound)
    #expect(try #require(svg.range(of: ">Keep<")).lowerBound > panel.lowerBound)
  }

  @Test func `covers another that comes before it`() throws {
    let text = page(sheet + alert)
    #expect(
      try said(text, "Order", "Copy", "Yes") == [
        "covered-by Alert", "covered-by Alert", "hits Button, a point",
      ])
  }

  @Test func `lies behind the keyboard`() throws {
    let keyboard = """

            Window, 0x60, {{0.0, 0.0}, {400.0, 800.0}}
              Keyboard, 0x61, {{0.0, 420.0}, {400.0, 380.0}}
                Key, 0x62, {{0.0, 430.0}, {40.0, 40.0}}, label: 'q'
      """.replacingOccurrences(of: "\n        ", with: "\n    ")
    let text = page(alert) + keyboard
    #expect(
      try said(text, "Order", "Yes", "q") == [
        "covered-by Alert", "keyboard Keyboard", "hits Key, a point",
      ])
  }

  @Test func `leaves open beside a popover what is behind it`() throws {
    let text = page(popover)
    #expect(
      try said(text, "Wrap", "Leave", "Pick") == [
        "cannot-tell Popover", "cannot-tell Popover", "hits Button, a point",
      ])
    #expect(try said(text, "Order").allSatisfy { $0.hasPrefix("covered-by") })
  }

  @Test(arguments: [region + popover, popover + region])
  func `covers what is behind a region that dismisses, and perhaps not its bar`(
    presented: String
  ) throws {
    let text = page(presented)
    #expect(
      try said(text, "Wrap", "Leave", "Pick") == [
        "covered-by Other", "cannot-tell Other", "hits Button, a point",
      ])
  }

  @Test func `may be beside a region that dismisses`() throws {
    let wheel = "\n          Button, 0x70, {{50.0, 200.0}, {44.0, 44.0}}, label: 'Noon'"
    let said = try said(page(wheel + region), "Wrap", "Noon")
    #expect(said == ["covered-by Other", "cannot-tell Other"])
  }

  @Test func `is before the bars of the page, if a grabber marks its card`() throws {
    let text = page(card)
    #expect(
      try said(text, "Keep", "Back out", "Sheet Grabber") == [
        "hits Button, a point", "hits Button, a point", "hits Button, a point",
      ])
    #expect(try said(text, "Start", "Order") == ["covered-by Button", "covered-by ScrollView"])
    let screen = try onlyScreen(text)
    let tap = screen.touch(at: .init(x: 100, y: 755)).winner
    #expect(tap.map { screen.nodes[$0.node].label } == "Keep")
  }

  @Test func `leaves open above a card what is behind it`() throws {
    let low = """

              Other, 0x50, {{0.0, 300.0}, {400.0, 500.0}}
                Button, 0x51, {{162.0, 300.0}, {76.0, 24.0}}, label: 'Sheet Grabber'
                ScrollView, 0x54, {{0.0, 324.0}, {400.0, 476.0}}
                  Button, 0x55, {{20.0, 730.0}, {360.0, 50.0}}, label: 'Keep'
      """.replacingOccurrences(of: "\n        ", with: "\n      ")
    #expect(
      try said(page(low), "Order", "Leave", "Wrap", "Keep") == [
        "cannot-tell Other", "cannot-tell Other", "covered-by ScrollView", "hits Button, a point",
      ])
  }

  @Test func `may be before the bars of the page without a grabber`() throws {
    let plain = card.replacingOccurrences(of: "Sheet Grabber", with: "Handle")
    #expect(try said(page(plain), "Start", "Keep").allSatisfy { $0.hasPrefix("cannot-tell") })
  }

  /// The same types in the forms of the tools that are built on XCTest, and of idb.
  @Test(arguments: [
    """
    <XCUIElementTypeApplication x="0" y="0" width="400" height="800">
     <XCUIElementTypeWindow x="0" y="0" width="400" height="800">
      <XCUIElementTypeButton label="Order" x="20" y="120" width="360" height="48"/>
      <XCUIElementTypeAlert label="Sure?" x="65" y="300" width="270" height="180">
       <XCUIElementTypeButton label="Yes" x="200" y="436" width="135" height="44"/>
      </XCUIElementTypeAlert>
     </XCUIElementTypeWindow>
    </XCUIElementTypeApplication>
    """,
    """
    {"type": "XCUIElementTypeApplication", "rect": {"x": 0, "y": 0, "width": 400, "height": 800},
     "isEnabled": "1", "children": [{"type": "Window", "rect": {"x": 0, "y": 0, "width": 400, "height": 800},
      "children": [
       {"type": "Button", "label": "Order",
        "rect": {"x": 20, "y": 120, "width": 360, "height": 48}},
       {"type": "Alert", "label": "Sure?",
        "rect": {"x": 65, "y": 300, "width": 270, "height": 180}, "children": [
         {"type": "Button", "label": "Yes",
          "rect": {"x": 200, "y": 436, "width": 135, "height": 44}}]}]}]}
    """,
    """
    [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 400, "height": 800},
      "children": [
     {"type": "Button", "AXLabel": "Order",
      "frame": {"x": 20, "y": 120, "width": 360, "height": 48}},
     {"type": "Alert", "AXLabel": "Sure?",
      "frame": {"x": 65, "y": 300, "width": 270, "height": 180}, "children": [
       {"type": "Button", "AXLabel": "Yes",
        "frame": {"x": 200, "y": 436, "width": 135, "height": 44}}]}]}]
    """,
    """
    [{"type": "Application", "frame": {"x": 0, "y": 0, "width": 400, "height": 800}},
     {"type": "Button", "AXLabel": "Order",
      "frame": {"x": 20, "y": 120, "width": 360, "height": 48}},
     {"type": "Alert", "AXLabel": "Sure?",
      "frame": {"x": 65, "y": 300, "width": 270, "height": 180}},
     {"type": "Button", "AXLabel": "Yes",
      "frame": {"x": 200, "y": 436, "width": 135, "height": 44}}]
    """,
  ])
  func `is known in the forms of all tools that name its type`(text: String) throws {
    let said = try said(text, "Order", "Yes")
    #expect(said[0].hasPrefix("covered-by") && said[0].hasSuffix("Alert"), "\(said)")
    #expect(said[1].hasPrefix("hits") && said[1].hasSuffix("a point"), "\(said)")
  }

  @Test func `covers the whole screen for all answers alike`() throws {
    for presented in [alert, sheet, popover, region + popover, popover + region, card] {
      let screen = try onlyScreen(page(presented))
      let (index, partition) = (TouchIndex(screen), screen.partition())
      let asker = TouchAsker(screen)
      for x in stride(from: 5.0, to: 400, by: 13) {
        for y in stride(from: 5.0, to: 800, by: 13) {
          let point = Screen.Point(x: x, y: y)
          let winner = asker.touch(at: point).winner?.node
          #expect(index.receiver(ofTouchAt: point) == winner)
          #expect(partition.owner(at: point) == winner)
        }
      }
    }
  }
}
