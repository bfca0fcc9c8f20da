import Fallthrough
import Foundation
import Testing
import UIKit

@MainActor private let allCures = toastCures + screenCures + keyCures + viewCures + plainCures

@MainActor @Suite(.simulatedDevice) struct `The page of symptoms` {
  @Test(.simulatedDevice, arguments: [15, 17, 18, 26, 27])
  func `gives cures that work on every version`(_ version: Int) {
    for cure in allCures {
      SimulatedDevice.current.reset()
      SimulatedDevice.current.run(version)
      decisions = []
      #expect(cure.isCured(AppBehind()), "\(cure.symptom)")
    }
  }

  @Test(.simulatedDevice) func `quotes what the window prints, as a run of the cure prints it`()
    throws
  {
    var printed: [String: [String]] = [:]
    for (cure, version) in allCures.flatMap({ cure in [17, 18, 26].map { (cure, $0) } }) {
      SimulatedDevice.current.reset()
      SimulatedDevice.current.run(version)
      decisions = []
      _ = cure.isCured(AppBehind())
      printed[cure.symptom, default: []] += decisions
    }
    var quotes = 0
    for section in try sections() {
      guard let range = section.text.range(of: "prints ") else { continue }
      // Every second part between accents is a quotation.
      let parts = section.text[range.lowerBound...].components(separatedBy: "`")
      for (index, quote) in parts.enumerated() where index % 2 == 1 && !quote.contains("{") {
        quotes += 1
        #expect(
          printed[section.heading]?.contains { $0.contains(quote) } == true,
          "\(section.heading): \(quote), of \(Set(printed[section.heading] ?? []))")
      }
    }
    #expect(quotes > 5)
  }

  private func page() throws -> String {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/BySymptom.md").standardizedFileURL
    return try String(contentsOf: page, encoding: .utf8)
  }

  /// The sections of the page, each with its text on one line.
  func sections() throws -> [(heading: String, text: String)] {
    try page().components(separatedBy: "\n## ").dropFirst().map { section in
      let lines = section.split(separator: "\n")
      return (String(lines[0]), lines.dropFirst().joined(separator: " "))
    }
  }

  /// The symptoms of the tables above the sections, and the headings to which they lead.
  func symptoms() throws -> (names: [String], linked: [String]) {
    let tables = try page().components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| what you see") }
    let names = tables.map { $0.dropFirst(2).components(separatedBy: " | ")[0] }
    let linked = names.filter { $0.hasPrefix("[") }
    return (names.map(Self.text), linked.map(Self.text))
  }

  /// The text of a link, or the text itself.
  private static func text(_ cell: String) -> String {
    cell.hasPrefix("[") ? String(cell.dropFirst().components(separatedBy: "](")[0]) : cell
  }

  @Test func `has no cure without a test`() throws {
    let (names, linked) = try symptoms()
    // Questions for the command, which has tests of its own, and what only Apple can cure.
    let others = [
      "I do not know which view it is", "Appium or XCUITest calls a view not hittable",
      "The first row below a search bar does not react", "The top of a sheet takes no touches",
      "Views behind a transparent navigation bar get no taps",
      "After a sheet, buttons react beside the place where they are drawn",
    ]
    #expect(Set(names) == Set(allCures.map(\.symptom) + others))
    #expect(names.count == Set(names).count)
    // A section is found from the tables.
    let headings = try sections().map(\.heading)
    #expect(Set(headings) == Set(linked + ["What no library can do", "What `onDecision` reports"]))
    #expect(headings.count == Set(headings).count)
  }

  @Test func `lists each reason that a window reports`() throws {
    let list = try #require(try sections().last?.text)
    let reasons = list.components(separatedBy: "| `").dropFirst().map { $0.prefix { $0 != "`" } }
    #expect(Set(reasons.map(String.init)) == Set(TouchReason.allCases.map(\.rawValue)))
    #expect(reasons.count == TouchReason.allCases.count)
  }
}
