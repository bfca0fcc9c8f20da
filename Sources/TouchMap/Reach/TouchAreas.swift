/// Who owns which part of the screen, as convex pieces that do not overlap.
struct TouchAreas: Sendable {
  /// The pieces in which a touch goes to each node.
  private(set) var pieces: [Int: [ScreenPiece]] = [:]
  /// The pieces in which it goes to nobody.
  private(set) var unowned: [ScreenPiece]

  /// Divides a screen among the nodes.
  ///
  /// - Complexity: O(*n* · *p*), where *n* is the number of nodes and *p* that of the pieces.
  init(of hierarchy: Hierarchy, outlines: ScreenOutlines, rules: ClassRules) {
    let live = LiveAreas(of: hierarchy, outlines: outlines)
    var behaviors = ClassBehaviors(rules: rules)
    var rest = [ScreenPiece(hierarchy.screen)].filter { !$0.isEmpty }
    for window in hierarchy.windows.reversed() {
      // Read backwards, a preorder has subviews before their view and front ones before those
      // behind: the order in which views take touches.
      for index in hierarchy.subtree(of: window.root).reversed() {
        guard let area = live.areas[index] else { continue }
        let falling = hierarchy.passThroughCause(of: index) {
          behaviors.behavior(of: hierarchy.nodes[$0])
        }
        guard falling == nil else { continue }
        let taken = rest.compactMap { $0.intersection(area) }
        guard !taken.isEmpty else { continue }
        pieces[index] = taken
        rest = rest.flatMap { $0.subtracting(area) }
      }
    }
    unowned = rest
  }

  /// The nodes that own something.
  var owners: [Int] { pieces.keys.sorted() }

  /// Returns how much a node owns, in square points.
  func area(of node: Int) -> Double {
    pieces[node]?.reduce(0) { $0 + $1.area } ?? 0
  }
}

/// Where each node would take a touch if nothing lay in front of it.
private struct LiveAreas {
  private enum Room {
    /// Nothing below can be touched.
    case none
    /// Everything, as below an accessibility element.
    case everything
    case polygon(ScreenPiece)
  }

  /// The area of each node that takes touches.
  var areas: [ScreenPiece?] = []
  private var rooms: [Room] = []

  init(of hierarchy: Hierarchy, outlines: ScreenOutlines) {
    for (index, node) in hierarchy.nodes.enumerated() {
      let room = node.parent.map { rooms[$0] } ?? .everything
      let isIgnored = node.kind == .layer || node.reasonToIgnoreTouches != nil
      let outline = isIgnored ? nil : outlines.outlines[index]
      if node.standsAlone {
        if case .none = room {
          add(nil, room: .none)
        } else {
          add(outline, room: .everything)
        }
      } else {
        let area = outline.flatMap { Self.cut($0, to: room) }
        add(area, room: area.map(Room.polygon) ?? .none)
      }
    }
  }

  private mutating func add(_ area: ScreenPiece?, room: Room) {
    areas.append(area)
    rooms.append(room)
  }

  private static func cut(_ outline: ScreenPiece, to room: Room) -> ScreenPiece? {
    switch room {
    case .none: nil
    case .everything: outline
    case .polygon(let polygon): outline.intersection(polygon)
    }
  }
}
