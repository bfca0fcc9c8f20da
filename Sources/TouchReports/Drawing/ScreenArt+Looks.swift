@_spi(Command) import TouchMap

/// What views look like that are no targets.
extension ScreenArt {
  /// Returns the look of a view: paper, a bar, a card, an image or a text; nothing for others.
  func look(of node: Node.ID, _ state: State) -> String {
    guard let rect = state.survey.outlines.frames[node], isOnScreen(rect),
      state.survey.outlines.outlines[node] != nil
    else { return "" }
    let facts = state.survey.screen.nodes[node]
    switch screen.spokenName(of: node).kind {
    case "text": return label(node, rect)
    case "image", "icon": return SVGShape.rect(rect, radius: 8, className: "image")
    case "navigation bar": return bar(rect, isTop: true)
    case "tab bar", "toolbar": return bar(rect, isTop: rect.center.y < frame.center.y)
    case "alert", "sheet", "keyboard": return SVGShape.rect(rect, radius: 14, className: "card")
    default: break
    }
    if facts.className.hasSuffix("DimmingView") {
      return SVGShape.rect(rect, className: "backdrop")
    }
    if facts.className.contains("AlertController") {
      return SVGShape.rect(rect, radius: 14, className: "card")
    }
    guard facts.flags.contains(.paintsBackground) else { return "" }
    if fills(rect) { return SVGShape.rect(rect, className: "paper") }
    return SVGShape.rect(rect, radius: min(14, rect.size.height / 3), className: "card")
  }

  func isOnScreen(_ rect: Screen.Rect) -> Bool {
    rect.origin.x < frame.maxX && rect.origin.y < frame.maxY && rect.maxX > frame.origin.x
      && rect.maxY > frame.origin.y && rect.isFinite
  }

  private func bar(_ rect: Screen.Rect, isTop: Bool) -> String {
    let top = isTop ? frame.origin.y : rect.origin.y
    let bottom = isTop ? rect.maxY : max(rect.maxY, frame.maxY)
    let whole = Screen.Rect(
      x: rect.origin.x, y: top, width: rect.size.width, height: bottom - top)
    let edge = isTop ? bottom : top
    let line =
      "M\(SVGNumber.text(whole.origin.x)) \(SVGNumber.text(edge))"
      + "h\(SVGNumber.text(whole.size.width))"
    return SVGShape.rect(whole, className: "chrome") + SVGShape.path(line, "hair")
  }

  /// Returns a text on the screen, in the middle of a bar and else at the left.
  private func label(_ node: Node.ID, _ rect: Screen.Rect) -> String {
    guard let text = screen.nodes[node].label, !text.isEmpty else { return "" }
    let size = max(10, min(30, rect.size.height * 0.78))
    let isInBar = isIn(bar: node)
    return SVGShape.text(
      screen.spokenName(of: node).text, x: isInBar ? rect.center.x : rect.origin.x,
      y: rect.center.y, size: isInBar ? min(17, size) : size, width: rect.size.width + 8,
      anchor: isInBar ? "middle" : "start", className: size > 24 || isInBar ? "big" : "")
  }

  private func isIn(bar node: Node.ID) -> Bool {
    var next = screen.nodes[node].parent
    while let index = next {
      if screen.spokenName(of: index).kind.hasSuffix("bar") { return true }
      next = screen.nodes[index].parent
    }
    return false
  }
}
