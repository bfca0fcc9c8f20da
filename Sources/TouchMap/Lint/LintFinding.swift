/// Something to fix on a screen.
public struct LintFinding: Sendable, Hashable {
  /// The rule that found it.
  public var rule: LintRule
  /// How serious it is.
  public var severity: LintSeverity
  /// The node that it is about.
  public var node: Int
  /// What is wrong, in one sentence without a full stop, with names and lines.
  public var message: String
  /// What to change, in one line, if that is known.
  public var fix: String?
  /// The other node that it is about, if it is about two.
  var other: Int?
  /// What tells findings of one rule about one node apart, the same for every dump of a screen.
  var aspect: String?
  /// What stays the same when addresses, lines and lengths change, for telling old findings from
  /// new ones: 16 hexadecimal digits.
  public internal(set) var fingerprint = ""

  /// Creates a finding with the rule's own severity.
  init(
    _ rule: LintRule, _ severity: LintSeverity? = nil, node: Int, other: Int? = nil,
    aspect: String? = nil, message: String, fix: String?
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.node = node
    self.other = other
    self.aspect = aspect
    self.message = message
    self.fix = fix
  }
}
