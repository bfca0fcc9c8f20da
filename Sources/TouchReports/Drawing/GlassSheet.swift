@_spi(Command) import TouchMap

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
  func pane(of view: Node.ID) -> String {
    guard takers.contains(where: { $0[view] != nil }) else { return "" }
    return art.varied(
      zip(art.states, takers).map { state, takers in
        takers[view].map { pane(of: view, state, isDoubt: $0) } ?? ""
      })
  }

  private func pane(of view: Node.ID, _ state: ScreenArt.State, isDoubt: Bool) -> String {
    let inside = state.survey.screen.subtree(of: view)
    let polygons = state.survey.partition.regions.filter { region in
      region.owner.map { inside.contains($0) } ?? false
    }.flatMap(\.polygons)
    let data = RegionDrawing(polygons).shortPath
    guard !data.isEmpty else { return "" }
    let className = isDoubt ? "dots" : "glass"
    let isWhole = state.survey.outlines.frames[view].map(art.fills) == true
    let sheen = isWhole && !isDoubt ? SVGShape.path(Self.sheen(art.frame), "sheen") : ""
    let clip = "\(art.id)-sheet-\(place)"
    return #"<g clip-path="url(#\#(clip))">\#(SVGShape.path(data, className))\#(sheen)</g>"#
  }

  /// Two bands of light.
  private static func sheen(_ frame: Screen.Rect) -> String {
    let (width, height) = (frame.size.width, frame.size.height)
    return [[0.56, 0.78, 0.18, -0.04], [0.84, 0.9, 0.3, 0.24]].map { band in
      SVGShape.path(
        zip(band, [0.0, 0, 1, 1]).map {
          Screen.Point(x: frame.origin.x + width * $0, y: frame.origin.y + height * $1)
        })
    }.joined()
  }

  /// The double edge with a tab that has the name; dotted in the states in which the sheet takes no
  /// taps any more.
  var edge: String {
    // The rearmost window has no edge for what lies in it.
    guard takers.contains(where: { place > 0 ? !$0.isEmpty : $0[node] != nil }),
      let rect = art.states[0].survey.outlines.frames[node]
    else { return "" }
    return art.varied(
      takers.map { takers in
        edge(
          rect, isOpen: takers.isEmpty, isDoubt: !takers.isEmpty && takers.values.allSatisfy { $0 })
      })
  }

  private func edge(_ rect: Screen.Rect, isOpen: Bool, isDoubt: Bool) -> String {
    let isWhole = art.fills(rect)
    let radius = isWhole ? art.radius - 3 : min(14, rect.size.height / 2)
    let grown = isWhole ? -3.0 : 0
    func line(_ className: String, _ grown: Double) -> String {
      SVGShape.rect(rect, radius: radius, className: className, grown: grown)
    }
    let lines =
      isDoubt
      ? line("rim maybe", grown - 1)
      : line("edge2", grown - 2) + line("edge" + (isOpen ? " open" : ""), grown)
    return #"<g class="\#(isOpen ? "open" : "shut")">"#
      + #"<g clip-path="url(#\#(art.id)-round)">\#(lines)</g>\#(tab(rect, isWhole, isDoubt))</g>"#
  }

  private func tab(_ rect: Screen.Rect, _ isWhole: Bool, _ isDoubt: Bool) -> String {
    let unit = art.unit
    let text = art.screen.spokenName(of: node).text
    let size = 14 * unit
    let width = min(260 * unit, SVGShape.width(of: text, size: size) + 22 * unit)
    let height = 24 * unit
    let frame = art.frame
    let x = isWhole ? frame.origin.x + min(44, frame.size.width / 8) : rect.origin.x + 8
    let y = isWhole ? frame.origin.y - 9 - height - 2 * unit : rect.origin.y - height
    let tab = Screen.Rect(
      x: max(frame.origin.x - 9, min(x, frame.maxX + 9 - width)), y: y, width: width,
      height: height)
    return SVGShape.rect(tab, radius: 7 * unit, className: isDoubt ? "tag maybe" : "tag")
      + SVGShape.text(
        text, x: tab.center.x, y: tab.center.y, size: size, width: width - 14 * unit,
        className: "tag-ink")
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
