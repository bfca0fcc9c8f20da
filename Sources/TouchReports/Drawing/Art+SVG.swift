@_spi(Command) import TouchMap

extension Art {
  /// Returns the drawing as elements of SVG.
  ///
  /// - Parameters:
  ///   - id: The start of the names of its elements in the document.
  ///   - underlay: The screenshot.
  func svg(id: String = "", underlay: Underlay? = nil) -> String {
    var writer = SVGWriter(id: id, underlay: underlay)
    return writer.text(self)
  }
}

extension ScreenArt {
  /// The clips to which the drawing refers.
  var definitions: String {
    let round = [("round", frame, radius)]
    let sheets = clips.enumerated().compactMap { place, clip in
      clip.map { ("sheet-\(place)", $0.rect, $0.radius) }
    }
    return (round + sheets).map { name, rect, radius in
      #"<clipPath id="\#(id)-\#(name)">\#(Art.rect(rect, radius: radius, look: "").svg())</clipPath>"#
    }.joined()
  }
}

/// Numbers in a drawing, in which a hundredth of a point is invisible.
enum SVGNumber {
  static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return NumberText.exact(rounded.isFinite ? rounded : 0)
  }
}

/// Writes a drawing as elements of SVG.
private struct SVGWriter {
  let id: String
  let underlay: Underlay?
  /// The clips that were written.
  private var clips: Set<String> = []

  init(id: String, underlay: Underlay?) {
    self.id = id
    self.underlay = underlay
  }

  mutating func text(_ art: Art) -> String {
    art.elements.reduce(into: "") { $0 += text($1) }
  }

  private mutating func text(_ element: Art.Element) -> String {
    switch element {
    case .rect(let rect, let radius, let look): return Self.rect(rect, radius, look)
    case .polygons(let polygons, let look):
      return Self.path(polygons.map { Self.path($0, end: "Z") }.joined(), look)
    case .region(let polygons, let look): return Self.path(RegionDrawing(polygons).shortPath, look)
    case .lines(let lines, let look):
      return Self.path(lines.map { Self.path($0, end: "") }.joined(), look)
    case .text(let line): return Self.text(line)
    case .sign(let state, let place, let scale):
      let numbers = [place.x, place.y, scale].map(SVGNumber.text)
      return ##"<use href="#mark-\##(state.rawValue)" "##
        + #"transform="translate(\#(numbers[0]) \#(numbers[1])) scale(\#(numbers[2]))"/>"#
    case .image(let rect):
      return underlay?.element(x: rect.origin.x, y: rect.origin.y, size: rect.size) ?? ""
    case .group(let art, let look): return #"<g class="\#(look)">\#(text(art))</g>"#
    case .clipped(let art, let clip):
      let (definition, name) = self.clip(clip)
      return definition + #"<g clip-path="url(#\#(name))">\#(text(art))</g>"#
    case .states(let art, let states, let isHidden):
      let list = states.map(String.init).joined(separator: " ")
      return #"<g data-in="\#(list)"\#(isHidden ? " hidden=\"\"" : "")>\#(text(art))</g>"#
    }
  }

  /// Returns the name of a clip, and its definition where it is used for the first time.
  private mutating func clip(_ clip: Art.Clip) -> (definition: String, name: String) {
    switch clip {
    case .screen: return ("", "\(id)-round")
    case .sheet(let place): return ("", "\(id)-sheet-\(place)")
    case .free(let polygons, let name):
      guard clips.insert(name).inserted else { return ("", name) }
      let path = RegionDrawing(polygons).shortPath
      return (#"<clipPath id="\#(name)"><path d="\#(path)"/></clipPath>"#, name)
    }
  }

  private static func attribute(_ look: String) -> String {
    look.isEmpty ? "" : #" class="\#(look)""#
  }

  private static func rect(_ rect: Screen.Rect, _ radius: Double, _ look: String) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map(SVGNumber.text)
    let corner = SVGNumber.text(radius)
    let rounded = corner == "0" ? "" : #" rx="\#(corner)""#
    return #"<rect x="\#(numbers[0])" y="\#(numbers[1])" width="\#(numbers[2])" "#
      + #"height="\#(numbers[3])"\#(rounded)\#(attribute(look))/>"#
  }

  private static func path(_ corners: [Screen.Point], end: String) -> String {
    guard !corners.isEmpty else { return "" }
    return "M"
      + corners.map { "\(SVGNumber.text($0.x)) \(SVGNumber.text($0.y))" }
      .joined(separator: "L") + end
  }

  private static func path(_ data: String, _ look: String) -> String {
    data.isEmpty ? "" : #"<path d="\#(data)"\#(attribute(look))/>"#
  }

  private static func text(_ line: ArtText) -> String {
    let y = DrawnText.baseline(line.size, around: line.place.y)
    let numbers = [line.place.x, y, line.size].map(SVGNumber.text)
    return #"<text x="\#(numbers[0])" y="\#(numbers[1])" font-size="\#(numbers[2])" "#
      + #"text-anchor="\#(line.anchor.rawValue)"\#(attribute(line.look))>"#
      + MarkupText.escape(line.text) + "</text>"
  }
}
