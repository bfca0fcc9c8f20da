/// Finds the keys of the system's keyboard, whose sizes and places are the system's business.
///
/// Some tools list keys as plain buttons without the keyboard around them. Twenty buttons named
/// with one character each are taken for one, which is a choice; everything from the first of them
/// down belongs to it, as a keyboard reaches to the bottom of the screen.
struct KeyboardKeys {
  private static let fewest = 20
  private var top = Double.infinity

  init(_ survey: ScreenSurvey) {
    let frames = survey.hierarchy.nodes.indices.compactMap { index -> Hierarchy.Rect? in
      let node = survey.hierarchy.nodes[index]
      guard node.role == "Button", (node.label ?? node.identifier)?.count == 1 else { return nil }
      return survey.outlines.frames[index]
    }
    guard frames.count >= Self.fewest else { return }
    top = frames.map(\.origin.y).min() ?? .infinity
  }

  /// Returns whether a node is a key.
  func contains(_ index: Int, in survey: ScreenSurvey) -> Bool {
    if survey.hierarchy.nearest(from: index, where: survey.isKeyboard) != nil { return true }
    guard survey.hierarchy.nodes[index].kind == .element,
      let frame = survey.outlines.frames[index]
    else { return false }
    return frame.origin.y >= top
  }
}
