import Foundation
import Probe
import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The probe, on the simulated device` {
  static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Examples/Probe/Expected.json")
    .standardizedFileURL

  /// The rows of every system, each with what is seen on which systems.
  func expectations() async -> [Expectation] {
    var expectations: [Expectation] = []
    for model in ProbeModel.all {
      for row in await SimulatedProbe.rows(on: model) where row.kind == .expected {
        let index = expectations.firstIndex { $0.id == row.id }
        if index == nil { expectations.append(Expectation(id: row.id)) }
        expectations[index ?? expectations.count - 1].note(row.seen ?? "", on: model.name)
      }
    }
    return expectations
  }

  @Test func `sees what the file of expectations says of every system`() async throws {
    let text = Expectation.text(await expectations())
    if ProcessInfo.processInfo.environment["FALLTHROUGH_WRITE"] == "yes" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(written == text, "write it anew: FALLTHROUGH_WRITE=yes swift test --filter 'The probe'")
  }

  @Test(arguments: ProbeModel.all)
  func `sees the same rows on every system, each once and none empty`(model: ProbeModel) async {
    let rows = await SimulatedProbe.rows(on: model)
    let first = await SimulatedProbe.rows(on: ProbeModel.all[0])
    #expect(rows.map(\.id) == first.map(\.id))
    #expect(Set(rows.map(\.id)).count == rows.count)
    for row in rows { #expect(row.seen?.isEmpty == false, "\(row.id)") }
  }

  @Test(arguments: ProbeModel.all)
  func `finds our window right on every system`(model: ProbeModel) async {
    var seen: [String: String] = [:]
    for row in await SimulatedProbe.rows(on: model) { seen[row.id] = row.seen }
    for content in ProbeContent.allCases where content != .untouchable {
      let middle = content == .nothing ? "..." : ".c."
      #expect(seen["grid.\(content).map"] == "... ... \(middle) ... ...", "\(content)")
    }
    // Bare layers do not tell that they take no touches.
    let claimsAll = seen["tree.untouchable.drawn-with"] == "layers"
    #expect(seen["grid.untouchable.map"] == "... ... \(claimsAll ? ".c." : "...") ... ...")
    #expect(seen["tap.untouchable.action"] == (claimsAll ? "nobody" : "the app"))
    for content in ["text", "symbol", "capsule", "glass", "field", "field-again"] {
      #expect(seen["tap.\(content).action"] == "the content", "\(content)")
    }
    #expect(seen["tap.beside.action"] == "the app")
  }

  @Test func `names for each row an item, a switch and a test that there are`() async throws {
    let root = Self.file.deletingLastPathComponent().appendingPathComponent("../..")
    let items = try String(
      contentsOf: root.appendingPathComponent("Documentation/Evidence/fidelity-items.txt"),
      encoding: .utf8)
    let tests = FileManager.default.enumerator(atPath: root.appendingPathComponent("Tests").path)
    let files = Set((tests?.allObjects ?? []).compactMap { ($0 as? NSString)?.lastPathComponent })
    for row in await SimulatedProbe.rows(on: ProbeModel.all[0]) where row.kind == .expected {
      let basis = try #require(ProbeBasis.of(row.id), "\(row.id)")
      #expect(files.contains(basis.test + ".swift"), "\(row.id)")
      if let item = basis.fidelity { #expect(items.contains("\n\(item) |"), "\(row.id)") }
      if let name = basis.setting {
        #expect(items.range(of: "switch: (\\w+, )*\(name)", options: .regularExpression) != nil)
      }
    }
  }

  @Test func `tells a row in one line of JSON whatever was seen`() throws {
    let row = ProbeRow("a.b", .device, seen: "one \"two\"\nthree \\ four\u{7}ü")
    #expect(!row.json.contains("\n"))
    let read = try JSONDecoder().decode([String: String].self, from: Data(row.json.utf8))
    #expect(read == ["id": "a.b", "kind": "device", "seen": "one \"two\"\nthree \\ four ü"])
  }
}
