import HitTesting
import TouchScreen

extension ScreenSurvey {
  /// Returns, in one sentence without a subject, why a part of a view gets no touch.
  package func explanation(of block: Reach.Block, of node: Node.ID) -> String {
    let by = block.by.map { screen.name(of: $0) } ?? "it"
    let isOwn = block.by == nil
    switch block.reason {
    case .hidden: return isOwn ? "it is hidden" : "its ancestor \(by) is hidden"
    case .interactionDisabled:
      let what = "user interaction disabled"
      return isOwn ? "it has \(what)" : "its ancestor \(by) has \(what)"
    case .transparent:
      let alpha = NumberText.text(screen.nodes[block.by ?? node].alpha)
      let whose = isOwn ? "it has" : "its ancestor \(by) has"
      return "\(whose) alpha \(alpha), and below 0.01 UIKit passes a view over"
    case .outsideAncestor: return explanationOfCut(by: block.by, name: by)
    case .behindWinner: return "\(by) in front of it takes the touch"
    case .subviewHit: return "\(by) in it takes the touch for itself"
    case .fallsThrough where screen.nodes[node].standsAlone:
      return "it does nothing with touches, and they go to what acts there"
    case .fallsThrough:
      return isOwn
        ? "it lets touches on its own area fall through"
        : "it is the background of \(by), which lets touches fall through"
    case .outsideBounds:
      return reachHasArea(node) ? "it lies beyond the screen" : "it has no area"
    case .notInvertible:
      return isOwn ? "its transform flattens it" : "the transform of its ancestor \(by) flattens it"
    case .unknownGeometry:
      return isOwn
        ? "the dump holds no readable frame of it"
        : "the dump holds no readable frame of its ancestor \(by)"
    case .unhittable: return "the tool that wrote the dump found no point at which it is hittable"
    default: return block.reason.rawValue
    }
  }

  private func reachHasArea(_ node: Node.ID) -> Bool { outlines.outlines[node] != nil }

  private func explanationOfCut(by ancestor: Node.ID?, name: String) -> String {
    guard let ancestor else { return "it lies outside its ancestors" }
    let node = screen.nodes[ancestor]
    if node.kind == .window { return "it lies outside its window \(name)" }
    if screen.scrolls(ancestor) { return "it is scrolled out of \(name)" }
    let looks = node.flags.contains(.clipsToBounds) ? "clips it as well" : "may still show it"
    return "it lies outside its ancestor \(name), which \(looks), so UIKit never asks it"
  }
}
