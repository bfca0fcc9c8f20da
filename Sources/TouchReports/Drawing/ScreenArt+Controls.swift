@_spi(Command) import TouchMap

/// Targets: what lives has colour, what lost its taps is a husk with a sign.
extension ScreenArt {
  /// What is drawn in the order of painting, and what is drawn over all of the sheet.
  typealias Control = (under: String, marks: String)

  /// Returns the drawing of a target in a state; nothing where it is not on the screen.
  func control(_ node: Node.ID, _ state: State) -> Control {
    guard let row = state.rows[node], let rect = state.survey.outlines.frames[node],
      isOnScreen(rect)
    else { return ("", "") }
    let drawing = ControlDrawing(self, row, rect)
    switch row.state {
    case .dead, .covered, .presented, .disabled, .gone:
      return (drawing.husk(isDead: row.state == .dead), row.state == .dead ? drawing.deadMarks : "")
    case .unknown: return (drawing.live, drawing.unknownMarks)
    case .partly:
      let clip = "\(id)-free-\(node.index)-\(state.number)"
      return (drawing.half(clip: clip), drawing.partlyMarks(clip: clip))
    case .small: return (drawing.live, drawing.smallMarks)
    case .works: return (drawing.live, "")
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

  private func shape(_ className: String, grown: Double = 0) -> String {
    isTurned
      ? SVGShape.path(SVGShape.path(row.target.outline), className)
      : SVGShape.rect(rect, radius: radius, className: className, grown: grown)
  }

  /// What it looks like, alive or as a husk.
  private func look(_ className: String) -> String {
    let isOn = className == "on"
    switch kind {
    case "switch":
      let (radius, y) = (rect.size.height / 2, rect.center.y)
      let dot =
        #"<circle cx="\#(SVGNumber.text(rect.maxX - radius))" cy="\#(SVGNumber.text(y))" "#
        + #"r="\#(SVGNumber.text(max(1, radius - 3)))" class="dot"/>"#
      return shape(isOn ? "on knobbg" : className) + (className == "hatch" ? "" : dot)
    case "text field": return shape(isOn ? "on line" : className)
    case "cell":
      let line =
        "M\(SVGNumber.text(rect.origin.x + 16)) \(SVGNumber.text(rect.maxY - 0.5))"
        + "H\(SVGNumber.text(rect.maxX))"
      return shape(isOn ? "on cellbg" : className) + SVGShape.path(line, "hair")
    case "tab":
      let icon = Screen.Rect(
        x: rect.center.x - 11, y: rect.origin.y + 6, width: 22,
        height: min(20, rect.size.height / 2))
      return (isOn ? "" : shape(className))
        + (className == "hatch"
          ? "" : SVGShape.rect(icon, radius: 7, className: isOn ? "on" : "husk"))
    case "view", "image", "list", "scroll view", "web page", "map":
      return shape(isOn ? "on line" : className)
    default: return shape(className)
    }
  }

  private var fontSize: Double {
    max(9 * unit.squareRoot(), min(17 * unit, rect.size.height * 0.42))
  }

  /// Its texts: those in a row at their places, of others the name in the middle of what is free.
  private func caption(halo: Bool) -> String {
    let name = halo ? "halo" : ""
    let labels = ["cell", "tab", "view"].contains(kind) ? innerLabels(name) : ""
    guard labels.isEmpty, kind != "switch", kind != "slider" else { return labels }
    let text = row.target.name.text
    if kind == "text field" {
      return SVGShape.text(
        text, x: rect.origin.x + 14, y: spot.y, size: min(16, fontSize * 1.1),
        width: rect.size.width - 44, anchor: "start", className: "say " + name)
    }
    let inset = rect.size.width < 40 ? 2.0 : 12
    return SVGShape.text(
      text, x: spot.x, y: spot.y, size: fontSize,
      width: min(rect.size.width, 2 * min(spot.x - rect.origin.x, rect.maxX - spot.x)) - inset,
      className: name)
  }

  /// The texts in a row, of which each is at its place.
  private func innerLabels(_ name: String) -> String {
    let screen = art.screen
    let survey = art.states[0].survey
    let labels = screen.subtree(of: node).lazy.filter {
      screen.spokenName(of: $0).kind == "text" && screen.nodes[$0].label?.isEmpty == false
    }
    return labels.prefix(6).compactMap { label -> String? in
      guard let frame = survey.outlines.frames[label], art.isOnScreen(frame) else { return nil }
      let isTab = kind == "tab"
      return SVGShape.text(
        screen.spokenName(of: label).text, x: isTab ? frame.center.x : frame.origin.x,
        y: frame.center.y, size: isTab ? 11 : max(9, min(17, frame.size.height * 0.78)),
        width: isTab ? rect.size.width : frame.size.width + 8, anchor: isTab ? "middle" : "start",
        className: isTab ? name : "say " + name)
    }.joined()
  }

  /// A target that lives.
  var live: String { #"<g class="live">\#(look("on"))\#(caption(halo: false))</g>"# }

  /// A target without its life: hatched and struck through if it is dead.
  func husk(isDead: Bool) -> String {
    #"<g class="dead">\#(look("husk"))"#
      + (isDead ? look("hatch") + strike : "") + caption(halo: true) + "</g>"
  }

  /// A line through it, on both sides of its name.
  private var strike: String {
    let (y, left, right) = (spot.y, rect.origin.x, rect.maxX)
    func line(_ numbers: [Double]) -> String {
      let texts = numbers.map(SVGNumber.text)
      return "M\(texts[0]) \(texts[1])L\(texts[2]) \(texts[3])"
    }
    guard kind != "switch", kind != "tab", rect.size.width >= 60 else {
      return SVGShape.path(
        line([left + 5, rect.maxY - 5, right - 5, rect.origin.y + 5]), "strike")
    }
    guard kind != "cell", kind != "view" else { return "" }
    let half = SVGShape.width(of: row.target.name.text, size: fontSize) / 2
    let middle = kind == "text field" ? left + 14 + half : spot.x
    let (start, end) = (max(left + 6, middle - half - 22), min(right - 6, middle + half + 22))
    guard start < middle - half - 5 else { return "" }
    return SVGShape.path(
      line([start, y, middle - half - 5, y]) + line([middle + half + 5, y, end, y]), "strike")
  }

  var deadMarks: String { shape("rim", grown: -0.8) + badge("dead") }

  var unknownMarks: String {
    shape("dots") + shape("rim maybe", grown: -0.8) + badge("unknown")
  }

  /// A frame of the size that it should have, when it is chosen.
  var smallMarks: String { shape("need", grown: 2) }

  /// A husk whose free part lives.
  func half(clip: String) -> String {
    husk(isDead: true)
      + #"<clipPath id="\#(clip)"><path d="\#(freePath)"/></clipPath>"#
      + #"<g clip-path="url(#\#(clip))">\#(live)</g>"#
  }

  func partlyMarks(clip: String) -> String {
    let share =
      rect.size.width > 150
      ? SVGShape.text(
        Percentage.text(row.reach), x: rect.maxX - 12, y: spot.y, size: 13 * unit, width: 60 * unit,
        anchor: "end", className: "share") : ""
    return #"<path d="\#(freePath)" class="free" clip-path="url(#\#(clip))"/>"# + badge("partly")
      + share
  }

  private var freePath: String { RegionDrawing(row.free.map(\.points)).shortPath }

  /// The sign of what became of its taps.
  private func badge(_ sign: String) -> String {
    let radius = max(2, min(9 * unit, min(rect.size.width, rect.size.height) / 2.6))
    let isRow = ["cell", "text field", "view", "list"].contains(kind)
    let isNarrow =
      rect.size.height < 36 * unit
      || !isRow
        && rect.size.width - SVGShape.width(of: row.target.name.text, size: fontSize)
          < 92 * unit
    let (x, y) =
      isNarrow
      ? (rect.maxX - 2, rect.origin.y + 2)
      : isRow ? (rect.maxX - 22 * unit, spot.y) : (rect.origin.x + 22 * unit, spot.y)
    let corner = (
      min(max(x, art.frame.origin.x + radius), art.frame.maxX - radius),
      min(max(y, art.frame.origin.y + radius), art.frame.maxY - radius)
    )
    let numbers = [corner.0, corner.1, radius / 9].map(SVGNumber.text)
    return ##"<use href="#mark-\##(sign)" "##
      + #"transform="translate(\#(numbers[0]) \#(numbers[1])) scale(\#(numbers[2]))"/>"#
  }
}
