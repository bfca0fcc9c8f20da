/// ``LintRule/dumpQuality``: the facts that are unknown in the dump. That it holds nothing is a
/// warning, and all else a note.
struct DumpQuality: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    guard let root = linted.screen.windows.last?.root ?? linted.screen.nodeIDs.first else {
      return []
    }
    let unknowns =
      aboutWindows(linted) + leftOut(linted.screen.notes)
      + linted.screen.notes.remarks.map { ($0.kind.rawValue, .remark($0)) }
      + unknownClasses(on: linted)
    return unknowns.map { aspect, unknown in
      let isEmpty = if case .noContent = unknown { true } else { false }
      return Defect(
        .dumpQuality, isEmpty ? .warning : .note, node: root, aspect: aspect, .unknown(unknown))
    }
  }

  private typealias Unknown = (aspect: String, unknown: Defect.Unknown)

  private func aboutWindows(_ linted: LintedScreen) -> [Unknown] {
    let screen = linted.screen
    var unknowns: [Unknown] = []
    if screen.showsOneWindow { unknowns.append(("one-window", .otherWindows)) }
    for window in screen.windows where screen.startsBelowWindow(window) {
      unknowns.append(("no-window", .noWindow(window.root)))
    }
    let invisible = screen.nodeIDs.count {
      screen.hasControlRole($0) && screen.isReportedInvisible($0)
        && screen.nodes[$0].frame.overlaps(screen.frame)
    }
    if invisible > 0 { unknowns.append(("reported-invisible", .invisible(count: invisible))) }
    if !linted.survey.movingViews.isEmpty { unknowns.append(("transition", .transition)) }
    if linted.survey.holdsNothing {
      unknowns.append(("no-content", .noContent))
    } else if !screen.hasScreen {
      unknowns.append(("no-screen", .noScreen))
    }
    if let limited = linted.limited {
      unknowns.append(("unchecked-targets", .uncheckedTargets(limited)))
    }
    return unknowns
  }

  private func leftOut(_ notes: Screen.Notes) -> [Unknown] {
    var unknowns: [Unknown] = []
    if notes.elisions > 0 { unknowns.append(("elisions", .elisions(count: notes.elisions))) }
    if notes.incompleteNodes > 0 {
      unknowns.append(("incomplete-nodes", .incompleteNodes(count: notes.incompleteNodes)))
    }
    if notes.unreadableValues > 0 {
      unknowns.append(("unreadable-values", .unreadableValues(count: notes.unreadableValues)))
    }
    return unknowns
  }

  private func unknownClasses(on linted: LintedScreen) -> [Unknown] {
    let classFacts = linted.survey.asker.classFacts
    var names: Set<String> = []
    var isSeen = [Bool](repeating: false, count: linted.screen.nodes.count)
    for owner in linted.survey.areas.owners {
      var current = Optional(owner)
      while let asked = current, !isSeen[asked] {
        isSeen[asked] = true
        if classFacts[asked].behavior == .unknown {
          names.insert(linted.screen.nodes[asked].className)
        }
        current = linted.screen.superview(of: asked)
      }
    }
    guard !names.isEmpty else { return [] }
    return [("unknown-classes", .unknownClasses(names.sorted(), share: linted.unexplained))]
  }
}

extension ScreenSurvey {
  /// Whether nothing that an app shows is in the dump, as in one of a launch image: no target, no
  /// text, and no view of which it is unknown what it draws.
  fileprivate var holdsNothing: Bool {
    !screen.nodes.isEmpty && !screen.isCutShort
      && screen.nodeIDs.allSatisfy { index in
        let node = screen.nodes[index]
        switch node.kind {
        case .layer, .window, .application: return true
        case .view, .element:
          return targets[index] == nil && !screen.acts(index) && !screen.scrolls(index)
            && isFrameOfContent(node)
        }
      }
  }

  /// Whether a node only holds others, or is a picture.
  private func isFrameOfContent(_ node: Node) -> Bool {
    guard let role = node.role else {
      return node.label == nil
        && (SystemClasses.plainContainers.contains(node.className)
          || node.className == "UIImageView" || node.isNamedWindow)
    }
    return role == "Image" || role == "Application" || node.isWindowElement
      || node.label == nil && ["Other", "Group", "GenericElement", "Element"].contains(role)
  }
}
