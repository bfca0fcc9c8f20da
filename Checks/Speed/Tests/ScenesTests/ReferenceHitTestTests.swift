import Scenes
import Testing

@Suite struct `The reference` {
  /// A screen of 100 by 100 with one view at 10, 20 of 30 by 40 and a child of it at 5, 5 of 50 by 5.
  private func receiver(x: Double, y: Double, adjust: (inout Scene) -> Void = { _ in }) -> Int {
    var scene = Scene(name: "test", width: 100, height: 100)
    scene.nodes.append(Scene.Node(parent: 0, x: 10, y: 20, width: 30, height: 40))
    scene.nodes.append(Scene.Node(parent: 1, x: 5, y: 5, width: 50, height: 5))
    adjust(&scene)
    return ReferenceHitTest(scene).receiver(x: x, y: y)
  }

  @Test func `finds the deepest view`() {
    #expect(receiver(x: 16, y: 26) == 2)
    #expect(receiver(x: 16, y: 40) == 1)
    #expect(receiver(x: 90, y: 90) == 0)
  }

  @Test func `finds nobody beside the screen`() {
    #expect(receiver(x: 100, y: 50) == -1)
    #expect(receiver(x: -1, y: 50) == -1)
  }

  @Test func `takes low edges for inside and high ones for outside`() {
    #expect(receiver(x: 10, y: 20) == 1)
    #expect(receiver(x: 39, y: 59) == 1)
    #expect(receiver(x: 40, y: 59) == 0)
    #expect(receiver(x: 39, y: 60) == 0)
  }

  @Test func `ends a view where its parent ends`() { #expect(receiver(x: 45, y: 26) == 0) }

  @Test func `passes over hidden views with all that is in them`() {
    #expect(receiver(x: 16, y: 26) { $0.nodes[1].isHidden = true } == 0)
  }

  @Test func `lets touches on a pass-through view fall through, and not those in it`() {
    #expect(receiver(x: 16, y: 40) { $0.nodes[1].isPassThrough = true } == 0)
    #expect(receiver(x: 16, y: 26) { $0.nodes[1].isPassThrough = true } == 2)
  }

  @Test func `moves content against the bounds' origin`() {
    #expect(receiver(x: 16, y: 26) { $0.nodes[1].boundsY = 30 } == 1)
    #expect(receiver(x: 16, y: 26) { ($0.nodes[1].boundsY, $0.nodes[2].y) = (30, 35) } == 2)
  }

  @Test func `turns a view clockwise about its centre`() {
    let turn: (inout Scene) -> Void = { scene in
      scene.nodes.removeLast()
      scene.nodes[1] = Scene.Node(parent: 0, x: 30, y: 45, width: 40, height: 10)
      scene.nodes[1].degrees = 30
    }
    // The right end comes down, the left end goes up.
    #expect(receiver(x: 66, y: 59, adjust: turn) == 1)
    #expect(receiver(x: 66, y: 41, adjust: turn) == 0)
    #expect(receiver(x: 34, y: 41, adjust: turn) == 1)
  }

  @Test func `asks the sibling in front first`() {
    let overlap = Scene.Node(parent: 0, x: 0, y: 0, width: 100, height: 100)
    #expect(receiver(x: 16, y: 26) { $0.nodes.append(overlap) } == 3)
  }
}
