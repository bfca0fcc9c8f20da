/// A defect of a node, as facts; ``LintedScreen/message(about:)`` and ``LintedScreen/fix(for:)``
/// word them.
struct Defect: Sendable {
  var rule: LintRule
  var severity: LintSeverity
  var node: Node.ID
  /// The other node that it is about, if it is about two.
  var other: Node.ID?
  /// A key that distinguishes defects of one rule about one node, the same for every dump of a
  /// screen.
  var aspect: String?
  var facts: Facts
  /// Why it cannot be told whether the node has the defect; `nil` if it can.
  var doubt: Certainty?

  /// Creates a defect, with the rule's own severity unless another is given.
  init(
    _ rule: LintRule, _ severity: LintSeverity? = nil, node: Node.ID, other: Node.ID? = nil,
    aspect: String? = nil, _ facts: Facts
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.node = node
    self.other = other
    self.aspect = aspect
    self.facts = facts
  }

  /// The other node that causes it, if there is one.
  var culprit: Node.ID? {
    switch facts {
    case .swallowing(_, let containers): containers.first { $0 != node }
    case .covered(_, let first, _, _): first.by
    case .coveredNow(_, let block), .coveredInside(_, let block): block.by
    case .outside(_, _, let by, _): by
    case .inDisabled(let ancestor): ancestor
    case .overlap(let other, _, _), .close(let other, _), .shadowed(let other): other
    default: nil
    }
  }

  /// The nodes that cause the defect by taking touches of other nodes.
  var takers: [Node.ID] {
    switch facts {
    case .swallowing(_, let containers): containers
    case .covered(_, let first, _, _): first.by.map { [$0] } ?? []
    case .coveredNow(_, let block), .coveredInside(_, let block): block.by.map { [$0] } ?? []
    case .unseen, .leftover: [node]
    default: []
    }
  }

  /// The facts of defects, one or two cases for each rule.
  enum Facts: Sendable {
    /// Containers take this part of the screen for the window; the one that takes most comes first.
    case swallowing(share: Double, containers: [Node.ID])
    /// Others in front take this part of the node; the one that takes most comes first.
    case covered(share: Double, first: Reach.Block, count: Int, isDead: Bool)
    /// The same, but a finger can scroll it out from there.
    case coveredNow(share: Double, first: Reach.Block)
    /// A plain view that an app put into the control takes this part of it.
    case coveredInside(share: Double, view: Reach.Block)
    /// The tool that wrote the dump found its centre covered.
    case reportedCover
    /// The tool that wrote the dump found it not hittable, and nothing in the dump covers it.
    case reportedUnhittable
    /// Outside an ancestor, completely or in part.
    case outside(share: Double, area: Double, by: Node.ID, first: Reach.Block)
    /// It shows nothing and takes touches of a target.
    case unseen(ScreenSurvey.Invisibility, victim: Node.ID)
    /// An ancestor has its user interaction disabled.
    case inDisabled(ancestor: Node.ID)
    /// Its largest touchable rectangle is too small; the rest may be cut off.
    case small(size: Screen.Size, isCut: Bool)
    /// It overlaps another; the front one gets the touches, unless their order is unknown.
    case overlap(with: Node.ID, size: Screen.Size, isUndecided: Bool)
    /// It is too close to another.
    case close(to: Node.ID, gap: Double)
    /// It has no area.
    case noArea(size: Screen.Size)
    /// It lies beyond the screen.
    case beyondScreen(origin: Screen.Point)
    /// Values of it are not a number (NaN).
    case noNumber(Node.Unknown)
    /// It lies in a view whose recognizers may take its touches.
    case shadowed(by: Node.ID)
    /// It is the empty container of a presentation, and takes this part of the screen.
    case leftover(share: Double)
    /// Facts are unknown.
    case unknown(Unknown)
  }

  /// The facts that are unknown in a dump.
  enum Unknown: Sendable {
    /// It holds one window.
    case otherWindows
    /// It starts below a window.
    case noWindow(Node.ID)
    /// No window has a frame.
    case noScreen
    /// It holds nothing that an app shows.
    case noContent
    /// It was taken while a transition was running.
    case transition
    /// Controls on the screen are reported as not visible.
    case invisible(count: Int)
    /// There are more targets than were checked.
    case uncheckedTargets(LimitedTargets)
    /// Views were left out.
    case elisions(count: Int)
    /// Descriptions end early.
    case incompleteNodes(count: Int)
    /// Values cannot be read.
    case unreadableValues(count: Int)
    /// A remark of the reader.
    case remark(Screen.Notes.Remark)
    /// Classes whose answers no dump contains.
    case unknownClasses([String], share: Double)
  }
}
