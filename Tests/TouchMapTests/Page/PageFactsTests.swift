import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

/// What the script of a page looks up.
@Suite struct `The facts on a map's page` {
  private func facts(_ text: String, file: String? = "shop/screen.txt") throws -> [String: Any] {
    let report = MapReport(ReportedScreen(try onlyScreen(text), file: file))
    return try #require(screensOnPage(MapReport.html([report])).first)
  }

  @Test func `name each view once, with its line and its place`() throws {
    let facts = try facts(MapFixture.text)
    let texts = try #require(facts["texts"] as? [String])
    let names: [Int] = try column("node", "name", of: facts)
    #expect(
      names.map { texts[$0] }
        == ["UIWindow", "UITableView", "Buy", "Buy", "PassThroughWindow", "UIView", "#banner"])
    #expect(try column("node", "line", of: facts) == [1, 2, 3, 4, 5, 6, 7])
    #expect(try column("node", "parent", of: facts) == [-1, 0, 1, 2, -1, 4, 5])
    let boxes: [Double] = try column("node", "box", of: facts)
    #expect(boxes.suffix(4) == [0, 30, 60, 20])
    #expect(facts["windows"] as? [Int] == [0, 4])
  }

  @Test func `give every part of the screen its owner and the region that it belongs to`() throws {
    let facts = try facts(MapFixture.text)
    let owners: [Int] = try column("part", "owner", of: facts)
    let regions: [Int] = try column("part", "region", of: facts)
    let nodes: [Int] = try column("region", "node", of: facts)
    #expect(owners == [-1, 1, 2, 6])
    #expect(regions.map { nodes[$0] } == [-1, 1, 2, 6])
    let areas: [Double] = try column("region", "area", of: facts)
    #expect(areas.reduce(0, +) == 12_000)
  }

  @Test func `tell in words why a view is passed over, and why what is in it is`() throws {
    let facts = try facts(MapFixture.text)
    let texts = try #require(facts["texts"] as? [String])
    let node = try #require(facts["node"] as? [String: Any])
    let ignored = try #require(node["ignored"] as? [String: [String: Any]])
    let own = try #require(ignored["3"]?["own"] as? Int)
    #expect(texts[own] == "has user interaction disabled")
    let falls = try #require(node["falls"] as? [String: [String: Int]])
    #expect(falls.keys.sorted() == ["4", "5"])
    let words = try #require(facts["words"] as? [String: String])
    #expect(words["behind-winner"] == "{} in front of it took the touch first")
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
    #expect(try facts(MapFixture.text, file: file)["command"] as? [String] == command)
  }

  /// The command asks about the same screen with `--assume`.
  @Test func `are in a state those of the screen without the view`() throws {
    for seed in Exhaustive.seeds(everyDay: 3, night: 500) {
      let screen = try RandomScreen.withTargets(seed: seed)
      let report = MapReport(ReportedScreen(screen, file: "a.txt"))
      let facts = try #require(screensOnPage(MapReport.html([report])).first)
      let regions: [Int] = try column("part", "region", of: facts)
      let owners: [Int] = try column("part", "owner", of: facts)
      let listed = screen.nodeIDs.filter { screen.nodes[$0].kind != .layer }
      for state in try #require(facts["states"] as? [[String: Any]]) {
        let view = try #require(state["view"] as? Int)
        guard view >= 0 else { continue }
        let name = screen.name(of: listed[view])
        let changed = try #require(screen.supposing(Supposition(name: name, change: .hidden)))
        let drops = Set(try #require(state["drops"] as? [Int]))
        let kept = zip(owners, regions).filter { !drops.contains($1) }.map(\.0)
        let table = try #require(state["part"] as? [String: Any])
        var sum = 0
        let new = try #require(table["owner"] as? [Int]).map { step in
          sum += step
          return sum
        }
        let expected = changed.partition().regions.map { region in
          region.owner.flatMap { listed.firstIndex(of: $0) } ?? -1
        }
        #expect((kept + new).sorted() == expected.sorted(), "seed \(seed), \(name)")
        let command = (state["command"] as? [String: String])?["1"]
        #expect(command?.hasSuffix("--assume '\(name): hidden'") == true, "seed \(seed)")
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
    let page = MapReport.html([MapReport(reported)], options: options)
    let both = try screensOnPage(page)
    let owners = try both.map { try column("part", "owner", of: $0) as [Int] }
    #expect(owners == [[-1, 1, 2, 6], [-1, 1, 2]])
    #expect(
      both.map { $0["command"] as? [String] } == [
        ["touchmap at ", " a.txt"], ["touchmap at ", " a.txt --assume '#banner: hidden'"],
      ])
    #expect(page.contains("<summary>10% of the screen changed owner</summary>"))
    #expect(page.components(separatedBy: #"<path class="changed""#).count == 3)
  }
}
