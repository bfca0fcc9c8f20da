@_spi(Command) import TouchMap

/// Which views are asked about a touch, in the order in which UIKit asks them.
struct AskedOrder {
  /// A view that is asked, or that never is.
  struct Step {
    /// The view; `nil` for several at once.
    let node: Node.ID?
    let text: String
    let mark: Mark
  }

  /// What becomes of the touch there.
  enum Mark: String {
    case asked = ""
    case takes, gets, may, never
  }

  let steps: [Step]
  /// More views are not listed. A choice.
  private static let most = 8

  /// - Parameters:
  ///   - point: The place of the touch, in screen points.
  ///   - row: The target that it is meant for; `nil` for none.
  init(at point: Screen.Point, for row: TargetRow?, on survey: ScreenSurvey) {
    let screen = survey.screen
    let answer = survey.asker.touch(at: point, limits: .init(misses: 0, candidates: 60))
    let target = row?.target.node
    let isOpen = row?.state == .unknown || answer.isUndecided
    var steps: [Step] = []
    var between = 0
    func close() {
      guard between > 0 else { return }
      let views = Plural.text(between, "view in it asks its subviews", "views in it ask theirs")
      steps.append(Step(node: nil, text: views, mark: .asked))
      between = 0
    }
    // A view that takes a touch has asked its subviews before.
    let winner = answer.candidates.firstIndex { $0.verdict == .hit }
    let before = answer.candidates.indices.filter { $0 != winner }
    let order =
      winner.map { winner in
        before.prefix { answer.candidates[$0].verdict != .notReached } + [winner]
          + before.drop { answer.candidates[$0].verdict != .notReached }
      } ?? before
    for candidate in order.map({ answer.candidates[$0] }) {
      let node = candidate.node
      let facts = screen.nodes[node]
      switch candidate.verdict {
      case .hit:
        close()
        let isIn = target.map { screen.subtree(of: $0).contains(node) } ?? false
        let isFine = isIn || target == nil && survey.acting.reasons[node] == .acts
        steps.append(
          Step(
            node: node, text: isOpen ? "may take the touch" : "takes the touch",
            mark: isOpen ? .may : isFine ? .gets : .takes))
      case .passedOver where candidate.reason == .subviewHit && facts.parent != nil:
        between += 1
      case .passedOver:
        close()
        let level = screen.windows.first { $0.root == node }?.level
        let window = level.map { "level \(NumberText.text($0)), " } ?? ""
        let text =
          candidate.reason == .subviewHit
          ? window + "asks its subviews" : screen.explanation(of: candidate, at: point)
        steps.append(Step(node: node, text: text, mark: .asked))
      case .notReached where node == target:
        close()
        let text = isOpen ? "asked only if it lets go" : "never asked"
        steps.append(Step(node: node, text: text, mark: isOpen ? .asked : .never))
      case .notReached: break
      }
    }
    self.steps = steps.count > Self.most ? Self.shortened(steps) : steps
  }

  /// The first steps, and those in which the touch ends.
  private static func shortened(_ steps: [Step]) -> [Step] {
    let end = steps.firstIndex { $0.mark != .asked } ?? steps.count - 1
    let first = min(most - 4, end)
    let gap = Step(node: nil, text: "\(end - first) more are passed over", mark: .asked)
    return steps[..<first] + [gap] + steps[end...].prefix(4)
  }
}
