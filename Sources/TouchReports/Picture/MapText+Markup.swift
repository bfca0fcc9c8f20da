@_spi(Command) import TouchMap

extension MapText {
  /// The text as elements of SVG, with its tab, its sign or the circle behind a number. Texts that
  /// are too small without zooming are hidden until a script shows them.
  ///
  /// - Parameter scale: The scale from the screen to the drawing; `nil` if the drawing is in screen
  ///   points.
  func markup(scale: PictureScale? = nil) -> String {
    let factor = scale?.factor ?? 1
    let corner = scale?.point(box.origin) ?? box.origin
    let shown = "\"" + (isDeep ? #" visibility="hidden""# : "")
    let placed = PlacedText(
      text: text, size: size * factor,
      box: Screen.Rect(
        x: corner.x, y: corner.y, width: box.size.width * factor,
        height: box.size.height * factor),
      shown: shown)
    return placed.markup(as: kind)
  }
}

/// A text with its place in a drawing.
private struct PlacedText {
  let text: String
  let size: Double
  let box: Screen.Rect
  /// The end of the class name, with the attribute that hides the text.
  let shown: String

  func markup(as kind: MapText.Kind) -> String {
    switch kind {
    case .region(let role): return element("name \(role.rawValue)-ink" + shown, x: box.center.x)
    case .plain(let mark): return element("name target-ink \(mark)-name" + shown, x: box.center.x)
    case .culprit: return group("tab", background, textAt: box.center.x)
    case .number: return group("number", background, textAt: box.center.x)
    case .mark(let mark):
      let sign = sign(of: mark)
      guard !text.isEmpty else {
        return #"<g class="chip\#(shown) font-size="\#(SVGNumber.text(size))">\#(sign)</g>"#
      }
      return group("chip", background + sign, textAt: (box.origin.x + side + box.maxX) / 2)
    case .ghost:
      let start = box.origin.x + side + size * 0.3
      return group("sign", sign(of: .blocked), textAt: (start + box.maxX) / 2)
    }
  }

  /// The side of a sign.
  private var side: Double { box.size.height }

  private func sign(of mark: TargetMark) -> String {
    mark.sign(x: box.origin.x, y: box.origin.y, side: side)
  }

  private func group(_ name: String, _ mark: String, textAt middle: Double) -> String {
    #"<g class="\#(name)\#(shown)>"# + mark + element("\(name)-name\"", x: middle) + "</g>"
  }

  private func element(_ className: String, x: Double) -> String {
    let y = SVGNumber.text(DrawnText.baseline(size, around: box.center.y))
    return #"<text class="\#(className) x="\#(SVGNumber.text(x))" y="\#(y)" "#
      + #"font-size="\#(SVGNumber.text(size))">"# + MarkupText.escape(text) + "</text>"
  }

  private var background: String {
    #"<rect x="\#(SVGNumber.text(box.origin.x))" y="\#(SVGNumber.text(box.origin.y))" rx="3" "#
      + #"width="\#(SVGNumber.text(box.size.width))" height="\#(SVGNumber.text(side))"/>"#
  }
}
