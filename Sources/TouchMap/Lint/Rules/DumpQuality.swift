/// ``LintRule/dumpQuality``: what the dump leaves open.
struct DumpQuality: LintCheck {
  func findings(on linted: LintedScreen) -> [LintFinding] {
    guard let root = linted.screen.windows.last?.root else { return [] }
    return remarks(on: linted).map {
      LintFinding(
        .dumpQuality, node: root, aspect: $0.aspect, message: $0.message, fix: $0.fix)
    }
  }

  private typealias Remark = (aspect: String, message: String, fix: String?)

  private func remarks(on linted: LintedScreen) -> [Remark] {
    aboutWindows(linted) + aboutGaps(linted.screen.notes)
      + linted.screen.notes.remarks.map {
        ($0.kind.rawValue, VisibleText.escape($0.explanation), nil)
      }
      + unknownClasses(on: linted)
  }

  private func aboutWindows(_ linted: LintedScreen) -> [Remark] {
    let screen = linted.screen
    var remarks: [Remark] = []
    let isWindow = screen.windows.first.map { !screen.startsBelowWindow($0) } ?? false
    if screen.windows.count == 1, isWindow, screen.evidence == .exact {
      remarks.append(
        (
          "one-window",
          "the dump holds one window: what lies in other windows in front is not seen",
          "Dump every window of the scene, back to front, into one file."
        ))
    }
    for window in screen.windows where screen.startsBelowWindow(window) {
      remarks.append(
        (
          "no-window", "the dump starts at \(linted.name(window.root)), below its window",
          "Dump the window."
        ))
    }
    if !screen.hasScreen {
      remarks.append(
        (
          "no-screen",
          "no window has a frame that can be read and an area: nothing can be told about points",
          "Paste the dump whole, its first line included."
        ))
    }
    if linted.uncheckedTargets > 0 {
      remarks.append(
        (
          "unchecked-targets",
          "\(linted.uncheckedTargets) targets were not checked: no screen has so many", nil
        ))
    }
    return remarks
  }

  private func aboutGaps(_ notes: Screen.Notes) -> [Remark] {
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

  private func unknownClasses(on linted: LintedScreen) -> [Remark] {
    var classFacts = ClassFacts(rules: linted.survey.rules)
    var names: Set<String> = []
    for index in linted.survey.areas.owners {
      for asked in linted.survey.ancestors(of: index) + [index] {
        let node = linted.screen.nodes[asked]
        guard classFacts[node].behavior == .unknown else { continue }
        names.insert(VisibleText.escape(ClassName(node.className).short))
      }
    }
    guard !names.isEmpty else { return [] }
    let share = Percentage.text(linted.unexplained)
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
