/// ``LintRule/dumpQuality``: what the dump leaves open.
struct DumpQuality: LintCheck {
  func findings(on screen: LintScreen) -> [LintFinding] {
    guard let root = screen.hierarchy.windows.last?.root else { return [] }
    return remarks(on: screen).map {
      LintFinding(.dumpQuality, node: root, message: $0.message, fix: $0.fix)
    }
  }

  private func remarks(on screen: LintScreen) -> [(message: String, fix: String?)] {
    let hierarchy = screen.hierarchy
    let notes = hierarchy.notes
    var remarks: [(String, String?)] = []
    let isWindow = hierarchy.windows.first.map { !hierarchy.startsBelowWindow($0) } ?? false
    if hierarchy.windows.count == 1, isWindow, hierarchy.evidence == .exact {
      remarks.append(
        (
          "the dump holds one window: what lies in other windows in front is not seen",
          "Dump every window of the scene, back to front, into one file."
        ))
    }
    for window in hierarchy.windows where hierarchy.startsBelowWindow(window) {
      guard hierarchy.nodes[window.root].kind == .view else { continue }
      remarks.append(
        ("the dump starts at \(screen.name(window.root)), below its window", "Dump the window."))
    }
    if !hierarchy.hasScreen {
      remarks.append(
        (
          "no window has a frame that can be read and an area: nothing can be told about points",
          "Paste the dump whole, its first line included."
        ))
    }
    for (count, one, many) in [
      (notes.elisions, "place where views were left out", "places where views were left out"),
      (notes.incompleteNodes, "description without its end", "descriptions without their end"),
      (notes.unreadableValues, "value that cannot be read", "values that cannot be read"),
    ] where count > 0 {
      let what = count == 1 ? one : many
      remarks.append(("the dump has \(count) \(what)", "Paste the dump whole."))
    }
    remarks += notes.remarks.map { (VisibleText.escape($0.explanation), nil) }
    return remarks + unknownClasses(on: screen)
  }

  private func unknownClasses(on screen: LintScreen) -> [(String, String?)] {
    var behaviors = ClassBehaviors(rules: screen.survey.rules)
    var names: Set<String> = []
    for index in screen.survey.areas.owners {
      for asked in screen.survey.ancestors(of: index) + [index] {
        let node = screen.hierarchy.nodes[asked]
        guard behaviors.behavior(of: node) == .unknown else { continue }
        names.insert(ClassName(node.className).short)
      }
    }
    guard !names.isEmpty else { return [] }
    let share = WhyReport.percentage(screen.unexplained)
    return [
      (
        "no dump tells how these classes answer hit tests: "
          + "\(names.sorted().joined(separator: ", ")); \(share) of the screen rests on assumptions",
        nil
      )
    ]
  }
}
