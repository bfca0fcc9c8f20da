/// ``LintRule/nanGeometry``: a view with a frame, transform, offset or alpha that is no number, or
/// without any frame.
///
/// Only the outermost one of a tree is reported: what is in it is nowhere because of it.
struct NanGeometry: LintCheck {
  func findings(on linted: LintedScreen) -> [LintFinding] {
    let screen = linted.screen
    // Where a format leaves places out, a missing one is no defect of the screen.
    guard screen.evidence == .exact else { return [] }
    return screen.nodes.indices.compactMap { index in
      let node = screen.nodes[index]
      guard node.kind == .view || node.kind == .window, !broken(node).isEmpty,
        node.parent.map({ screen.nodes[$0].unknown.contains(.geometry) }) != true
      else { return nil }
      let what = broken(node).joined(separator: " and ")
      let result =
        node.unknown.contains(.geometry)
        ? "nobody can tell where it and all in it are" : "UIKit's default was assumed"
      return LintFinding(
        .nanGeometry, node: index,
        message: "\(linted.name(index)) has no number for its \(what): \(result)",
        fix: "Look for a division by zero, or a layout before the size is known.")
    }
  }

  private func broken(_ node: Node) -> [String] {
    let facts: [(Node.Unknown, String)] = [
      (.geometry, "frame"), (.transform, "transform"), (.alpha, "alpha"),
      (.contentOffset, "content offset"), (.anchorPoint, "anchor point"),
    ]
    return facts.filter { node.unknown.contains($0.0) }.map(\.1)
  }
}
