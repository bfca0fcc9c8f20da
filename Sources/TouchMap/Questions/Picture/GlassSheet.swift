/// What takes taps from targets, as a sheet of glass in front of them.
struct GlassSheet {
  private let art: ScreenArt
  private let place: Int
  /// For each state the views of the sheet that take taps, and whether that is in doubt.
  private let takers: [[Node.ID: Bool]]

  init(_ art: ScreenArt, _ place: Int) {
    self.art = art
    self.place = place
    takers = art.states.map { state in
      var takers: [Node.ID: Bool] = [:]
      for row in state.rows.values where row.state.accuses {
        for taker in row.accused
        where state.rows[taker] == nil && art.sheetOf[taker.index] == place {
          takers[taker] = takers[taker, default: true] && row.state == .unknown
        }
      }
      for node in state.open where art.sheetOf[node.index] == place && takers[node] == nil {
        takers[node] = true
      }
      return takers
    }
  }

  private var node: Node.ID { art.sheets[place] }

  /// The panes of a view, in the states in which it takes taps.
  func pane(of view: Node.ID) -> Art {
    guard takers.contains(where: { $0[view] != nil }) else { return Art() }
    return art.varied(
      zip(art.states, takers).map { state, takers in
        takers[view].map { pane(of: view, state, isDoubt: $0) } ?? Art()
      })
  }

  private func pane(of view: Node.ID, _ state: ScreenArt.State, isDoubt: Bool) -> Art {
    let inside = state.survey.screen.subtree(of: view)
    let polygons = state.survey.partition.regions.filter { region in
      region.owner.map { inside.contains($0) } ?? false
    }.flatMap(\.polygons)
    guard !polygons.isEmpty else { return Art() }
    let isWhole = state.survey.outlines.frames[view].map(art.fills) == true
    let pane = Art([.region(polygons, look: isDoubt ? "dots" : "glass")])
    return (pane + (isWhole && !isDoubt ? Self.sheen(art.frame) : Art())).clipped(by: .sheet(place))
  }

  /// Two bands of light.
  private static func sheen(_ frame: Screen.Rect) -> Art {
    let (width, height) = (frame.size.width, frame.size.height)
    let bands = [[0.56, 0.78, 0.18, -0.04], [0.84, 0.9, 0.3, 0.24]].map { band in
      zip(band, [0.0, 0, 1, 1]).map {
        Screen.Point(x: frame.origin.x + width * $0, y: frame.origin.y + height * $1)
      }
    }
    return Art([.polygons(bands, look: "sheen")])
  }

  /// The double edge with a tab that has the name; dotted in the states in which the sheet takes no
  /// taps any more.
  var edge: Art {
    // The rearmost window has no edge for what lies in it.
    guard takers.contains(where: { place > 0 ? !$0.isEmpty : $0[node] != nil }),
      let rect = art.states[0].survey.outlines.frames[node]
    else { return Art() }
    return art.varied(
      takers.map { takers in
        edge(
          rect, isOpen: takers.isEmpty, isDoubt: !takers.isEmpty && takers.values.allSatisfy { $0 })
      })
  }

  private func edge(_ rect: Screen.Rect, isOpen: Bool, isDoubt: Bool) -> Art {
    let isWhole = art.fills(rect)
    let radius = isWhole ? art.radius - 3 : min(14, rect.size.height / 2)
    let grown = isWhole ? -3.0 : 0
    func line(_ look: String, _ grown: Double) -> Art {
      Art.rect(rect, radius: radius, look: look, grown: grown)
    }
    let lines =
      isDoubt
      ? line("rim maybe", grown - 1)
      : line("edge2", grown - 2) + line(isOpen ? "edge open" : "edge", grown)
    return (lines.clipped(by: .screen) + tab(rect, isWhole, isDoubt))
      .group(isOpen ? "open" : "shut")
  }

  private func tab(_ rect: Screen.Rect, _ isWhole: Bool, _ isDoubt: Bool) -> Art {
    let unit = art.unit
    let text = art.screen.spokenName(of: node).text
    let size = 14 * unit
    let width = min(260 * unit, ArtText.width(of: text, size: size) + 22 * unit)
    let height = 24 * unit
    let frame = art.frame
    let x = isWhole ? frame.origin.x + min(44, frame.size.width / 8) : rect.origin.x + 8
    let y = isWhole ? frame.origin.y - 9 - height - 2 * unit : rect.origin.y - height
    let (left, right) = (art.room?.origin.x ?? frame.origin.x - 9, art.room?.maxX ?? frame.maxX + 9)
    let tab = Screen.Rect(
      x: max(left, min(x, right - width)), y: max(art.room?.origin.y ?? y, y), width: width,
      height: height)
    return Art.rect(tab, radius: 7 * unit, look: isDoubt ? "tag maybe" : "tag")
      + .text(
        text, x: tab.center.x, y: tab.center.y, size: size, width: width - 14 * unit,
        look: "tag-ink")
  }
}

extension TargetRow {
  /// What takes a part of it that a person notices. A choice.
  var accused: [Node.ID] {
    takers.filter { $0.share > 0.1 }.map(\.node) + [blamed].compactMap { $0 }
  }
}

extension TargetState {
  /// Whether what takes its taps takes them from it.
  var accuses: Bool { self == .dead || self == .partly || self == .unknown }
}
