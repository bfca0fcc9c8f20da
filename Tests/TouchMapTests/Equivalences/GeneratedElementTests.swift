import SeededRandomness
import Testing
@_spi(Command) import TouchMap

/// A page of elements, with what may lie in front of it, in the words of two tools.
struct GeneratedElements {
  /// What lies in front.
  enum Front: CaseIterable {
    case nothing, alert, sheet, card, keyboard, region
  }

  private struct Element {
    var role: String
    var name = ""
    var x, y, width, height: Int
    var report = ""
    var inner: [Element] = []

    var centre: (Int, Int) { (x + width / 2, y + height / 2) }

    func contains(_ point: (Int, Int)) -> Bool {
      x..<(x + width) ~= point.0 && y..<(y + height) ~= point.1
    }

    var xml: String {
      let names = name.isEmpty ? "" : " name=\"\(name)\" label=\"\(name)\""
      return "<XCUIElementType\(role)\(names) x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" "
        + "height=\"\(height)\"\(report)>\n\(inner.map(\.xml).joined())</XCUIElementType\(role)>\n"
    }

    func lines(_ depth: Int, _ number: inout Int) -> [String] {
      number += 16
      let line =
        String(repeating: "  ", count: depth) + "\(role), 0x\(String(number, radix: 16)), "
        + "{{\(x).0, \(y).0}, {\(width).0, \(height).0}}"
        + (name.isEmpty ? "" : ", label: '\(name)'")
      return [line] + inner.flatMap { $0.lines(depth + 1, &number) }
    }
  }

  let front: Front
  /// The page source, with what the tool reports about taps.
  let xml: String
  /// The same in one tree, and with each window printed on its own.
  let (whole, blocks): (String, String)
  /// The names of the targets of which a finger certainly reaches none.
  let lost: [String]
  /// The names of those in front that it reaches.
  let reached: [String]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    front = Front.allCases.randomElement(using: &random) ?? .nothing
    var page: [Element] = []
    for place in 0..<Int.random(in: 2...9, using: &random) {
      let report = ["", "", "", " hittable=\"true\"", " hittable=\"false\""]
      page.append(
        Element(
          role: "Button", name: "Page \(place)", x: 10, y: 60 + place * 80, width: 370, height: 60,
          report: report.randomElement(using: &random) ?? ""))
    }
    if Bool.random(using: &random) {
      let tab = Element(role: "Button", name: "Page tab", x: 10, y: 765, width: 100, height: 50)
      page.append(
        Element(role: "TabBar", name: "Tab Bar", x: 0, y: 761, width: 390, height: 83, inner: [tab])
      )
    }
    let (added, area) = Self.elements(of: front, random: &random)
    let isOwnWindow = front == .keyboard || Bool.random(using: &random)
    func window(_ inner: [Element]) -> Element {
      Element(
        role: "Window", x: 0, y: 0, width: 390, height: 844,
        inner: [Element(role: "Other", x: 0, y: 0, width: 390, height: 844, inner: inner)])
    }
    let windows = isOwnWindow ? [window(page), window(added)] : [window(page + added)]
    xml =
      "<XCUIElementTypeApplication name=\"Shop\" x=\"0\" y=\"0\" width=\"390\" height=\"844\">\n"
      + windows.map(\.xml).joined() + "</XCUIElementTypeApplication>\n"
    let application = "Application, 0x10, pid: 7, label: 'Shop'"
    var number = 0x100
    let trees = windows.map { $0.lines(2, &number) }
    whole =
      "Element subtree:\n →\(application)\n" + trees.joined().map { "  \($0)\n" }.joined()
    blocks = trees.map { lines in
      "Element subtree:\n →\(lines[0].drop { $0 == " " })\n"
        + lines.dropFirst().map { "\($0)\n" }.joined()
        + "Path to element:\n →\(application)\n"
    }.joined(separator: "\n\n")
    let targets = page.flatMap { $0.role == "Button" ? [$0] : $0.inner }
    lost = targets.filter { target in area.map { $0.contains(target.centre) } == true }.map(\.name)
    reached = added.flatMap(\.inner).filter { $0.role == "Button" && $0.name.hasPrefix("Front") }
      .map(\.name)
  }

  /// The elements in front, and the part of the screen on which they certainly take touches.
  private static func elements(
    of front: Front, random: inout SplitMix64
  ) -> ([Element], area: Element?) {
    let screen = Element(role: "Other", x: 0, y: 0, width: 390, height: 844)
    let y = Int.random(in: 200...500, using: &random)
    let button = Element(role: "Button", name: "Front", x: 80, y: y + 60, width: 200, height: 50)
    switch front {
    case .nothing: return ([], nil)
    case .alert:
      let alert = Element(
        role: "Alert", name: "Sure?", x: 60, y: y, width: 270, height: 160, inner: [button])
      return ([alert], screen)
    case .sheet:
      let sheet = Element(
        role: "Sheet", name: "More", x: 10, y: y, width: 370, height: 300, inner: [button])
      return ([sheet], screen)
    case .card:
      let grabber = Element(
        role: "Button", name: "Sheet Grabber", x: 165, y: y, width: 60, height: 20)
      let card = Element(
        role: "Other", x: 0, y: y, width: 390, height: 844 - y, inner: [grabber, button])
      return ([card], card)
    case .keyboard:
      let key = Element(role: "Key", name: "q", x: 4, y: 600, width: 36, height: 44)
      let emoji = Element(role: "Button", name: "Emoji", x: 8, y: 790, width: 60, height: 40)
      let keyboard = Element(role: "Keyboard", x: 0, y: 553, width: 390, height: 233, inner: [key])
      let area = Element(role: "Other", x: 0, y: 553, width: 390, height: 291)
      return ([keyboard, emoji], area)
    case .region:
      let region = Element(
        role: "Button", name: "PopoverDismissRegion", x: 0, y: 0, width: 390, height: 844)
      return ([region], nil)
    }
  }
}

@Suite struct `A generated page` {
  private func words(_ text: String, _ seed: UInt64) throws -> [String: TapVerdict.Word] {
    let dump = try Dump(reading: text.utf8)
    #expect(dump.screens.count == 1, "seed \(seed)")
    let screen = dump.screens[0]
    let oracle = TapOracle(screen)
    return Dictionary(
      screen.nodeIDs.filter { screen.acts($0) }.map {
        (screen.nodes[$0].label ?? "", oracle.verdict(onTapFor: $0).word)
      }, uniquingKeysWith: { $1 })
  }

  @Test func `gives no tap to what lies behind, whoever printed it`() throws {
    var asked = 0
    for seed in Exhaustive.seeds(everyDay: 60, night: 100_000) {
      let page = GeneratedElements(seed: seed)
      for text in [page.xml, page.whole, page.blocks] {
        let words = try words(text, seed)
        for name in page.lost {
          #expect(words[name]?.reaches == false, "seed \(seed), \(page.front): \(name)")
        }
        for name in page.reached {
          #expect(words[name]?.reaches == true, "seed \(seed), \(page.front): \(name)")
        }
        asked += page.lost.count + page.reached.count
      }
      let plain = try words(page.whole, seed)
      #expect(try words(page.blocks, seed) == plain, "seed \(seed)")
    }
    #expect(asked > 300)
  }
}
