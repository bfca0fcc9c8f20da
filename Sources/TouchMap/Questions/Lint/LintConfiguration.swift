/// The settings of a project for the checks.
public struct LintConfiguration: Sendable, Hashable {
  /// The guideline by which sizes and distances are judged.
  public var profile = LintProfile.hig
  /// The least width and height of a target, in points, instead of the profile's.
  public var minimumSide: Double?
  /// Patterns of classes for which touches on their own area fall through: no other rule about their
  /// names counts.
  public var passThrough: [NamePattern] = []
  /// Patterns of classes that take the touches on their own area: no override passes them on.
  public var takesTouches: [NamePattern] = []
  /// Patterns of identifiers; matching views, and all below them, are not reported.
  public var ignoredIdentifiers: [NamePattern] = []
  /// Patterns of classes; matching views, and all below them, are not reported.
  public var ignoredClasses: [NamePattern] = []
  /// Rules that are not checked.
  public var disabledRules: Set<LintRule> = []
  /// The severity of each finding of a rule, instead of the rule's own.
  public var severities: [LintRule: LintSeverity] = [:]

  /// Creates a configuration in which every rule is on.
  public init() {}

  /// The rules for names of classes.
  @_spi(Command) public var classRules: ClassRules {
    var rules = ClassRules.standard
    rules.passesTouches = passThrough
    rules.takesTouches = takesTouches
    return rules
  }

  package var leastSide: Double { minimumSide ?? profile.minimumSide }
}
