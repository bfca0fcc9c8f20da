extension VerifyReport {
  /// Returns a Swift file with a test for each difference: the views around the point, rebuilt with
  /// UIKit's own classes, and the answer that was witnessed.
  ///
  /// It uses Apple's API alone. It passes where UIKit itself answers so, and fails here as long as the
  /// rule is wrong. What a class of the app does cannot be rebuilt: a comment stands where its rule
  /// belongs.
  package static func test(_ reports: [VerifyReport]) -> String {
    let tests = reports.flatMap { report in
      report.verification.differences.map { WitnessedTest(report, $0).text }
    }
    return """
      import Testing
      import UIKit

      @MainActor @Suite struct `What the live UIKit answered` {
      \(tests.joined(separator: "\n\n"))
      }

      """
  }
}

/// One test: the views that hold the point of a difference, or one of the two who may get it.
private struct WitnessedTest {
  private let report: VerifyReport
  private let difference: Verification.Difference
  private var screen: Screen { report.screen }

  init(_ report: VerifyReport, _ difference: Verification.Difference) {
    self.report = report
    self.difference = difference
  }

  var text: String {
    let point = difference.points[0]
    let place = "\(NumberText.exact(point.x)), \(NumberText.exact(point.y))"
    let title = "gives a touch at \(place) to \(name(difference.witnessed.node))"
    let lines =
      ["@Test func `\(title)`() {"]
      + [
        "  // \(screen.system.map(VisibleText.escape) ?? "A system that was not told"), "
          + "\(difference.ask.wording).",
        "  // The rule: \(report.owner(difference.expected)).",
      ] + nodes.flatMap(lines) + answer(at: point) + ["}"]
    return lines.map { "  " + $0 }.joined(separator: "\n")
  }

  /// What counts: all that holds the point and is asked, and the two with what is around them.
  private var nodes: [Node.ID] {
    let answer = screen.touch(at: difference.points[0])
    let asked = answer.candidates.filter { $0.reason != .outsideBounds }.map(\.node)
    let owners = [difference.expected, difference.witnessed.node].compactMap(\.self)
    var kept: Set<Node.ID> = []
    for start in asked + owners + difference.suspects {
      var current: Node.ID? = start
      while let index = current, kept.insert(index).inserted {
        current = screen.nodes[index].parent
      }
    }
    let order = screen.windows.flatMap { screen.subtree(of: $0.root) }
    return order.filter { kept.contains($0) && !screen.nodes[$0].flags.contains(.content) }
  }

  private func name(_ node: Node.ID?) -> String { node.map { "view\($0)" } ?? "nobody" }

  private func lines(of index: Node.ID) -> [String] {
    let node = screen.nodes[index]
    let name = name(index)
    let type = node.parent == nil ? "UIWindow" : "UIView"
    var lines = ["  let \(name) = \(type)()  // \(screen.title(of: index))"]
    let bounds = node.bounds
    let anchor = node.geometry.anchorPoint
    if anchor != Node.Geometry.defaultAnchorPoint {
      lines.append("  \(name).layer.anchorPoint = CGPoint(x: \(n(anchor.x)), y: \(n(anchor.y)))")
    }
    lines += [
      "  \(name).bounds = CGRect(x: \(n(bounds.origin.x)), y: \(n(bounds.origin.y)), "
        + "width: \(n(bounds.size.width)), height: \(n(bounds.size.height)))",
      "  \(name).center = CGPoint(x: \(n(node.geometry.position.x)), "
        + "y: \(n(node.geometry.position.y)))",
    ]
    if let map = node.geometry.transform {
      let numbers = zip("abcd", [map.a, map.b, map.c, map.d]).map { "\($0): \(n($1))" }
      lines.append(
        "  \(name).transform = CGAffineTransform("
          + (numbers + ["tx: \(n(map.tx))", "ty: \(n(map.ty))"]).joined(separator: ", ") + ")")
    }
    return lines + switches(of: node, name) + place(of: index, name)
  }

  private func switches(of node: Node, _ name: String) -> [String] {
    var lines: [String] = []
    if node.alpha != 1 { lines.append("  \(name).alpha = \(n(node.alpha))") }
    if node.flags.contains(.hidden) { lines.append("  \(name).isHidden = true") }
    if node.flags.contains(.interactionDisabled) {
      lines.append("  \(name).isUserInteractionEnabled = false")
    }
    if !node.flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside]) {
      lines.append("  // \(name) overrides hit testing in the app; put its rule here.")
    }
    return lines
  }

  private func place(of index: Node.ID, _ name: String) -> [String] {
    guard let parent = screen.nodes[index].parent else {
      return screen.nodes[index].flags.contains(.hidden) ? [] : ["  \(name).isHidden = false"]
    }
    return ["  \(self.name(parent)).addSubview(\(name))"]
  }

  /// Asks the windows from the front, each in its own space, as was done on the device.
  private func answer(at point: Screen.Point) -> [String] {
    let roots = Set(nodes.filter { screen.nodes[$0].parent == nil })
    let windows = screen.windows.reversed().map(\.root).filter(roots.contains).map { name($0) }
    let expected = difference.witnessed.node.map { name($0) }
    return [
      "  let point = CGPoint(x: \(n(point.x)), y: \(n(point.y)))",
      "  let hit = [\(windows.joined(separator: ", "))].lazy",
      "    .compactMap { $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil) }.first",
      expected.map { "  #expect(hit === \($0))" } ?? "  #expect(hit == nil)",
    ]
  }

  private func n(_ value: Double) -> String { NumberText.exact(value) }
}
