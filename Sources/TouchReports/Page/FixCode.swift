@_spi(Command) import TouchMap

extension ProvenFix {
  /// Lines of code that do what the fix says, each with what it needs; the first that fits is
  /// enough. None where no line can be copied, because the fix moves or removes a view.
  func code(on screen: Screen) -> [(line: String, note: String)] {
    guard let edit = edits.first, edits.count == 1 else { return [] }
    switch edit {
    case .passThrough(let node):
      let name = screen.variable(for: node)
      if screen.nodes[node].kind == .window {
        let type = screen.shortType(of: node)
        let own = type.hasPrefix("UI") || type.hasPrefix("_") ? "OverlayWindow" : type
        return [
          ("class \(own): PassThroughWindow", "with Fallthrough"),
          ("\(name).isHidden = true", "while it is empty, without a library"),
        ]
      }
      guard !screen.nodes[node].standsAlone else { return [] }
      return [
        ("\(name).isUserInteractionEnabled = false", "if nothing in it takes touches"),
        ("\(name).isPassThrough = true", "with Fallthrough, and its content stays live"),
      ]
    case .enable(let node):
      return [("\(screen.variable(for: node)).isUserInteractionEnabled = true", "")]
    case .disable(let node):
      return [("\(screen.variable(for: node)).isUserInteractionEnabled = false", "")]
    case .show(let node): return [("\(screen.variable(for: node)).isHidden = false", "")]
    case .takeTouches, .hide, .grow, .move, .scroll, .straighten: return []
    }
  }
}

extension Screen {
  /// The class of a node without its module.
  fileprivate func shortType(of node: Node.ID) -> String {
    let name = DumpedClassName(nodes[node].className).short
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return String(last.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// A name for a variable with a node.
  fileprivate func variable(for node: Node.ID) -> String {
    var name = shortType(of: node)
    for prefix in ["_UI", "UI"] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
      break
    }
    name = String(name.drop { $0 == "_" })
    guard let first = name.first, first.isLetter else { return "view" }
    return first.lowercased() + name.dropFirst()
  }
}
