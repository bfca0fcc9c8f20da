/// Targets: what lives has colour, what lost its taps is a husk with a sign.
extension ScreenArt {
  /// What is drawn in the order of painting, and what is drawn over all of the sheet.
  typealias Control = (under: Art, marks: Art)

  /// Returns the drawing of a target in a state; nothing where it is not on the screen.
  func control(_ node: Node.ID, _ state: State) -> Control {
    guard let row = state.rows[node], let rect = state.survey.outlines.frames[node],
      isOnScreen(rect)
    else { return (Art(), Art()) }
    if ground == .app, state.rows.count > Self.mostTargets, !row.state.isFinding {
      return (Art(), Art())
    }
    let drawing = ControlDrawing(self, row, rect)
    switch row.state {
    case .dead, .covered, .presented, .disabled, .gone:
      return (
        drawing.husk(isDead: row.state == .dead), row.state == .dead ? drawing.deadMarks : Art()
      )
    case .unknown: return (drawing.live, drawing.unknownMarks)
    case .partly:
      return (drawing.half(in: state.number), drawing.partlyMarks(in: state.number))
    case .small: return (drawing.live, drawing.smallMarks)
    case .works: return (drawing.live, Art())
    }
  }
}

/// The drawing of one target.
struct ControlDrawing {
  private let art: ScreenArt
  private let row: TargetRow
  private let rect: Screen.Rect
  private let kind: String
  private var node: Node.ID { row.target.node }
  private var unit: Double { art.unit }
  private var spot: Screen.Point { art.spot(of: node, in: rect) }

  init(_ art: ScreenArt, _ row: TargetRow, _ rect: Screen.Rect) {
    self.art = art
    self.row = row
    self.rect = rect
    kind = row.target.name.kind
  }

  private var isTurned: Bool { row.target.outline.count == 4 && !isUpright }
  private var isUpright: Bool { ConvexPolygon(points: row.target.outline).isUpright }

  private var radius: Double {
    switch kind {
    case "cell", "list": 0
    case "switch", "slider": rect.size.height / 2
    default: min(12 * unit, rect.size.height / 3)
    }
  }

  private func shape(_ look: String, grown: Double = 0) -> Art {
    isTurned
      ? Art([.polygons([row.target.outline], look: look)])
      : Art.rect(rect, radius: radius, look: look, grown: grown)
  }

  /// What it looks like, alive or as a husk. Where the app itself is below, only its place counts.
  private func body(_ look: String) -> Art {
    guard art.ground != .app else { return shape(look) }
    let isOn = look == "on"
    switch kind {
    case "switch":
      let (radius, y) = (rect.size.height / 2, rect.center.y)
      let side = 2 * max(1, radius - 3)
      let knob = Screen.Rect(
        x: rect.maxX - radius - side / 2, y: y - side / 2, width: side, height: side)
      return shape(isOn ? "on knobbg" : look)
        + (look == "hatch" ? Art() : Art.rect(knob, radius: side / 2, look: "dot"))
    case "text field": return shape(isOn ? "on line" : look)
    case "cell":
      let (y, left) = (rect.maxY - 0.5, rect.origin.x + 16)
      return shape(isOn ? "on cellbg" : look) + Art.line((left, y), (rect.maxX, y), look: "hair")
    case "tab":
      let icon = Screen.Rect(
        x: rect.center.x - 11, y: rect.origin.y + 6, width: 22,
        height: min(20, rect.size.height / 2))
      return (isOn ? Art() : shape(look))
        + (look == "hatch" ? Art() : Art.rect(icon, radius: 7, look: isOn ? "on" : "husk"))
    case "view", "image", "list", "scroll view", "web page", "map":
      return shape(isOn ? "on line" : look)
    default: return shape(look)
    }
  }

  private var fontSize: Double {
    max(9 * unit.squareRoot(), min(17 * unit, rect.size.height * 0.42))
  }

  /// Its texts: those in a row at their places, of others the name in the middle of what is free.
  private func caption(halo: Bool) -> Art {
    let look = halo ? "halo" : ""
    let labels = ["cell", "tab", "view"].contains(kind) ? innerLabels(look) : Art()
    guard labels.isEmpty, kind != "switch", kind != "slider" else { return labels }
    let text = row.target.name.text
    if kind == "text field" {
      return .text(
        text, x: rect.origin.x + 14, y: spot.y, size: min(16, fontSize * 1.1),
        width: rect.size.width - 44, anchor: .start, look: say(look))
    }
    let inset = rect.size.width < 40 ? 2.0 : 12
    return .text(
      text, x: spot.x, y: spot.y, size: fontSize,
      width: min(rect.size.width, 2 * min(spot.x - rect.origin.x, rect.maxX - spot.x)) - inset,
      look: look)
  }

  private func say(_ look: String) -> String { look.isEmpty ? "say" : "say " + look }

  /// The texts in a row, of which each is at its place.
  private func innerLabels(_ look: String) -> Art {
    let screen = art.screen
    let survey = art.states[0].survey
    let labels = screen.subtree(of: node).lazy.filter {
      screen.spokenName(of: $0).kind == "text" && screen.nodes[$0].label?.isEmpty == false
    }
    return Art(
      labels.prefix(6).compactMap { label -> Art? in
        guard let frame = survey.outlines.frames[label], art.isOnScreen(frame) else { return nil }
        let isTab = kind == "tab"
        return .text(
          screen.spokenName(of: label).text, x: isTab ? frame.center.x : frame.origin.x,
          y: frame.center.y, size: isTab ? 11 : max(9, min(17, frame.size.height * 0.78)),
          width: isTab ? rect.size.width : frame.size.width + 8, anchor: isTab ? .middle : .start,
          look: isTab ? look : say(look))
      })
  }

  /// A target that lives.
  var live: Art { (body("on") + (art.ground == .app ? Art() : caption(halo: false))).group("live") }

  /// A target without its life: hatched and struck through if it is dead.
  func husk(isDead: Bool) -> Art {
    let lost = isDead ? body("hatch") + strike : Art()
    let isNamed = isDead || art.ground != .app
    return (body("husk") + lost + (isNamed ? caption(halo: true) : Art())).group("dead")
  }

  /// A line through it, on both sides of its name.
  private var strike: Art {
    let (y, left, right) = (spot.y, rect.origin.x, rect.maxX)
    guard kind != "switch", kind != "tab", rect.size.width >= 60 else {
      return .line((left + 5, rect.maxY - 5), (right - 5, rect.origin.y + 5), look: "strike")
    }
    guard kind != "cell", kind != "view" else { return Art() }
    let half = ArtText.width(of: row.target.name.text, size: fontSize) / 2
    let middle = kind == "text field" ? left + 14 + half : spot.x
    let (start, end) = (max(left + 6, middle - half - 22), min(right - 6, middle + half + 22))
    guard start < middle - half - 5 else { return Art() }
    return .line((start, y), (middle - half - 5, y), look: "strike")
      + .line((middle + half + 5, y), (end, y), look: "strike")
  }

  var deadMarks: Art { shape("rim", grown: -0.8) + badge(.dead) }

  var unknownMarks: Art { shape("dots") + shape("rim maybe", grown: -0.8) + badge(.unknown) }

  /// A frame of the size that it should have, when it is chosen.
  var smallMarks: Art { shape("need", grown: 2) }

  private func free(_ state: Int) -> Art.Clip {
    .free(row.free.map(\.points), name: "\(art.id)-free-\(node.index)-\(state)")
  }

  /// A husk whose free part lives.
  func half(in state: Int) -> Art {
    guard art.ground != .app else {
      return husk(isDead: true) + Art([.region(row.free.map(\.points), look: "on")])
    }
    return husk(isDead: true) + live.clipped(by: free(state))
  }

  func partlyMarks(in state: Int) -> Art {
    let share =
      rect.size.width > 150
      ? Art.text(
        Percentage.text(row.reach), x: rect.maxX - 12, y: spot.y, size: 13 * unit, width: 60 * unit,
        anchor: .end, look: "share") : Art()
    let edge = Art([.region(row.free.map(\.points), look: "free")])
    return edge.clipped(by: free(state)) + badge(.partly) + share
  }

  /// The sign of what became of its taps.
  private func badge(_ state: TargetState) -> Art {
    let radius = max(2, min(9 * unit, min(rect.size.width, rect.size.height) / 2.6))
    let isRow = ["cell", "text field", "view", "list"].contains(kind)
    let isNarrow =
      rect.size.height < 36 * unit
      || !isRow
        && rect.size.width - ArtText.width(of: row.target.name.text, size: fontSize)
          < 92 * unit
    let (x, y) =
      isNarrow
      ? (rect.maxX - 2, rect.origin.y + 2)
      : isRow ? (rect.maxX - 22 * unit, spot.y) : (rect.origin.x + 22 * unit, spot.y)
    let place = Screen.Point(
      x: min(max(x, art.frame.origin.x + radius), art.frame.maxX - radius),
      y: min(max(y, art.frame.origin.y + radius), art.frame.maxY - radius))
    return Art([.sign(state, at: place, scale: radius / 9)])
  }
}
