@_spi(Command) import TouchMap

extension VerifyReport {
  /// Returns a Swift file with a test for each difference: the views around the point, rebuilt with
  /// UIKit's own classes, and the answer of the live UIKit.
  ///
  /// It uses only Apple's API. It passes where UIKit itself gives that answer, and fails here as
  /// long as the rule is wrong. The behaviour of an app's class cannot be rebuilt, so a comment
  /// marks where its rule belongs. A view that is not in the capture cannot be rebuilt either: then
  /// a comment replaces the test.
  @_spi(Command) public static func test(_ reports: [VerifyReport]) -> String {
    let body = reports.enumerated().flatMap { number, report in
      report.verification.differences.map { difference in
        let prefix = reports.count > 1 ? "Screen \(number + 1): " : ""
        return WitnessedTest(report, difference, prefix: prefix).lines
      }
    }
    let lines = body.map { $0.map { "    " + $0 }.joined(separator: "\n") }
    return """
      // Written by `touchmap verify --format test`. To make an item of the fidelity table of a
      // test, put the number of the item in front of its name, and a line into fidelity-items.txt:
      //   FS-n | S | what UIKit does there | the report that the capture came with
      #if canImport(UIKit)
        import Testing
        import UIKit

        @MainActor @Suite struct `What the live UIKit answered` {
      \(lines.joined(separator: "\n\n"))
        }
      #endif

      """
  }
}

/// One test: the views that contain the point of a difference, or one of the two possible
/// receivers.
private struct WitnessedTest {
  private let report: VerifyReport
  private let difference: Verification.Difference
  private let prefix: String
  private var screen: Screen { report.screen }

  init(_ report: VerifyReport, _ difference: Verification.Difference, prefix: String) {
    self.report = report
    self.difference = difference
    self.prefix = prefix
  }

  var lines: [String] {
    let point = difference.points[0]
    let place = "\(NumberText.exact(point.x)), \(NumberText.exact(point.y))"
    let remarks = [
      "// \(screen.system.map(VisibleText.escape) ?? "A system that was not told"), "
        + "\(difference.ask.wording).",
      "// The rule: \(report.owner(difference.expected)).",
    ]
    guard difference.witnessed.isKnown else {
      return ["// \(prefix)At \(place) UIKit gave the touch to"]
        + ["// \(screen.name(of: difference.witnessed)):", "// no test can be made of that."]
        + remarks
    }
    // A finger may also have landed where UIKit was asked without an event.
    let how = difference.ask == .touch ? "the touch of a finger" : "a touch"
    let title = "\(prefix)gives \(how) at \(place) to \(name(difference.witnessed.node))"
    return ["@Test func `\(title)`() {"]
      + (remarks + nodes.flatMap(lines) + answer(at: point)).map { "  " + $0 } + ["}"]
  }

  /// The nodes that count: all that contain the point and are asked, and the two receivers with all
  /// views around them.
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
    var lines = ["let \(name) = \(type)()  // \(screen.title(of: index))"]
    let bounds = node.bounds
    let anchor = node.geometry.anchorPoint
    if anchor != Node.Geometry.defaultAnchorPoint {
      lines += call("\(name).layer.anchorPoint = CGPoint", [("x", anchor.x), ("y", anchor.y)])
    }
    lines += call(
      "\(name).bounds = CGRect",
      [
        ("x", bounds.origin.x), ("y", bounds.origin.y), ("width", bounds.size.width),
        ("height", bounds.size.height),
      ])
    let position = node.geometry.position
    lines += call("\(name).center = CGPoint", [("x", position.x), ("y", position.y)])
    if let map = node.geometry.transform {
      lines += call(
        "\(name).transform = CGAffineTransform",
        [("a", map.a), ("b", map.b), ("c", map.c), ("d", map.d), ("tx", map.tx), ("ty", map.ty)])
    }
    return lines + switches(of: node, name) + place(of: index, name)
  }

  private func switches(of node: Node, _ name: String) -> [String] {
    var lines: [String] = []
    if node.alpha != 1 { lines.append("\(name).alpha = \(NumberText.exact(node.alpha))") }
    if node.flags.contains(.hidden) { lines.append("\(name).isHidden = true") }
    if node.flags.contains(.interactionDisabled) {
      lines.append("\(name).isUserInteractionEnabled = false")
    }
    if !node.flags.isDisjoint(with: [.overridesHitTest, .overridesPointInside]) {
      lines.append("// \(name) overrides hit testing in the app; put its rule here.")
    }
    return lines
  }

  private func place(of index: Node.ID, _ name: String) -> [String] {
    guard let parent = screen.nodes[index].parent else {
      return screen.nodes[index].flags.contains(.hidden) ? [] : ["\(name).isHidden = false"]
    }
    return ["\(self.name(parent)).addSubview(\(name))"]
  }

  /// Asks the windows from the front, each in its own space, as on the device.
  private func answer(at point: Screen.Point) -> [String] {
    let roots = Set(nodes.filter { screen.nodes[$0].parent == nil })
    let windows = screen.windows.reversed().map(\.root).filter(roots.contains).map { name($0) }
    let expected = difference.witnessed.node.map { name($0) }
    return call("let point = CGPoint", [("x", point.x), ("y", point.y)]) + [
      "let windows = [\(windows.joined(separator: ", "))]",
      "let hit = windows.lazy.compactMap {",
      "  $0.hitTest($0.convert(point, from: nil as UIWindow?), with: nil)",
      "}.first",
      expected.map { "#expect(hit === \($0))" } ?? "#expect(hit == nil)",
    ]
  }

  /// Returns a call, on as many lines as `swift format` would use.
  private func call(_ function: String, _ arguments: [(String, Double)]) -> [String] {
    let words = arguments.enumerated().map { place, argument in
      let end = place == arguments.count - 1 ? ")" : ","
      return "\(argument.0): \(NumberText.exact(argument.1))\(end)"
    }
    let line = "\(function)(\(words.joined(separator: " "))"
    guard line.count > Self.width else { return [line] }
    var lines = [function + "("]
    var last = ""
    for word in words {
      if !last.isEmpty, 3 + last.count + word.count > Self.width {
        lines.append("  " + last)
        last = ""
      }
      last += (last.isEmpty ? "" : " ") + word
    }
    return lines + ["  " + last]
  }

  /// The remaining width of 100 columns inside a test.
  private static let width = 94
}
