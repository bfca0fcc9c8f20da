import TouchMap

extension MapText {
  /// The text as elements of SVG, with its tab, its sign or the circle behind a number. Texts that
  /// are too small without zooming are hidden until a script shows them.
  ///
  /// - Parameters:
  ///   - scale: The scale from the screen to the drawing; `nil` if the drawing is in screen points.
  ///   - narrow: The smallest font that can be read where the drawing is narrow.
  func markup(scale: PictureScale? = nil, narrow: Double = 0) -> String {
    let factor = scale?.factor ?? 1
    let corner = scale?.point(box.origin) ?? box.origin
    let box = Screen.Rect(
      x: corner.x, y: corner.y, width: box.size.width * factor,
      height: box.size.height * factor)
    let size = size * factor
    let shown =
      (!isDeep && self.size < narrow ? " wide\"" : "\"")
      + (isDeep ? #" visibility="hidden""# : "")
    func text(_ className: String, x: Double) -> String {
      #"<text class="\#(className) x="\#(SVGNumber.text(x))" "#
        + #"y="\#(SVGNumber.text(DrawnText.baseline(size, around: box.center.y)))" font-size="\#(SVGNumber.text(size))">"#
        + MarkupText.escape(self.text) + "</text>"
    }
    let (x, y, height) = (
      SVGNumber.text(box.origin.x), SVGNumber.text(box.origin.y), SVGNumber.text(box.size.height)
    )
    func group(_ name: String, _ mark: String, textAt middle: Double) -> String {
      #"<g class="\#(name)\#(shown)>"# + mark + text("\(name)-name\"", x: middle) + "</g>"
    }
    func back(_ width: Double) -> String {
      #"<rect x="\#(x)" y="\#(y)" rx="3" width="\#(SVGNumber.text(width))" height="\#(height)"/>"#
    }
    switch kind {
    case .region(let role): return text("name \(role.rawValue)-ink" + shown, x: box.center.x)
    case .plain(let mark): return text("name target-ink \(mark)" + shown, x: box.center.x)
    case .culprit: return group("tab", back(box.size.width), textAt: box.center.x)
    case .number: return group("number", back(box.size.width), textAt: box.center.x)
    case .mark(let mark):
      let sign = mark.sign(x: box.origin.x, y: box.origin.y, side: box.size.height)
      guard !self.text.isEmpty else {
        return #"<g class="chip\#(shown) font-size="\#(SVGNumber.text(size))">\#(sign)</g>"#
      }
      let letters = Screen.Rect(
        x: box.origin.x + box.size.height, y: box.origin.y,
        width: box.size.width - box.size.height, height: box.size.height)
      return group("chip", back(box.size.width) + sign, textAt: letters.center.x)
    case .ghost:
      let start = box.size.height + size * 0.3
      let sign = TargetMark.blocked.sign(
        x: box.origin.x, y: box.origin.y, side: box.size.height)
      return group("sign", sign, textAt: (box.origin.x + start + box.maxX) / 2)
    }
  }
}
