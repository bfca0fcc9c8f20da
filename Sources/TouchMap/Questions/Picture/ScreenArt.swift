import Foundation

/// A screen drawn as things look, each target with what becomes of its taps. Page, SVG, PNG, contact
/// sheet and the overlay on a device show this one drawing; names and boxes are at the same places
/// in all states.
package struct ScreenArt: Sendable {
  /// A state of the screen; all states have the same nodes.
  package struct State: Sendable {
    /// The number by which a page shows or hides what differs.
    let number: Int
    let survey: ScreenSurvey
    let rows: [Node.ID: TargetRow]
    /// The views of which the source does not say what they do with touches.
    let open: [Node.ID]

    package init(number: Int, verdict: ScreenVerdict, rows: [Node.ID: TargetRow]) {
      self.number = number
      self.rows = rows
      survey = verdict.survey
      open = verdict.unknownOwners
    }
  }

  /// What is below the targets and sheets.
  package enum Ground: Sendable {
    /// The other views, drawn as what they are.
    case drawn
    /// A screenshot.
    case screenshot
    /// The app itself: nothing else is drawn.
    case app
  }

  package let states: [State]
  /// The nodes of the sheets, back to front.
  package let sheets: [Node.ID]
  /// The start of the names of its elements in a document.
  package let id: String
  package let ground: Ground
  /// The part of the screen in which the names of sheets are; `nil` for also above it.
  let room: Screen.Rect?
  /// Where names are: in what a finger reaches with all fixes.
  private let spots: [Node.ID: Screen.Point]
  /// For each node the place of its sheet.
  package let sheetOf: [Int]
  /// For each node the nearest target around it.
  private let around: [Node.ID?]
  /// The elements that lie over others because they are presented; no format says how they look.
  let panels: Set<Node.ID>
  /// The length in points of what is one point long on the screen of a phone.
  package let unit: Double
  /// Whether there are too many targets to draw each of them as what it is.
  let isDense: Bool

  /// More targets are drawn together, over the app only those to look at; and of other views no more
  /// are drawn. Choices.
  static let (mostTargets, mostViews) = (600, 1_500)

  package init(
    _ states: [State], sheets: [Node.ID], id: String, ground: Ground = .drawn,
    room: Screen.Rect? = nil, spots rows: [Node.ID: TargetRow]
  ) {
    let screen = states[0].survey.screen
    self.states = states
    self.sheets = sheets
    self.id = id
    self.ground = ground
    self.room = room
    let frames = states[0].survey.outlines.frames
    spots = rows.mapValues { $0.spot(in: frames[$0.target.node]) }
    let size = screen.frame.size
    unit = max(0.25, max(size.width / 393, size.height / 852)).squareRoot()
    isDense = ground != .app && states[0].rows.count > Self.mostTargets
    var sheetOf = Array(repeating: 0, count: screen.nodes.count)
    var around: [Node.ID?] = Array(repeating: nil, count: screen.nodes.count)
    let places = Dictionary(uniqueKeysWithValues: sheets.enumerated().map { ($1, $0) })
    for (index, node) in zip(screen.nodeIDs, screen.nodes) {
      let parent = node.parent
      sheetOf[index.index] = places[index] ?? parent.map { sheetOf[$0.index] } ?? 0
      around[index.index] = parent.flatMap { parent in
        states[0].rows[parent] == nil ? around[parent.index] : parent
      }
    }
    let survey = states[0].survey
    panels = Set(
      states[0].rows.values.compactMap { row in
        guard row.state == .presented, let panel = row.target.tap.by.flatMap(survey.presentation),
          screen.nodes[panel].kind == .element
        else { return nil }
        return panel
      })
    self.sheetOf = sheetOf
    self.around = around
  }

  package var screen: Screen { states[0].survey.screen }
  package var frame: Screen.Rect { screen.frame }
  /// Whether it is drawn like an upright phone.
  package var isPhone: Bool { frame.size.height > 1.7 * frame.size.width && frame.size.width < 500 }
  /// The radius of the corners of the whole screen.
  package var radius: Double {
    isPhone ? 45 : min(14 * unit, min(frame.size.width, frame.size.height) / 10)
  }

  /// Returns whether a node fills the screen.
  func fills(_ rect: Screen.Rect) -> Bool {
    rect.size.width >= frame.size.width - 1 && rect.size.height >= frame.size.height * 0.9
  }

  /// Returns where the name of a target is.
  func spot(of node: Node.ID, in rect: Screen.Rect) -> Screen.Point { spots[node] ?? rect.center }

  /// Returns the drawings of the states, each once, in groups that a page shows and hides.
  func varied(_ drawings: [Art]) -> Art {
    guard let first = drawings.first else { return Art() }
    if drawings.allSatisfy({ $0 == first }) { return first }
    var order: [Art] = []
    var numbers: [Art: [Int]] = [:]
    for (state, drawing) in zip(states, drawings) where !drawing.isEmpty {
      if numbers[drawing] == nil { order.append(drawing) }
      numbers[drawing, default: []].append(state.number)
    }
    return Art(
      order.map { drawing in
        let numbers = numbers[drawing] ?? []
        return .states(drawing, in: numbers, isHidden: !numbers.contains(states[0].number))
      })
  }

  /// The areas of the sheets, each with round corners; `nil` for one without a place.
  package var clips: [(rect: Screen.Rect, radius: Double)?] {
    sheets.map { node in
      states[0].survey.outlines.frames[node].map { rect in
        (rect, fills(rect) ? radius : min(14, rect.size.height / 2))
      }
    }
  }

  /// The sheets, back to front.
  package var drawn: [Art] {
    let nodes = drawnNodes
    return sheets.indices.map { drawing(of: nodes[$0], sheet: $0) }
  }

  /// The nodes that are drawn, for each sheet in the order of painting.
  private var drawnNodes: [[Node.ID]] {
    var nodes: [[Node.ID]] = Array(repeating: [], count: sheets.count)
    var others = 0
    let shown = screen.shownNodes
    for index in screen.nodeIDs where shown[index.index] {
      let isTarget = states[0].rows[index] != nil || states.contains { $0.rows[index] != nil }
      if !isTarget {
        guard others < Self.mostViews, around[index.index] == nil || sheets.contains(index) else {
          continue
        }
        others += 1
      }
      nodes[sheetOf[index.index]].append(index)
    }
    return nodes
  }

  private func drawing(of nodes: [Node.ID], sheet place: Int) -> Art {
    let sheet = GlassSheet(self, place)
    var (under, marks) = (place == 0 ? paper : Art(), Art())
    if isDense {
      under += varied(states.map { denseTargets(nodes, $0) })
    }
    for node in nodes {
      if states.contains(where: { $0.rows[node] != nil }) {
        guard !isDense else { continue }
        let drawings = states.map { control(node, $0) }
        under += varied(drawings.map(\.under))
        marks += varied(drawings.map(\.marks))
      } else {
        under += varied(states.map { look(of: node, $0) })
      }
      under += sheet.pane(of: node)
    }
    return (under + (place == 0 ? furniture : Art())).clipped(by: .screen) + marks + sheet.edge
  }

  /// What is behind all views.
  private var paper: Art {
    guard ground != .app else { return Art() }
    let paper = Art.rect(frame, look: "paper")
    return ground == .screenshot ? paper + Art([.image(frame)]) : paper
  }

  /// What a phone has on its glass.
  private var furniture: Art {
    guard isPhone, ground == .drawn else { return Art() }
    let (x, y) = (frame.center.x, frame.origin.y)
    return Art(
      [
        Screen.Rect(x: x - 60, y: y + 12, width: 120, height: 35),
        Screen.Rect(x: x - 68, y: frame.maxY - 13, width: 136, height: 5),
      ].map { Art.rect($0, radius: $0.size.height / 2, look: "island") })
  }

  /// Very many targets, those of one kind together.
  private func denseTargets(_ nodes: [Node.ID], _ state: State) -> Art {
    let rows = nodes.compactMap { state.rows[$0] }
    let shapes = Dictionary(grouping: rows, by: \.state).sorted { $0.key.rank < $1.key.rank }
    return Art(
      shapes.flatMap { kind, rows -> [Art.Element] in
        stride(from: 0, to: rows.count, by: Self.mostInShape).map { start in
          let part = rows[start..<min(rows.count, start + Self.mostInShape)]
          return .polygons(part.map(\.target.outline), look: "many \(kind.rawValue)")
        }
      })
  }

  /// Browsers draw some large shapes faster than ten thousand small ones. A choice.
  private static let mostInShape = 200
}

extension TargetRow {
  /// Where its name is: in the middle of the largest piece that a finger reaches, unless that is
  /// small.
  fileprivate func spot(in frame: Screen.Rect?) -> Screen.Point {
    let middle = frame?.center ?? .zero
    guard let frame else { return middle }
    // A fix may move it, and its name stays in its box.
    let boxes = free.map(\.boundingBox).filter { frame.contains($0.center) }
    guard let box = boxes.max(by: { $0.size.area < $1.size.area }),
      box.size.area > frame.size.area / 4
    else { return middle }
    return box.center
  }
}

extension Screen {
  /// For each node whether a person can see it.
  fileprivate var shownNodes: [Bool] {
    var shown: [Bool] = []
    shown.reserveCapacity(nodes.count)
    for node in nodes {
      let isShown = !node.flags.contains(.hidden) && node.alpha >= 0.05
      shown.append(isShown && node.parent.map { shown[$0.index] } ?? true)
    }
    return shown
  }
}
