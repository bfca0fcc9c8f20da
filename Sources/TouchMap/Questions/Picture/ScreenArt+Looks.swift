/// What views look like that are no targets.
extension ScreenArt {
  /// Returns the look of a view: paper, a bar, a card, an image or a text; nothing for others.
  func look(of node: Node.ID, _ state: State) -> Art {
    guard ground != .app, let rect = state.survey.outlines.frames[node], isOnScreen(rect),
      state.survey.outlines.outlines[node] != nil
    else { return Art() }
    if panels.contains(node) { return Art.rect(rect, radius: fills(rect) ? 0 : 14, look: "panel") }
    let facts = state.survey.screen.nodes[node]
    switch screen.spokenName(of: node).kind {
    case "text": return label(node, rect)
    case "image", "icon": return Art.rect(rect, radius: 8, look: "image")
    case "navigation bar": return bar(rect, isTop: true)
    case "tab bar", "toolbar": return bar(rect, isTop: rect.center.y < frame.center.y)
    case "alert", "sheet", "keyboard": return Art.rect(rect, radius: 14, look: "card")
    default: break
    }
    if facts.className.hasSuffix("DimmingView") {
      return Art.rect(rect, look: "backdrop")
    }
    if facts.className.contains("AlertController") {
      return Art.rect(rect, radius: 14, look: "card")
    }
    guard facts.flags.contains(.paintsBackground) else { return Art() }
    if fills(rect) { return Art.rect(rect, look: "paper") }
    return Art.rect(rect, radius: min(14, rect.size.height / 3), look: "card")
  }

  func isOnScreen(_ rect: Screen.Rect) -> Bool {
    rect.origin.x < frame.maxX && rect.origin.y < frame.maxY && rect.maxX > frame.origin.x
      && rect.maxY > frame.origin.y && rect.isFinite
  }

  private func bar(_ rect: Screen.Rect, isTop: Bool) -> Art {
    let top = isTop ? frame.origin.y : rect.origin.y
    let bottom = isTop ? rect.maxY : max(rect.maxY, frame.maxY)
    let whole = Screen.Rect(
      x: rect.origin.x, y: top, width: rect.size.width, height: bottom - top)
    let edge = isTop ? bottom : top
    return Art.rect(whole, look: "chrome")
      + .line((whole.origin.x, edge), (whole.maxX, edge), look: "hair")
  }

  /// Returns a text on the screen, in the middle of a bar and else at the left.
  private func label(_ node: Node.ID, _ rect: Screen.Rect) -> Art {
    guard let text = screen.nodes[node].label, !text.isEmpty else { return Art() }
    let size = max(10, min(30, rect.size.height * 0.78))
    let isInBar = isIn(bar: node)
    return .text(
      screen.spokenName(of: node).text, x: isInBar ? rect.center.x : rect.origin.x,
      y: rect.center.y, size: isInBar ? min(17, size) : size, width: rect.size.width + 8,
      anchor: isInBar ? .middle : .start, look: size > 24 || isInBar ? "big" : "")
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
