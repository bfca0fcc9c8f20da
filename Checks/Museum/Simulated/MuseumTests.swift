import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `An exhibit` {
  @Test(arguments: await Exhibit.allShowings)
  func `does on every system what its record says`(showing: Showing) throws {
    let record = try #require(
      try Museum.record(exhibit: showing.exhibit, showing: showing.name),
      "museum.json has no showing \(showing)")
    let expected = System.allCases.map { system in
      "\(system.name): \(record.cell(on: system.name)?.seen ?? [])"
    }
    let seen = System.allCases.map { "\($0.name): \(showing.theirs.transcript(on: $0))" }
    #expect(seen == expected, "\(showing): \(showing.touches)")
  }
}

@MainActor @Suite(.simulatedDevice) struct `Ours on the stage of an exhibit` {
  @Test(arguments: await Exhibit.showingsWithOurs)
  func `gives every touch to whom it belongs, on every system`(showing: Showing) throws {
    let ours = try #require(showing.ours)
    let seen = System.allCases.map { "\($0.name): \(ours.standing.transcript(on: $0))" }
    #expect(seen == System.allCases.map { "\($0.name): \(showing.wanted)" }, "\(showing)")
  }
}

@MainActor @Suite(.simulatedDevice) struct `An exhibit that crashes on a device` {
  @Test(arguments: System.allCases.map(\.name))
  func `crashes here too, in a process of its own: M33 touched outside of it`(
    system: String
  ) async {
    await #expect(processExitsWith: .failure) { [system = system as String] in
      await Exhibit.touchCrash("M33", on: system)
    }
  }

  @Test(arguments: System.allCases.map(\.name))
  func `crashes here too, in a process of its own: M53 as the view of a controller`(
    system: String
  ) async {
    await #expect(processExitsWith: .failure) { [system = system as String] in
      await Exhibit.touchCrash("M53", on: system)
    }
  }

  @Test func `is every one whose record says so`() throws {
    let records = try Museum.records.get().filter { record in
      record.notBuilt == nil
        && record.showings.contains { $0.cells.values.contains { $0.verdict == "crashes" } }
    }
    #expect(records.map(\.number) == ["M33", "M53"])
    let crashing = Exhibit.all.flatMap(\.crashes).map { "\($0)" }
    #expect(crashing == ["M33, touched outside of it", "M53, view of a controller"])
  }
}

extension Exhibit {
  /// Touches the crash of an exhibit, in a process that may end by it.
  static func touchCrash(_ number: String, on system: String) {
    let crash = all.first { $0.number == number }?.crashes.first
    let system = System.allCases.first { $0.name == system }
    guard let crash, let system else { return }
    _ = crash.theirs.transcript(on: system)
  }
}
