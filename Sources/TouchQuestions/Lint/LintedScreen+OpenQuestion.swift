import TouchScreen

extension LintedScreen {
  /// Returns, in one sentence without a full stop, what a dump leaves open.
  func message(about question: Defect.OpenQuestion) -> String {
    switch question {
    case .otherWindows:
      "the dump holds one window: what lies in other windows in front is not seen"
    case .noWindow(let root): "the dump starts at \(name(root)), below its window"
    case .noScreen: Screen.noScreen
    case .uncheckedTargets(let count):
      "\(count) targets were not checked: no screen has so many"
    case .elisions(let count):
      "the dump has "
        + Plural.text(
          count, "place where views were left out", "places where views were left out")
    case .incompleteNodes(let count):
      "the dump has "
        + Plural.text(count, "description without its end", "descriptions without their end")
    case .unreadableValues(let count):
      "the dump has "
        + Plural.text(count, "value that cannot be read", "values that cannot be read")
    case .remark(let remark): VisibleText.escape(remark.explanation)
    case .unknownClasses(let names, let share):
      "no dump tells how these classes answer hit tests: "
        + Set(names.map { VisibleText.escape(ClassName($0).short) }).sorted()
        .joined(separator: ", ")
        + "; \(Percentage.text(share)) of the screen rests on assumptions"
    }
  }

  /// Returns what to do about a question that a dump leaves open, in one line.
  func fix(for question: Defect.OpenQuestion) -> String? {
    switch question {
    case .otherWindows: "Dump every window of the scene, back to front, into one file."
    case .noWindow: "Dump the window."
    case .noScreen: "Paste the dump whole, its first line included."
    case .elisions, .incompleteNodes: "Paste the dump whole."
    case .unreadableValues:
      "Take the dump from the app itself, before anything replaces its numbers."
    case .uncheckedTargets, .remark, .unknownClasses: nil
    }
  }
}
