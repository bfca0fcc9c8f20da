/// Finds the keys of the system's keyboard, whose sizes and places only the system decides.
struct KeyboardKeys {
  /// Where keys begin that are listed as plain buttons, in screen points.
  let top: Double

  init(_ survey: ScreenSurvey) {
    top = survey.asker.elements?.tiers.keyboardTop ?? KeyboardTop.top(of: survey.screen)
  }

  func contains(_ index: Node.ID, in survey: ScreenSurvey) -> Bool {
    survey.screen.nearest(from: index, where: survey.isKeyboard) != nil
      || isListedKey(index, in: survey) || survey.asker.elements?.tiers[index] == .keys
  }

  /// Returns whether a node is a key that is listed as a plain button.
  func isListedKey(_ index: Node.ID, in survey: ScreenSurvey) -> Bool {
    guard survey.screen.nodes[index].kind == .element, let frame = survey.outlines.frames[index]
    else { return false }
    return frame.origin.y >= top
  }
}
