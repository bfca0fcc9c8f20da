import HitTesting

extension ScreenSurvey {
  /// Returns what to change so that the largest block goes away, in one line; `nil` if a finger
  /// reaches the view everywhere.
  func fix(for reach: Reach) -> String? {
    var largest: Reach.Block?
    for block in reach.blocks where block.area > (largest?.area ?? -1) { largest = block }
    guard let largest, reach.share(of: largest) >= Self.leastShare else { return nil }
    return fix(for: largest, of: reach.node)
  }

  /// What takes less of a view than this is left as it is: neighbours overlap by rounding. A
  /// choice.
  private static let leastShare = 0.05

  /// Returns whether an app can change a node: whether it is its own, and the dump tells what takes
  /// touches.
  func canChange(_ node: Int) -> Bool {
    guard screen.evidence == .exact, screen.nodes[node].kind != .element else { return false }
    let window = screen.windows[windowOfNode[node]].root
    return !screen.isOne(window, of: SystemClasses.passingThrough)
  }

  /// Returns what to change so that one block goes away, in one line.
  func fix(for block: Reach.Block, of node: Int) -> String? {
    let name = screen.name(of: node)
    let by = screen.name(of: block.by ?? node)
    switch block.reason {
    case .hidden: return "Set isHidden of \(by) to false."
    case .interactionDisabled: return "Set isUserInteractionEnabled of \(by) to true."
    case .transparent:
      return "Raise the alpha of \(by) above 0.01; to keep it unseen, make its background clear."
    case .outsideAncestor: return fixForCut(of: node, by: block.by)
    case .outsideBounds: return "Give \(name) a size and a place on the screen."
    case .behindWinner: return block.by.flatMap { fixForCover($0, of: node) }
    case .subviewHit where screen.nodes[node].standsAlone: return nil
    case .fallsThrough where screen.nodes[node].standsAlone: return nil
    case .subviewHit:
      return "Set isUserInteractionEnabled of \(by) to false if \(name) is to get its touches."
    case .fallsThrough: return "Do not let \(by) fall through, or put a view into it."
    case .notInvertible: return "Give \(by) a transform with an inverse: no scale of 0."
    case .unknownGeometry: return "Find out why \(by) has no frame: a value that is no number?"
    default: return nil
    }
  }

  private func fixForCut(of node: Int, by ancestor: Int?) -> String {
    let name = screen.name(of: node)
    guard let ancestor else { return "Move \(name) into its ancestors." }
    let outer = screen.name(of: ancestor)
    if screen.nodes[ancestor].kind == .window { return "Move \(name) into its window." }
    if screen.scrolls(ancestor) { return "Scroll \(name) into view." }
    return "Make \(outer) large enough to hold \(name), or give it hitTestBehavior with "
      + "overflow .reachable."
  }

  private func fixForCover(_ cover: Int, of node: Int) -> String? {
    let name = screen.name(of: cover)
    if screen.nearest(from: cover, where: { isKeyboard($0) }) != nil {
      return "Keep \(screen.name(of: node)) above the keyboard: use the keyboardLayoutGuide."
    }
    guard canChange(cover) else { return nil }
    guard windowOfNode[cover] == windowOfNode[node] else {
      let window = screen.windows[windowOfNode[cover]].root
      return "Make \(screen.name(of: window)) a PassThroughWindow, or hide it when it is empty."
    }
    // A target around both is not in the way.
    if let front = target(holding: cover), !screen.subtree(of: front).contains(node) {
      return "Move \(screen.name(of: front)) away from \(screen.name(of: node))."
    }
    return "Set isPassThrough of \(name) to true, or isUserInteractionEnabled to false if nothing "
      + "in it takes touches."
  }

  /// Whether a node is the keyboard or what the system puts around it.
  func isKeyboard(_ index: Int) -> Bool { screen.isOne(index, of: SystemClasses.keyboards) }
}
