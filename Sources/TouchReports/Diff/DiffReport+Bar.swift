@_spi(Command) import TouchMap

extension VerdictBar {
  /// The verdict about a change: better, worse, both or neither.
  init(_ diff: DiffReport) {
    guard diff.diff.isComparable else {
      self.init(tone: .doubt, headline: String(diff.headline.dropLast()))
      return
    }
    let verdict = diff.verdict
    let dead = verdict.new.filter { !$0.fate.arrives && $0.fate != .behindPresentation }
    func part(_ targets: [ScreenVerdict.Target], _ one: String, _ many: String) -> String? {
      targets.isEmpty
        ? nil : "\(ScreenVerdict.counted(targets)) \(targets.count == 1 ? one : many)"
    }
    let parts = [
      part(verdict.lost, "lost its taps", "lost their taps"),
      part(dead, "is new and gets no taps", "are new and get no taps"),
      part(verdict.won, "won its taps", "won their taps"),
    ].compactMap { $0 }.joined(separator: ", ")
    let isOpen = verdict.direction == .none && !verdict.unknown.isEmpty
    let headline =
      switch verdict.direction {
      case .worse: "Worse: \(parts)"
      case .better: "Better: \(parts)"
      case .both: "Worse and better: \(parts)"
      case .none where isOpen: "Cannot tell of \(ScreenVerdict.counted(verdict.unknown))"
      case .none:
        diff.diff.changes.isEmpty ? "Nothing changed" : "No target won or lost its taps"
      }
    let others = [(verdict.gone, "gone"), (verdict.new, "new")].filter { !$0.0.isEmpty }
    self.init(
      tone: verdict.direction.isWorse ? .dead : isOpen ? .doubt : .good, headline: headline,
      extras: others.map { "\($0.0.count) \($0.1)" })
  }
}
