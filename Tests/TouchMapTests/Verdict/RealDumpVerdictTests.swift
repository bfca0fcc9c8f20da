import Foundation
import Testing
import TouchMap

/// Targets of dumps from other projects, labelled by what the tools that wrote them say.
@Suite(.disabled(if: RealDumps.areMissing, "no folder ../shared/dumps beside the package"))
struct `The verdict about a target of a real dump` {
  /// A target, and whether the tool saw it.
  private struct Labelled {
    var file: String
    var oracle: TapOracle
    var node: Node.ID
    var isSeen: Bool
  }

  /// What acts and is on the screen: WebDriverAgent says of it whether it is visible, and idb and
  /// its like list nothing else.
  private func labelled() throws -> [Labelled] {
    let folder = RealDumps.folder.deletingLastPathComponent()
    var targets: [Labelled] = []
    for format in ["wda-xml", "idb-json"] {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent(format), includingPropertiesForKeys: nil)
      for file in files.sorted(by: { $0.path < $1.path }) {
        for screen in try Dump(reading: Data(contentsOf: file)).screens {
          let oracle = TapOracle(screen)
          for (index, node) in zip(screen.nodeIDs, screen.nodes) where acts(node) {
            guard screen.frame.intersects(node.frame) else { continue }
            targets.append(
              Labelled(
                file: file.lastPathComponent, oracle: oracle, node: index,
                isSeen: !node.flags.contains(.hidden)))
          }
        }
      }
    }
    return targets
  }

  private func acts(_ node: Node) -> Bool {
    let roles: Set<String> = [
      "Button", "Cell", "Switch", "TextField", "SearchField", "Link", "Key",
    ]
    return node.kind == .element && (node.flags.contains(.acts) || roles.contains(node.role ?? ""))
      && !node.flags.contains(.controlDisabled)
  }

  @Test func `is never a false alarm, and seldom open`() throws {
    let targets = try labelled()
    try #require(targets.count >= 50)
    var (falseAlarms, falseHits): ([String], [String]) = ([], [])
    var words: [TapVerdict.Word: Int] = [:]
    for target in targets {
      let verdict = target.oracle.verdict(onTapFor: target.node)
      words[verdict.word, default: 0] += 1
      let place = "\(target.file):\(target.oracle.screen.nodes[target.node].line)"
      if target.isSeen, [.coveredBy, .keyboard].contains(verdict.word) {
        falseAlarms.append(place)
      }
      if !target.isSeen, verdict.word.reaches || verdict.tapPoint != nil { falseHits.append(place) }
    }
    #expect(falseAlarms == [])
    #expect(falseHits == [])
    #expect(words[.cannotTell, default: 0] * 4 <= targets.count, "\(words)")
    print("\(targets.count) targets of real dumps: \(words)")
  }
}

extension Screen.Rect {
  fileprivate func intersects(_ other: Screen.Rect) -> Bool {
    origin.x < other.maxX && other.origin.x < maxX && origin.y < other.maxY
      && other.origin.y < maxY
  }
}
