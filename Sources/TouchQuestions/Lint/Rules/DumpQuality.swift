import TouchScreen

/// ``LintRule/dumpQuality``: the questions that the dump leaves open.
struct DumpQuality: LintCheck {
  func defects(on linted: LintedScreen) -> [Defect] {
    guard let root = linted.screen.windows.last?.root else { return [] }
    let questions =
      aboutWindows(linted) + aboutGaps(linted.screen.notes)
      + linted.screen.notes.remarks.map { ($0.kind.rawValue, .remark($0)) }
      + unknownClasses(on: linted)
    return questions.map { aspect, question in
      Defect(.dumpQuality, node: root, aspect: aspect, .openQuestion(question))
    }
  }

  private typealias Question = (aspect: String, question: Defect.OpenQuestion)

  private func aboutWindows(_ linted: LintedScreen) -> [Question] {
    let screen = linted.screen
    var questions: [Question] = []
    let isWindow = screen.windows.first.map { !screen.startsBelowWindow($0) } ?? false
    if screen.windows.count == 1, isWindow, screen.evidence == .exact {
      questions.append(("one-window", .otherWindows))
    }
    for window in screen.windows where screen.startsBelowWindow(window) {
      questions.append(("no-window", .noWindow(window.root)))
    }
    if !screen.hasScreen { questions.append(("no-screen", .noScreen)) }
    if linted.uncheckedTargets > 0 {
      questions.append(("unchecked-targets", .uncheckedTargets(count: linted.uncheckedTargets)))
    }
    return questions
  }

  private func aboutGaps(_ notes: Screen.Notes) -> [Question] {
    var questions: [Question] = []
    if notes.elisions > 0 { questions.append(("elisions", .elisions(count: notes.elisions))) }
    if notes.incompleteNodes > 0 {
      questions.append(("incomplete-nodes", .incompleteNodes(count: notes.incompleteNodes)))
    }
    if notes.unreadableValues > 0 {
      questions.append(("unreadable-values", .unreadableValues(count: notes.unreadableValues)))
    }
    return questions
  }

  private func unknownClasses(on linted: LintedScreen) -> [Question] {
    let classFacts = linted.survey.asker.classFacts
    var names: Set<String> = []
    for index in linted.survey.areas.owners {
      for asked in linted.survey.ancestors(of: index) + [index] {
        guard classFacts[asked].behavior == .unknown else { continue }
        names.insert(linted.screen.nodes[asked].className)
      }
    }
    guard !names.isEmpty else { return [] }
    return [
      ("unknown-classes", .unknownClasses(names.sorted(), share: linted.unexplained))
    ]
  }
}
