/// ``LintRule/dumpQuality``: what the dump leaves open.
struct DumpQuality: LintCheck {
  func findings(on screen: LintScreen) -> [LintFinding] {
    guard let root = screen.hierarchy.windows.last?.root else { return [] }
    return remarks(on: screen).map {
      LintFinding(
        .dumpQuality, node: root, aspect: $0.aspect, message: $0.message, fix: $0.fix)
    }
  }

  private typealias Remark = (aspect: String, message: String, fix: String?)

  private func remarks(on screen: LintScreen) -> [Remark] {
    aboutWindows(screen) + aboutGaps(screen.hierarchy.notes)
      + screen.hierarchy.notes.remarks.map {
        ($0.kind.rawValue, VisibleText.escape($0.explanation), nil)
      }
      + unknownClasses(on: screen)
  }

  private func aboutWindows(_ screen: LintScreen) -> [Remark] {
    let hierarchy = screen.hierarchy
    var remarks: [Remark] = []
    let isWindow = hierarchy.windows.first.map { !hierarchy.startsBelowWindow($0) } ?? false
    if hierarchy.windows.count == 1, isWindow, hierarchy.evidence == .exact {
      remarks.append(
        (
          "one-window",
          "the dump holds one window: what lies in other windows in front is not seen",
          "Dump every window of the scene, back to front, into one file."
        ))
    }
    for window in hierarchy.windows where hierarchy.startsBelowWindow(window) {
      remarks.append(
        (
          "no-window", "the dump starts at \(screen.name(window.root)), below its window",
          "Dump the window."
        ))
    }
    if !hierarchy.hasScreen {
      remarks.append(
        (
          "no-screen",
          "no window has a frame that can be read and an area: nothing can be told about points",
          "Paste the dump whole, its first line included."
        ))
    }
    if screen.uncheckedTargets > 0 {
      remarks.append(
        (
          "unchecked-targets",
          "\(screen.uncheckedTargets) targets were not checked: no screen has so many", nil
        ))
    }
    return remarks
  }

  private func aboutGaps(_ notes: Hierarchy.Notes) -> [Remark] {
    let whole = "Paste the dump whole."
    let gaps = [
      (
        "elisions", notes.elisions, "place where views were left out",
        "places where views were left out", whole
      ),
      (
        "incomplete-nodes", notes.incompleteNodes, "description without its end",
        "descriptions without their end", whole
      ),
      (
        "unreadable-values", notes.unreadableValues, "value that cannot be read",
        "values that cannot be read",
        "Take the dump from the app itself, before anything replaces its numbers."
      ),
    ]
    return gaps.filter { $0.1 > 0 }.map { aspect, count, one, many, fix in
      (aspect, "the dump has \(count) \(count == 1 ? one : many)", fix)
    }
  }

  private func unknownClasses(on screen: LintScreen) -> [Remark] {
    var classFacts = ClassFacts(rules: screen.survey.rules)
    var names: Set<String> = []
    for index in screen.survey.areas.owners {
      for asked in screen.survey.ancestors(of: index) + [index] {
        let node = screen.hierarchy.nodes[asked]
        guard classFacts[node].behavior == .unknown else { continue }
        names.insert(VisibleText.escape(ClassName(node.className).short))
      }
    }
    guard !names.isEmpty else { return [] }
    let share = Percentage.text(screen.unexplained)
    return [
      (
        "unknown-classes",
        "no dump tells how these classes answer hit tests: "
          + "\(names.sorted().joined(separator: ", ")); \(share) of the screen rests on assumptions",
        nil
      )
    ]
  }
}
