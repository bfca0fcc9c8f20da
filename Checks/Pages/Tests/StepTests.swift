import Foundation
import Testing
import UIKit

/// The page from finger to action shows what its blocks print.
@MainActor @Suite(.simulatedDevice) struct `The page from finger to action` {
  /// The blocks of the page that hold output, in its order.
  private func shown() throws -> [String] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Documentation/FromFingerToAction.md").standardizedFileURL
    return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```text\n")
      .dropFirst().map { $0.components(separatedBy: "\n```")[0] }
  }

  /// An output without the lines for which a block of the page has "…".
  private func shortened(_ output: String, like block: String) -> String {
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

  @Test func `shows what its blocks print`() throws {
    let blocks: [() -> String] = [
      { tapOnToast().description }, { tapOnE().description }, tapBesideButton,
      { tapOnRow().description }, chains, firstResponders,
    ]
    let shown = try shown()
    #expect(shown.count == blocks.count)
    for (block, text) in zip(blocks, shown) {
      SimulatedDevice.current.reset()
      let printed = block()
      #expect(shortened(printed, like: text) == text, "\(printed)")
    }
  }
}
