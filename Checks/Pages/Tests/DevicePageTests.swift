import Foundation
import Testing

@Suite struct `The page of the simulated device` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation").standardizedFileURL

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `names each member of the device`() throws {
    let page = try text("TheSimulatedDevice.md")
    let members = try text("Evidence/names.txt").split(separator: "\n")
      .filter { $0.hasPrefix("SimulatedDevice.") }
      .map { $0.dropFirst("SimulatedDevice.".count).prefix { $0 != "\t" } }
      // What begins with a capital is a type, and its members follow it.
      .filter { $0.first?.isLowercase == true && !["clock", "current"].contains($0) }
    #expect(members.count > 60)
    for member in members {
      let name = member.prefix { $0 != "(" }
      let isNamed = ["`\(name)", ".\(name)", " \(name)("].contains { page.contains($0) }
      #expect(isNamed, "\(member)")
    }
  }
}
