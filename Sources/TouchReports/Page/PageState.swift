@_spi(Command) import TouchMap

/// A screen with one change: with a fix, or without a view. The page holds what differs.
struct PageState {
  let name: String
  let screen: PageScreen
  /// The effect on the targets.
  let changes: VerdictDiff
  /// The view that is switched off; `nil` for a fix.
  let view: Node.ID?

  /// More views are left to the command, and of very large screens nearly all: each state takes as
  /// long as the map itself. Choices.
  private static let (mostViews, mostNodes) = (30, 20_000)

  /// The states of a screen: with the first fix that was tried, and without the views without which
  /// taps may go elsewhere, one at a time.
  static func all(of base: PageScreen, withFix: Bool) -> [PageState] {
    let screen = base.screen
    let most = mostNodes / max(1, screen.nodes.count)
    let fix = withFix && most > 0 ? base.picture.culprits.lazy.compactMap(\.fix).first : nil
    let fixed = fix.map { PageState(base, screen.applying($0), name: "With the fix") }
    let views = base.report.verdict.switchable.prefix(min(mostViews, fix == nil ? most : most - 1))
    let others = views.compactMap { view -> PageState? in
      let name = screen.name(of: view)
      let change = Supposition(name: name, change: .hidden)
      let arguments = ["--assume", change.text]
      return screen.supposing(change).map {
        PageState(base, $0, name: "Without \(name)", arguments: arguments, view: view)
      }
    }
    return (fixed.map { [$0] } ?? []) + others
  }

  /// The name of its drawing, over that of the screen.
  func drawingName(over base: String) -> String { "\(base)w\(view?.index ?? -1)" }

  private init(
    _ base: PageScreen, _ changed: Screen, name: String, arguments: [String] = [],
    view: Node.ID? = nil
  ) {
    var reported = base.report.reported
    reported.screen = changed
    let report = MapReport(
      reported, configuration: base.report.configuration, triesFixes: false)
    changes = VerdictDiff(from: base.report.verdict, to: report.verdict)
    screen = PageScreen(
      report, underlay: base.underlay, arguments: base.arguments + arguments, in: base.frame,
      changing: (base, changes))
    self.name = name
    self.view = view
  }
}
