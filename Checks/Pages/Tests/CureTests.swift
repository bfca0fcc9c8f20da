import Fallthrough
import Foundation
import Testing
import UIKit

@MainActor private let allCures = toastCures + screenCures + keyCures + viewCures

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
    #expect(quotes > 7)
  }

  /// The sections of the page, each with its text on one line.
  func sections() throws -> [(heading: String, text: String)] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/BySymptom.md")
    return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n## ")
      .dropFirst().map { section in
        let lines = section.split(separator: "\n")
        return (String(lines[0]), lines.dropFirst().joined(separator: " "))
      }
  }

  @Test func `has no cure without a test`() throws {
    let headings = try sections().map(\.heading)
    // A question for the command, which has tests of its own, and the list of reasons.
    let others = ["I do not know which view it is", "What `onDecision` reports"]
    let symptoms = allCures.map(\.symptom) + others
    #expect(Set(headings) == Set(symptoms))
    #expect(headings.count == symptoms.count)
  }

  @Test func `lists each reason that a window reports`() throws {
    let list = try #require(try sections().last?.text)
    let reasons = list.components(separatedBy: "| `").dropFirst().map { $0.prefix { $0 != "`" } }
    #expect(Set(reasons.map(String.init)) == Set(TouchReason.allCases.map(\.rawValue)))
    #expect(reasons.count == TouchReason.allCases.count)
  }
}
