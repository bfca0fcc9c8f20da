import Testing
import UIKit

@MainActor @Suite(.simulatedDevice) struct `The page about explaining a touch` {
  /// The blocks of the page that hold output.
  func blocks() throws -> [String] {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/TestingOverlays.md")
    return try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "```text\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
  }

  /// An output with the lines left out for which a block of the page has "…".
  func shortened(_ output: String, like block: String) -> String {
    var lines = output.components(separatedBy: "\n")[...]
    var shown: [String] = []
    var skips = false
    for line in block.components(separatedBy: "\n") {
      let isGap = line.hasSuffix("…")
      if skips, !isGap { lines = lines.drop { $0 != line } }
      shown.append(isGap ? line : lines.popFirst() ?? "the output ends here")
      skips = isGap
    }
    return (shown + (skips ? [] : lines)).joined(separator: "\n")
  }

  @Test func `shows what really happens`() throws {
    device.systemVersion = OperatingSystemVersion(18)
    TranscriptScreens.naiveToast()
    let toast = device.explainTap(at: CGPoint(x: 200, y: 740))
    device.reset()
    TranscriptScreens.list()
    let row = device.explainTap(at: CGPoint(x: 100, y: 60))
    let shown = try blocks()
    let happened = zip([toast, row], shown).map { shortened($0.description, like: $1) }
    #expect(shown.count == 2)
    #expect(shown == happened)
  }
}
