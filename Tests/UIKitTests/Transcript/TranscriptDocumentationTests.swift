import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The page about explaining a touch` {
  let device = SimulatedDevice.current

  /// The blocks of the page that hold output.
  func blocks() throws -> [String] {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/TestingOverlays.md")
    return try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "```text\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
  }

  @Test func `shows what really happens`() throws {
    device.systemVersion = OperatingSystemVersion(18)
    let overlay = TranscriptScreens.naiveToast()
    let toast = device.explainTap(at: CGPoint(x: 200, y: 740))
    device.reset()
    let list = TranscriptScreens.list()
    let row = device.explainTap(at: CGPoint(x: 100, y: 60))
    #expect(try blocks() == [toast.description, row.description])
    withExtendedLifetime((overlay, list)) {}
  }
}
