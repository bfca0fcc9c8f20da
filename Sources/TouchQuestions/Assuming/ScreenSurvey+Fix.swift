import TouchScreen

extension ScreenSurvey {
  /// Returns what to change so that one block goes away, in one line.
  func fix(for block: Reach.Block, of node: Node.ID) -> String? {
    remedy(for: block, of: node).map(text)
  }

  /// Returns what to change, in one line.
  package func text(of remedy: Remedy) -> String {
    func name(_ node: Node.ID) -> String { screen.name(of: node) }
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
    case .enlarge(let ancestor, let node):
      return "Make \(name(ancestor)) large enough to hold \(name(node)), or give it "
        + "hitTestBehavior with overflow .reachable."
    case .moveIntoAncestors(let node): return "Move \(name(node)) into its ancestors."
    case .moveIntoWindow(let node): return "Move \(name(node)) into its window."
    case .placeOnScreen(let node): return "Give \(name(node)) a size and a place on the screen."
    case .scrollIntoView(let node, _): return "Scroll \(name(node)) into view."
    case .keepAboveKeyboard(let node, _):
      return "Keep \(name(node)) above the keyboard: use the keyboardLayoutGuide."
    case .moveAway(let front, let node):
      return "Move \(name(front)) away from \(name(node))."
    case .findFrame(let node):
      return "Find out why \(name(node)) has no frame: a value that is no number?"
    }
  }
}
