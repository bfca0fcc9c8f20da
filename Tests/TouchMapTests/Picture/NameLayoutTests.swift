import Foundation
import SeededRandomness
import Testing
@_spi(Command) import TouchMap
@_spi(Command) import TouchReports

@Suite struct `The names on a map` {
  private func layout(
    of screen: Screen, least: Double = 12, zooms: Bool = true
  ) -> (TouchPicture, NameLayout) {
    let picture = MapReport(ReportedScreen(screen)).picture
    let rooms = picture.regions.map { RegionDrawing($0.polygons).room }
    return (
      picture,
      NameLayout(picture, rooms: rooms, least: least, wanted: 1.5 * least, zooms: zooms)
    )
  }

  /// The rule that holds for every screen.
  private func check(_ screen: Screen, _ name: String) {
    for least in [12.0, 16] {
      let (picture, layout) = layout(of: screen, least: least)
      let ghosts = picture.blocked.map(\.outline).filter { !$0.isEmpty }.map { outline in
        (outline.map(\.x), outline.map(\.y))
      }
      for (place, text) in layout.texts.enumerated() {
        #expect(text.isDeep || (least...2 * least).contains(text.size), "\(name): \(text)")
        let width = DrawnText.width(of: text.text, size: text.size)
        #expect(width <= text.box.size.width + 1e-6, "\(name): \(text)")
        for other in layout.texts[..<place] {
          #expect(!overlap(text.box, other.box), "\(name): \(text) and \(other)")
        }
        for (xs, ys) in ghosts {
          let ghost = Screen.Rect(
            x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
            height: (ys.max() ?? 0) - (ys.min() ?? 0))
          if text.kind == .culprit {
            #expect(!overlap(text.box, ghost), "\(name): \(text) on a blocked control")
          }
        }
      }
    }
  }

  private func overlap(_ one: Screen.Rect, _ other: Screen.Rect) -> Bool {
    let slack = 1e-3
    return one.origin.x < other.maxX - slack && other.origin.x < one.maxX - slack
      && one.origin.y < other.maxY - slack && other.origin.y < one.maxY - slack
  }

  @Test(arguments: DumpFiles.own)
  func `never lie on one another, and a culprit's on no blocked control`(file: URL) throws {
    for screen in try Dump(reading: Data(contentsOf: file)).screens {
      check(screen, file.lastPathComponent)
    }
  }

  @Test func `never lie on one another on random screens`() throws {
    for seed in 0..<UInt64(Exhaustive.count(everyDay: 60, night: 2_000)) {
      var random = RandomScreen(seed: seed)
      check(try random.screen(), "seed \(seed)")
    }
  }

  @Test func `of many small blocked controls are numbers that a list explains`() throws {
    var lines = ["<UIWindow: 0x1; frame = (0 0; 393 852)>"]
    for place in 0..<6 {
      lines.append(
        "   | <UIButton: 0x2; frame = (\(20 + 60 * place) 100; 40 40); "
          + "accessibilityLabel = 'Button number \(place)'>")
    }
    lines.append("   | <App.HeaderShadow: 0x9; frame = (0 80; 393 90)>")
    let (picture, layout) = layout(of: try onlyScreen(lines.joined(separator: "\n")))
    #expect(
      layout.texts.filter { $0.kind == .number }.map(\.text) == ["1", "2", "3", "4", "5", "6"])
    #expect(layout.numbered == Array(picture.blocked.indices))
    #expect(layout.texts.contains { $0.kind == .culprit && $0.text == "HeaderShadow" })
  }

  @Test(arguments: ["24", "12"])
  func `of controls that are too low for a square are flat numbers, or stand beside them`(
    height: String
  ) throws {
    let (picture, layout) = layout(
      of: try onlyScreen(
        """
        <UIWindow: 0x1; frame = (0 0; 1194 834)>
           | <UIButton: 0x2; frame = (700 60; 40 \(height)); accessibilityIdentifier = 'move'>
           | <UIButton: 0x3; frame = (900 60; 40 \(height)); accessibilityIdentifier = 'delete'>
           | <Mail.Preview: 0x4; frame = (680 40; 494 500)>
        """), least: 22)
    #expect(picture.blocked.count == 2)
    #expect(layout.texts.filter { $0.kind == .number }.map(\.text) == ["1", "2"])
  }

  @Test(arguments: [12.0, 18, 27, 42])
  func `of blocked targets are names or numbers on a tablet, at each size of the page`(
    least: Double
  ) throws {
    let cells = (0..<14).map {
      "   | <UITableViewCell: 0xa\($0); frame = (0 \(70 * $0); 375 70); "
        + "accessibilityIdentifier = 'Mail \($0): quarterly figures'>"
    }
    let buttons = (0..<6).map {
      "   | <UIButton: 0xb\($0); frame = (\(1000 + 52 * $0) 20; 44 44); "
        + "accessibilityIdentifier = 'B\($0)'>"
    }
    let screen = try onlyScreen(
      (["<UIWindow: 0x1; frame = (0 0; 1366 1024)>"] + cells + buttons
        + ["<App.Picture: 0x4; baseClass = UIWindow; frame = (0 0; 1366 1024)>"])
        .joined(separator: "\n"))
    let (picture, layout) = layout(of: screen, least: least)
    let kinds: [MapText.Kind] = [.ghost, .region(.swallows)]
    let named = layout.texts.filter { kinds.contains($0.kind) && !$0.text.isEmpty }.count
    #expect(named + layout.numbered.count == picture.blocked.count, "\(layout.texts)")
    #expect(layout.texts.contains { $0.kind == .culprit && $0.text == "Picture" })
    if least <= 18 { #expect(2 * named >= picture.blocked.count) }
  }

  @Test func `of a winner stand on the map where it is a target itself`() throws {
    let (_, layout) = layout(
      of: try onlyScreen(
        """
        <UIWindow: 0x1; frame = (0 0; 393 852)>
           | <UIButton: 0x2; frame = (20 100; 200 60); accessibilityIdentifier = 'under'>
           | <UIButton: 0x3; frame = (20 100; 200 60); accessibilityIdentifier = 'over'>
        """))
    #expect(layout.texts.filter { $0.kind == .culprit }.map(\.text) == ["#over"])
    #expect(layout.texts.filter { $0.kind == .ghost }.map(\.text) == ["#under"])
  }

  @Test func `of a culprit stand beside it where it is full of blocked controls`() throws {
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 393 852)>
         | <UIButton: 0x2; frame = (20 300; 350 100); accessibilityLabel = 'Buy now'>
         | <Shop.Banner: 0x3; frame = (20 300; 350 100)>
      """)
    let tab = try #require(layout(of: screen).1.texts.first { $0.kind == .culprit })
    #expect(tab.text == "Banner")
    #expect(tab.box.maxY <= 300 || tab.box.origin.y >= 400)
  }

  @Test func `are whole without their sign before they are cut beside it, and where they just fit`()
    throws
  {
    let (_, layout) = layout(
      of: try onlyScreen(
        """
        <UIWindow: 0x1; frame = (0 0; 393 852)>
           | <UIButton: 0x2; frame = (277 276; 84 44)>
           |    | <UIButtonLabel: 0x3; frame = (0 0; 52 20); text = 'Follow'>
           | <App.Cover: 0x4; frame = (270 270; 100 60)>
           | <UIButton: 0x5; frame = (277 476; 84 44)>
           |    | <UIButtonLabel: 0x6; frame = (0 0; 52 20); text = 'Follow'>
        """), least: 16.2)
    let names = layout.texts.filter { $0.text.hasPrefix("Fol") }
    #expect(names.map(\.text) == ["Follow", "Follow"])
    #expect(names.map(\.kind) == [.region(.swallows), .region(.target)])
  }

  @Test(arguments: ["m", "界", "ש", "👨‍👩‍👧‍👦", "e\u{301}"])
  func `of five thousand letters are cut to their room`(letter: String) throws {
    let text = String(repeating: letter, count: 5_000)
    let screen = try onlyScreen(
      """
      <UIWindow: 0x1; frame = (0 0; 393 852)>
         | <UIButton: 0x2; frame = (20 300; 350 100)>
         |    | <UIButtonLabel: 0x3; frame = (0 0; 350 20); text = '\(text)'>
      """)
    check(screen, letter)
    #expect(layout(of: screen).1.texts.contains { $0.text.hasSuffix("…") })
  }
}
