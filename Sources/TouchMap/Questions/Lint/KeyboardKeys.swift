/// Finds the keys of the system's keyboard, whose sizes and places only the system decides.
struct KeyboardKeys {
  /// Where keys begin that are listed as plain buttons, in screen points.
  let top: Double
  /// Whether the keys are emoji, with the system's search field above them.
  private let isEmoji: Bool

  init(_ survey: ScreenSurvey) {
    isEmoji = KeyboardTop.isEmoji(on: survey.screen)
    top = survey.asker.elements?.tiers.keyboardTop ?? KeyboardTop.top(of: survey.screen)
  }

  func contains(_ index: Node.ID, in survey: ScreenSurvey) -> Bool {
    survey.screen.nearest(from: index, where: survey.isKeyboard) != nil
      || isListedKey(index, in: survey) || survey.asker.elements?.tiers[index] == .keys
  }

  /// Returns whether a node is a key that is listed as a plain button.
  func isListedKey(_ index: Node.ID, in survey: ScreenSurvey) -> Bool {
    let node = survey.screen.nodes[index]
    guard node.kind == .element, let frame = survey.outlines.frames[index] else { return false }
    return frame.origin.y >= top || node.role == "TextField" && isSearch(frame)
  }

  /// Returns whether a frame is that of the field above the keys of an emoji keyboard.
  private func isSearch(_ frame: Screen.Rect) -> Bool {
    isEmoji && frame.size.height == Self.searchHeight && frame.maxY <= top
      && frame.maxY >= top - Self.mostAbove
  }

  /// The system's search field has this height, in points, and ends at most so far above the emoji,
  /// with their heading between. Choices.
  ///
  /// > Source: lycorp-jp/sim-use, Tests/Fixtures/SoftKeyboard.
  private static let (searchHeight, mostAbove) = (36.0, 40.0)
}
