import TouchScreen

/// A defect on a screen, in words.
public struct LintFinding: Sendable, Hashable {
  /// The rule that found it.
  public var rule: LintRule
  /// How serious it is.
  public var severity: LintSeverity
  /// The node that it is about.
  public var node: Node.ID
  /// The problem, in one sentence without a full stop, with names and lines.
  public var message: String
  /// The fix, in one line, if one is known.
  public var fix: String?
  /// A key that stays the same when addresses, lines and lengths change, to tell old findings from
  /// new ones: 16 hexadecimal digits.
  public internal(set) var fingerprint = ""
}
