@_spi(Command) import TouchMap

/// Where the live UIKit and the rule give different answers, ready to be written.
@_spi(Command) public struct VerifyReport: Sendable {
  /// The screen, and its source; without the texts on views unless they were requested.
  let reported: ReportedScreen
  /// Where the live UIKit and the rule give different answers.
  @_spi(Command) public let verification: Verification

  /// Compares the answers of a capture with the rule. Without labels, the report omits the texts on
  /// views, because people will publish it.
  @_spi(Command) public init(
    _ reported: ReportedScreen, rules: ClassRules = .standard, withLabels: Bool = false
  ) {
    verification = Verification(of: reported.screen, rules: rules)
    var shown = reported
    if !withLabels {
      for index in shown.screen.nodeIDs { shown.screen.nodes[index].label = nil }
    }
    self.reported = shown
  }

  var screen: Screen { reported.screen }

  /// The most points of one difference that are shown.
  static let shownPoints = 5

  func owner(_ node: Node.ID?) -> String { node.map { screen.name(of: $0) } ?? "nobody" }

  /// The likely cause of a difference, in one sentence.
  func cause(of difference: Verification.Difference) -> String {
    let names = difference.suspects.map { index in
      let flags = screen.nodes[index].flags
      var methods: [String] = []
      if flags.contains(.overridesHitTest) { methods.append("hitTest(_:with:)") }
      if flags.contains(.overridesPointInside) { methods.append("point(inside:with:)") }
      let what =
        methods.isEmpty
        ? "decides by a rule of its own" : "overrides \(methods.joined(separator: " and "))"
      return "\(screen.name(of: index)) \(what)"
    }
    guard !names.isEmpty else {
      return "no view around the two is known to override hit testing: the rule may be wrong"
    }
    return names.joined(separator: "; ")
  }

  /// The number of asked points and the result, in one sentence.
  var summary: String {
    let asked = verification.asked
    guard asked > 0 else {
      return "nothing was asked: the dump holds no answers of the live UIKit; "
        + "TouchInspector.json() writes them"
    }
    let points = asked == 1 ? "1 point" : "\(asked) points"
    let others = asked - verification.agreed - verification.onEdges
    let answer =
      others == 0
      ? "\(points) asked, and \(screen.uikit) answered as the rule does at every one"
      : "\(points) asked, and \(screen.uikit) answered otherwise than the rule at \(others)"
    return verification.onEdges == 0
      ? answer : answer + "; \(verification.onEdges) right at an edge not counted"
  }
}
