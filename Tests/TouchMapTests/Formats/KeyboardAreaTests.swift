import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The keyboard` {
  private let text = """
    <XCUIElementTypeApplication x="0" y="0" width="402" height="874" name="Demo">
     <XCUIElementTypeWindow x="0" y="0" width="402" height="874">
      <XCUIElementTypeButton x="20" y="100" width="200" height="50" name="Sign in"/>
      <XCUIElementTypeButton x="20" y="820" width="362" height="50" name="Register"/>
     </XCUIElementTypeWindow>
     <XCUIElementTypeWindow x="0" y="583" width="402" height="291">
      <XCUIElementTypeOther x="0" y="583" width="402" height="233">
       <XCUIElementTypeKeyboard x="0" y="583" width="402" height="233">
        <XCUIElementTypeKey x="4" y="590" width="40" height="54" name="q"/>
       </XCUIElementTypeKeyboard>
       <XCUIElementTypeButton x="8" y="805" width="69" height="42" name="Emoji"/>
       <XCUIElementTypeButton x="325" y="805" width="69" height="42" name="dictation"/>
      </XCUIElementTypeOther>
     </XCUIElementTypeWindow>
    </XCUIElementTypeApplication>
    """

  private func name(_ x: Double, _ y: Double) throws -> String? {
    let screen = try onlyScreen(text)
    return screen.touch(at: .init(x: x, y: y)).winner.map {
      screen.nodes[$0.node].identifier ?? screen.nodes[$0.node].className
    }
  }

  @Test func `covers as one area what lies behind it, down to the edge of the screen`() throws {
    let screen = try onlyScreen(text)
    let verdict = TapOracle(screen).verdict(onTapFor: 3)
    #expect(screen.nodes[3].identifier == "Register" && verdict.word == .keyboard)
    #expect(try name(200, 860) == "XCUIElementTypeKeyboard")
    let why = whyReports(on: "Register", of: screen)
    #expect(why.first?.reachable == 0)
  }

  @Test func `names the key that is touched, also one beside it`() throws {
    #expect(
      [try name(10, 600), try name(42, 812), try name(350, 830)] == ["q", "Emoji", "dictation"])
  }

  @Test func `has no target that is judged`() throws {
    let screen = try onlyScreen(text)
    #expect(
      ScreenVerdict(ScreenSurvey(screen)).asked.map(\.name.text) == ["#Sign in", "#Register"])
    #expect(Lint(screen).findings.map(\.severity) == [.note])
  }

  @Test func `is one change, not one for each key`() throws {
    let closed = text.replacing(
      /<XCUIElementTypeWindow x="0" y="583"[\s\S]*<\/XCUIElementTypeWindow>\n/, with: "")
    let diff = OwnerDiff(from: try onlyScreen(closed), to: try onlyScreen(text))
    let owners = diff.changes.compactMap { $0.after.map { diff.after.screen.nodes[$0].className } }
    #expect(Set(owners).isSuperset(of: ["XCUIElementTypeKeyboard"]))
    #expect(!owners.contains("XCUIElementTypeKey"))
  }
}
