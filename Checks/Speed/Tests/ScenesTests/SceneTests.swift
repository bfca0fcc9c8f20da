import Foundation
import Scenes
import Testing

@Suite struct `A scene` {
  @Test(arguments: [
    (SceneKind.app, 300), (.feed, 10_000), (.canvas10k, 10_000), (.canvas100k, 100_000),
    (.deep, 500),
  ])
  func `has as many views as its name promises`(kind: SceneKind, count: Int) {
    for seed in UInt64(1)...3 {
      #expect(kind.scene(seed: seed).nodes.count == count, "seed \(seed)")
    }
  }

  @Test(arguments: SceneKind.allCases)
  func `depends on nothing but its seed`(kind: SceneKind) {
    #expect(kind.scene(seed: 5).text == kind.scene(seed: 5).text)
    #expect(kind.scene(seed: 5).text != kind.scene(seed: 6).text)
  }

  @Test(arguments: SceneKind.allCases)
  func `stands in preorder`(kind: SceneKind) {
    let nodes = kind.scene(seed: 2).nodes
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last != node.parent { open.removeLast() }
      #expect(open.last ?? -1 == node.parent, "node \(index)")
      open.append(index)
    }
  }

  @Test(arguments: SceneKind.allCases)
  func `keeps what is in a turned view inside of it`(kind: SceneKind) {
    for seed in UInt64(1)...20 {
      let nodes = kind.scene(seed: seed).nodes
      for node in nodes where node.parent >= 0 && nodes[node.parent].degrees != 0 {
        let parent = nodes[node.parent]
        #expect(node.x >= parent.boundsX && node.y >= parent.boundsY, "seed \(seed)")
        #expect(node.x + node.width <= parent.boundsX + parent.width, "seed \(seed)")
        #expect(node.y + node.height <= parent.boundsY + parent.height, "seed \(seed)")
      }
    }
  }

  @Test func `of an app has turned, hidden and pass-through views`() {
    let nodes = SceneKind.app.scene(seed: 1).nodes
    #expect(nodes.filter { $0.degrees != 0 }.count == 13)
    #expect(nodes.filter(\.isHidden).count == 1)
    #expect(nodes.filter(\.isPassThrough).count == 2)
  }

  @Test func `is read back as it was written`() throws {
    let scene = SceneKind.app.scene(seed: 9)
    let read = try withFile(scene.text) { try Scene(path: $0) }
    #expect(read.text == scene.text)
  }

  @Test func `that ends too early is an error`() throws {
    let text = SceneKind.app.scene(seed: 9).text.prefix(2000)
    #expect(throws: FormatError.self) { try withFile(String(text)) { try Scene(path: $0) } }
  }
}

func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try text.write(to: url, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: url) }
  return try body(url.path)
}
