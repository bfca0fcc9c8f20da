/// ``LintRule/nanGeometry``: a view whose frame, transform, offset or alpha is not a number, or
/// that has no frame. Only the outermost one of a tree is reported: its subviews have no place
/// because of it.
struct NanGeometry: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    let screen = linted.screen
    // Where a format omits places, a missing place is not a defect of the screen.
    guard screen.evidence == .exact else { return [] }
    return screen.nodeIDs.compactMap { index in
      let node = screen.nodes[index]
      let broken = node.unknown.intersection(Self.numbers)
      guard node.kind == .view || node.kind == .window, !broken.isEmpty, !node.isLeftOut,
        node.parent.map({ screen.nodes[$0].unknown.contains(.geometry) }) != true
      else { return nil }
      return Defect(.nanGeometry, node: index, .noNumber(broken))
    }
  }

  private static let numbers: Node.Unknown = [
    .geometry, .transform, .alpha, .contentOffset, .anchorPoint,
  ]
}
