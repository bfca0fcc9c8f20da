extension ScreenSurvey {
  /// Returns, in one sentence without a subject, why a part of a view gets no touch.
  package func explanation(
    of block: Reach.Block, of node: Node.ID, doubting doubted: Node.ID? = nil
  ) -> String {
    let by = block.by.map(name) ?? "it"
    let isOwn = block.by == nil
    switch block.reason {
    case .hidden where screen.isReportedInvisible(block.by ?? node):
      return "the dump reports it as not visible"
    case .hidden: return isOwn ? "it is hidden" : "its ancestor \(by) is hidden"
    case .interactionDisabled:
      let what = "user interaction disabled"
      return isOwn ? "it has \(what)" : "its ancestor \(by) has \(what)"
    case .transparent:
      let alpha = NumberText.text(screen.nodes[block.by ?? node].alpha)
      let whose = isOwn ? "it has" : "its ancestor \(by) has"
      return "\(whose) alpha \(alpha), and below 0.01 UIKit passes a view over"
    case .outsideAncestor: return explanationOfCut(by: block.by, name: by)
    case .behindWinner:
      let isOpen =
        block.by.map { $0 == doubted || asker.classFacts[$0].isUndetermined } ?? false
      return "\(by) in front of it \(isOpen ? "may take" : "takes") the touch"
    case .subviewHit: return "\(by) in it takes the touch for itself"
    case .fallsThrough where screen.nodes[node].standsAlone:
      return "it does nothing with touches, and they go to what acts there"
    case .fallsThrough:
      return isOwn
        ? "it lets touches on its own area fall through"
        : "it is the background of \(by), which lets touches fall through"
    case .outsideBounds: return reachHasArea(node) ? placeBeyondScreen(of: node) : "it has no area"
    case .notInvertible:
      return isOwn ? "its transform flattens it" : "the transform of its ancestor \(by) flattens it"
    case .unknownGeometry:
      return isOwn
        ? "the dump holds no readable frame of it"
        : "the dump holds no readable frame of its ancestor \(by)"
    default: return block.reason.rawValue
    }
  }

  private func reachHasArea(_ node: Node.ID) -> Bool { outlines.outlines[node] != nil }

  private func placeBeyondScreen(of node: Node.ID) -> String {
    let (frame, screen) = (outlines.frames[node] ?? screen.frame, screen.frame)
    let sides = [
      (frame.maxY <= screen.origin.y, "above"), (frame.origin.y >= screen.maxY, "below"),
      (frame.maxX <= screen.origin.x, "left of"), (frame.origin.x >= screen.maxX, "right of"),
    ].filter(\.0).map(\.1)
    return "it lies \(sides.isEmpty ? "beyond" : sides.joined(separator: " and ")) the screen"
  }

  private func explanationOfCut(by ancestor: Node.ID?, name: String) -> String {
    guard let ancestor else { return "it lies outside its ancestors" }
    let node = screen.nodes[ancestor]
    if node.kind == .window { return "it lies outside its window \(name)" }
    if screen.scrolls(ancestor) { return "it is scrolled out of \(name)" }
    let looks = node.flags.contains(.clipsToBounds) ? "clips it as well" : "may still show it"
    return "it lies outside its ancestor \(name), which \(looks), so UIKit never asks it"
  }

  /// Returns what to change to remove one block, in one line.
  func fix(for block: Reach.Block, of node: Node.ID) -> String? {
    remedy(for: block, of: node).map(text)
  }

  /// Returns what to change, one change after another, in one line.
  package func text(of trial: RemedyTrial) -> String {
    RemedyTrial.text(of: trial.remedies.map(text))
  }

  /// Returns what to change, in one line.
  package func text(of remedy: Remedy) -> String {
    func name(_ node: Node.ID) -> String { self.name(of: node) }
    switch remedy {
    case .show(let node): return "Set isHidden of \(name(node)) to false."
    case .enable(let node): return "Set isUserInteractionEnabled of \(name(node)) to true."
    case .raiseAlpha(let node):
      return "Raise the alpha of \(name(node)) above 0.01; to keep it unseen, make its background "
        + "clear."
    case .disable(let part):
      return "Set isUserInteractionEnabled of \(name(part)) to false if the view around it is to "
        + "get its touches."
    case .takeTouches(let node):
      return "Do not let \(name(node)) fall through, or put a view into it."
    case .passThrough(let cover):
      return "Set isPassThrough of \(name(cover)) to true, or isUserInteractionEnabled to false if "
        + "nothing in it takes touches."
    case .passThroughWindow(let window):
      return "Make \(name(window)) a PassThroughWindow, or hide it when it is empty."
    case .straighten(let node):
      return "Give \(name(node)) a transform with an inverse: no scale of 0."
    case .enlarge(let ancestor, let nodes):
      let names = nodes.map(name).joined(separator: " and ")
      return "Make \(name(ancestor)) large enough to hold \(names), or give it "
        + "hitTestBehavior with overflow .reachable."
    case .moveIntoAncestors(let node): return "Move \(name(node)) into its ancestors."
    case .moveIntoWindow(let node): return "Move \(name(node)) into its window."
    case .placeOnScreen(let node): return "Give \(name(node)) a size and a place on the screen."
    case .scrollIntoView(let node, _): return "Scroll \(name(node)) into view."
    case .keepAboveKeyboard(let node, _):
      return "Keep \(name(node)) above the keyboard: use the keyboardLayoutGuide."
    case .close(let presentation): return closing(presentation)
    case .removeLeftover(let container):
      return
        "Remove \(name(container)), which a presentation left behind: the transition that ended "
        + "it must call completeTransition(_:)."
    case .keepClear(let node, let bar):
      return
        "Keep \(name(node)) clear of \(name(bar)): lay it out in the safe area, or hide or empty "
        + "the bar."
    case .addToContent(let node, let cell):
      return "Add \(name(node)) to the contentView of \(name(cell))."
    case .moveAway(let front, let node): return "Move \(name(front)) away from \(name(node))."
    case .findFrame(let node):
      return "Find out why \(name(node)) has no frame: a value that is no number?"
    }
  }
  private func closing(_ presentation: Node.ID) -> String {
    let kind = kind(ofPresentation: presentation)
    let another =
      switch kind {
      case "popover": ", or list what is to stay live in its passthroughViews"
      case "sheet": ", or set its largestUndimmedDetentIdentifier"
      default: ""
      }
    return "Close the \(kind) in \(name(of: presentation))\(another)."
  }
}

extension RemedyTrial {
  /// Returns changes, one after another, in one line.
  package static func text(of steps: [String]) -> String { steps.joined(separator: " Then: ") }

  /// Returns changes for people: one line, or a numbered list.
  ///
  /// - Parameter most: Further steps are left out.
  package static func lines(of steps: [String], atMost most: Int = .max) -> [String] {
    guard steps.count > 1 else { return steps.prefix(most).map { "Fix: " + $0 } }
    let list = numbered(steps).prefix(most)
    return list.isEmpty ? [] : ["Fix, in \(steps.count) steps:"] + list
  }

  /// Returns changes with their numbers; a single one has none.
  package static func numbered(_ steps: [String]) -> [String] {
    steps.count > 1 ? steps.enumerated().map { "\($0 + 1). \($1)" } : steps
  }
}

extension ProvenFix {
  /// The fix for people: one line, or a numbered list of its steps.
  package var lines: [String] { RemedyTrial.lines(of: steps) }
}
