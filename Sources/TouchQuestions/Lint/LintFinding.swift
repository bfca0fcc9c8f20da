/// Something to fix on a screen.
public struct LintFinding: Sendable, Hashable {
  /// The rule that found it.
  public var rule: LintRule
  /// How serious it is.
  public var severity: LintSeverity
  /// The node that it is about.
  public var node: Node.ID
  /// What is wrong, in one sentence without a full stop, with names and lines.
  public var message: String
  /// What to change, in one line, if that is known.
  public var fix: String?
  /// What stays the same when addresses, lines and lengths change, for telling old findings from
  /// new ones: 16 hexadecimal digits.
  public internal(set) var fingerprint = ""
}
