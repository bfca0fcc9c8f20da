import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// What the script of a page looks up.
@Suite struct `The facts on a page` {
  private func facts(_ text: String, file: String? = "shop/screen.txt") throws -> PageData {
    try PageData(MapReport(ReportedScreen(try onlyScreen(text), file: file)).html())
  }

  @Test func `name each view once, with its line and its place`() throws {
    let facts = try facts(MapFixture.text)
    #expect(
      try facts.names
        == ["UIWindow", "UITableView", "Buy", "Buy", "PassThroughWindow", "UIView", "#banner"])
    #expect(try facts.steps("view", "line") == [1, 2, 3, 4, 5, 6, 7])
    #expect(try facts.steps("view", "parent") == [-1, 0, 1, 2, -1, 4, 5])
    #expect(try (facts.column("view", "box") as [Double]).suffix(4) == [0, 30, 60, 20])
  }

  @Test func `have each target in each state, the worst first`() throws {
    let facts = try facts(MapFixture.toast)
    #expect(
      facts.states.map { $0["kind"] as? String } == ["now", "fix", "without", "without", "without"])
    #expect(try facts.targets(in: 0) == ["#pay dead 0", "#top dead 0", "#undo works 1"])
    #expect(try facts.targets(in: 1) == ["#pay partly 0.667", "#top works 1", "#undo works 1"])
    #expect(try facts.targets(in: 3) == ["#pay works 1", "#top works 1", "#undo gone 0"])
    #expect((facts.states[3]["effect"] as? String)?.contains("1 button is gone: #undo.") == true)
  }

  @Test func `have the fix, lines of code for it, and what it frees, costs and leaves`() throws {
    let fixes = try #require(facts(MapFixture.toast).facts["fixes"] as? [[String: Any]])
    let code = try #require(fixes.first?["code"] as? [[String]])
    #expect(
      code.map(\.first) == ["class ToastWindow: PassThroughWindow", "toastWindow.isHidden = true"])
    let deal = try #require(fixes.first?["deal"] as? [[String]])
    #expect(
      deal == [
        ["Do", "Make Shop.ToastWindow (line 6) a PassThroughWindow, or hide it when it is empty."],
        ["Frees", "#pay (66.7%), #top"], ["Loses", "nothing: #undo still gets its taps"],
      ])
  }

  @Test func `have the order in which views are asked, up to the one that never is`() throws {
    let facts = try facts(MapFixture.toast)
    let asked = try #require(facts.facts["asked"] as? [String: [Any]])
    let steps = try #require(asked["t0"]).dropFirst().map { step -> String in
      let values = try #require(step as? [Any])
      let (view, text) = (try #require(values[0] as? Int), try #require(values[1] as? Int))
      return (view < 0 ? "" : try facts.names[view] + " ") + facts.texts[text]
    }
    #expect(
      steps == [
        "ToastWindow level 1, asks its subviews", "UIView takes the touch", "#pay never asked",
      ])
  }

  @Test(arguments: [
    ("shop/screen.txt", ["touchmap at ", " shop/screen.txt"]),
    ("/Users/me/shop/screen.txt", ["touchmap at ", " screen.txt"]),
    ("it's here.txt", ["touchmap at ", #" 'it'\''s here.txt'"#]),
    ("$(reboot).txt", ["touchmap at ", " '$(reboot).txt'"]),
  ])
  func `hold the command that asks the same, as a shell takes it`(
    file: String, command: [String]
  ) throws {
    #expect(try facts(MapFixture.text, file: file).facts["command"] as? [String] == command)
  }

  /// With several culprits, each fix is a state of its own, and so is each set of them.
  @Test func `have a state for each fix and for all of them`() throws {
    let two = """
      <UIWindow: 0x1; frame = (0 0; 200 200)>
         | <UIButton: 0x2; frame = (0 0; 90 60); accessibilityIdentifier = 'left'>
         | <UIButton: 0x3; frame = (100 0; 90 60); accessibilityIdentifier = 'right'>
         | <Shop.Cover: 0x4; frame = (0 0; 90 60)>
         | <Shop.Lid: 0x5; frame = (100 0; 90 60)>
      """
    let states = try facts(two).states.filter { $0["kind"] as? String == "fix" }
    #expect(states.map { $0["parts"] as? [Int] } == [[0, 1], [0], [1]])
  }

  @Test func `are in a state without a sheet those of the screen without it`() throws {
    for seed in Exhaustive.seeds(everyDay: 8, night: 500) {
      let screen = try RandomScreen.withTargets(seed: seed)
      guard screen.frame.size.area > 0 else { continue }
      let facts = try PageData(MapReport(ReportedScreen(screen, file: "a.txt")).html())
      let listed = screen.nodeIDs.filter { screen.nodes[$0].kind != .layer }
      let sheets = try #require(facts.facts["sheets"] as? [[String: Int]])
      let base = try #require(facts.states[0]["own"] as? [String: Any])
      for state in facts.states where state["kind"] as? String == "without" {
        let off = try #require(state["parts"] as? [Int]).map { listed[sheets[$0]["view"] ?? 0] }
        let changed = off.reduce(screen) { $0.applying(ScreenEdit.hide($1)) }
        let own = base.merging(try #require(state["own"] as? [String: Any])) { $1 }
        let owners = own.filter { $0.value is String }.compactMap { Int($0.key) }.sorted()
        let expected = changed.partition().regions.compactMap { region in
          region.owner.flatMap { listed.firstIndex(of: $0) }
        }
        #expect(owners == expected.sorted(), "seed \(seed)")
      }
    }
  }

  @Test func `are those of both screens where something is supposed`() throws {
    let screen = try onlyScreen(MapFixture.text)
    let change = try #require(Supposition("#banner: hidden"))
    var reported = ReportedScreen(try #require(screen.supposing(change)), file: "a.txt")
    reported.dumped = screen
    var options = MapPageOptions()
    options.arguments = ["--assume", "#banner: hidden"]
    let facts = try PageData(MapReport(reported).html(options: options))
    #expect(facts.states.map { $0["name"] as? String } == ["As it is", "With the change"])
    let owners = facts.states.map { ($0["own"] as? [String: Any])?.keys.sorted() }
    #expect(owners == [["1", "2", "6"], ["1", "2"]])
    #expect(
      facts.facts["command"] as? [String] == ["touchmap at ", " a.txt --assume '#banner: hidden'"])
  }
}
