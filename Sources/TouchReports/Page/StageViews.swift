@_spi(Command) import TouchMap

/// The views of a stage, each with its place on the page. A view that both sides of a change have
/// is one view.
struct StageViews {
  /// A view: the side that knows it, and its node there.
  struct View {
    let side: Int
    let node: Node.ID
  }

  /// The views of the main side, then those that only the other has.
  let all: [View]
  /// For each side the place of each node; -1 for a bare layer, which is never hit.
  private let places: [[Int]]
  /// For each side the node at each place.
  private let nodes: [[Node.ID?]]

  init(_ stage: Stage) {
    var all: [View] = []
    var places = stage.sides.map { Array(repeating: -1, count: $0.report.screen.nodes.count) }
    let main = stage.sides.count - 1
    func add(_ node: Node.ID, on side: Int) {
      places[side][node.index] = all.count
      all.append(View(side: side, node: node))
    }
    let screen = stage.main.report.screen
    for node in screen.nodeIDs where screen.nodes[node].kind != .layer { add(node, on: main) }
    if main == 1 {
      let old = stage.sides[0].report.screen
      for node in old.nodeIDs where old.nodes[node].kind != .layer {
        let heir = stage.change?.diff.matches[node].map { places[1][$0.index] } ?? -1
        if heir >= 0 { places[0][node.index] = heir } else { add(node, on: 0) }
      }
    }
    var nodes: [[Node.ID?]] = places.map { _ in Array(repeating: nil, count: all.count) }
    for (side, screen) in stage.sides.map(\.report.screen).enumerated() {
      for node in screen.nodeIDs where places[side][node.index] >= 0 {
        nodes[side][places[side][node.index]] = node
      }
    }
    self.all = all
    self.places = places
    self.nodes = nodes
  }

  /// Returns the node of a view on a side; `nil` if the side does not have it.
  func node(of view: View, on side: Int) -> Node.ID? {
    nodes[side][place(of: view.node, on: view.side)]
  }

  /// The place of a node of a side.
  func place(of node: Node.ID?, on side: Int) -> Int { node.map { places[side][$0.index] } ?? -1 }
}
