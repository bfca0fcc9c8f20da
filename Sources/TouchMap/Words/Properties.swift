extension Screen {
  /// Returns what is not as in a new view, in clauses with the names of UIKit.
  package func properties(of index: Node.ID) -> [String] {
    let node = nodes[index]
    let window = windows.first { $0.root == index }
    let offset = node.bounds.origin
    let facts: [(Bool, String)] = [
      (node.baseClassName.map { $0 != node.className } == true, "a \(node.baseClassName ?? "")"),
      (window?.level != nil, "windowLevel \(NumberText.text(window?.level ?? 0))"),
      (window?.isKey == true, "the key window"), (node.flags.contains(.hidden), "isHidden true"),
      (node.alpha != 1, "alpha \(NumberText.text(node.alpha))"),
      (node.flags.contains(.interactionDisabled), "isUserInteractionEnabled false"),
      (node.flags.contains(.controlDisabled), "isEnabled false"),
      (node.flags.contains(.clipsToBounds), "clipsToBounds true"),
      (offset != .zero, "bounds from \(LengthText.place(offset))"),
      (node.geometry.transform != nil, "a transform"),
      (node.flags.contains(.hasGestureRecognizers), Self.text(node.recognizers)),
    ]
    return facts.filter(\.0).map { VisibleText.escape($0.1) }
  }

  private static func text(_ recognizers: [Node.Recognizer]) -> String {
    guard !recognizers.isEmpty else { return "gesture recognizers" }
    return recognizers.map { $0.className + ($0.isEnabled ? "" : " (disabled)") }
      .joined(separator: ", ")
  }
}
