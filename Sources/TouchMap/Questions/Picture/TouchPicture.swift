/// The content of a screen's pictures: the effect of touches on each part of it, the views that
/// take them from others, and the fixes. All of it follows from the partition, the verdicts about
/// all targets and the findings of the checks; no picture has a rule of its own.
package struct TouchPicture: Sendable {
  /// A part of the screen that a person sees as one: all parts whose touches go to one acting node,
  /// or, where none acts, to one view.
  package struct Region: Sendable {
    /// The acting node, or the view that gets the touches; `nil` if none does.
    package let node: Node.ID?
    /// The nodes that get the touches in it, as the partition has them.
    package let owners: [Node.ID]
    package let role: TouchRole
    /// A person's name for it; `nil` without a node.
    package let name: SpokenName?
    /// Convex pieces that do not overlap, in screen points.
    package let polygons: [[Screen.Point]]
    /// In square points.
    package let area: Double
  }

  /// The screen and the facts about every view.
  package let survey: ScreenSurvey
  /// The parts of the screen, back to front; the part without a receiver comes first.
  package let regions: [Region]
  /// The results of taps on all targets.
  package let verdict: ScreenVerdict
  /// The findings of the checks, in the order of the source.
  @Deferred package var findings: [LintFinding]
  /// The effects of touches on the regions of each owner.
  private let roles: TouchRoles

  /// Computes the meaning of a map, with the findings of the verdict's checks.
  ///
  /// - Complexity: As for ``Lint``.
  package init(_ verdict: ScreenVerdict) {
    survey = verdict.survey
    self.verdict = verdict
    let linted = verdict.linted
    let found = FoundDefects(on: linted)
    _findings = Deferred { linted.findings(of: found.defects) }
    roles = TouchRoles(survey, defects: found.all, verdict: verdict)
    regions = Self.regions(of: survey, roles)
  }

  /// The targets that lose their taps, in the order of the source.
  package var blocked: [ScreenVerdict.Target] { verdict.blocked }
  /// The culprits: those that block most targets first.
  package var culprits: [Culprit] { verdict.culprits }

  /// The names of the culprits for which views swallow touches, by these views.
  package var culpritNames: [Node.ID: String] {
    var names: [Node.ID: String] = [:]
    for culprit in culprits.reversed() {
      for owner in culprit.owners { names[owner] = culprit.name.text }
    }
    return names
  }

  /// How many regions have a meaning.
  package func count(of role: TouchRole) -> Int {
    regions.reduce(0) { $0 + ($1.role == role ? 1 : 0) }
  }

  package var screen: Screen { survey.screen }

  /// Returns whether a region has no name: it is a group of an accessibility tree with neither
  /// label nor identifier.
  package func isNameless(_ region: Region) -> Bool {
    guard region.role == .background, region.name?.source == .className, let node = region.node
    else { return false }
    return screen.nodes[node].standsAlone
  }

  private static func regions(of survey: ScreenSurvey, _ roles: TouchRoles) -> [Region] {
    struct Key: Hashable {
      var node: Node.ID?
      var role: TouchRole
    }
    var order: [Key] = []
    var parts: [Key: [TouchPartition.Region]] = [:]
    for region in survey.partition.regions {
      let key = Key(
        node: region.owner.map(roles.receiver),
        role: region.owner.map(roles.role) ?? (region.isUndecided ? .undecided : .nobody))
      if parts[key] == nil { order.append(key) }
      parts[key, default: []].append(region)
    }
    return order.map { key in
      let parts = parts[key] ?? []
      return Region(
        node: key.node, owners: parts.compactMap(\.owner), role: key.role,
        name: key.node.map { survey.screen.spokenName(of: $0) },
        polygons: parts.flatMap(\.polygons), area: parts.reduce(0) { $0 + $1.area })
    }
  }
}

extension TouchPicture {
  /// A meaning that occurs on the screen.
  package struct LegendEntry: Sendable, Hashable {
    package let role: TouchRole
    package let count: Int
    /// The part of the screen that has it, from 0 to 1.
    package let share: Double
  }

  /// The meanings that occur, in the order of ``TouchRole``.
  package var legend: [LegendEntry] {
    let whole = screen.frame.size.area
    return TouchRole.allCases.compactMap { role in
      let found = regions.filter { $0.role == role }
      guard !found.isEmpty else { return nil }
      let area = found.reduce(0) { $0 + $1.area }
      return LegendEntry(
        role: role, count: found.count, share: whole > 0 ? min(1, area / whole) : 0)
    }
  }
}
