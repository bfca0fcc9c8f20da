@_spi(Command) import TouchMap

/// What became of generated pastes.
struct PasteTally {
  /// A kind of paste: how often it came, and the number of the first.
  struct Fault {
    var count = 0
    var number: Int
  }

  /// The pastes that hold all of a window's tree, and those of them that are answered exactly.
  private(set) var (whole, exact) = (0, 0)
  /// What is called exact and is wrong or cannot be known, by the steps that made it.
  private(set) var wrong: [String: Fault] = [:]
  /// The whole ones that are refused or no more than assumed, by the steps that made them.
  private(set) var lessSure: [String: Fault] = [:]

  /// Reads a paste, asks who gets the touch in it, and counts the answer.
  mutating func take(_ number: Int) {
    let paste = GeneratedPaste(number: number)
    let tree = paste.tree
    let screens = (try? Dump(reading: paste.text.utf8))?.screens ?? []
    let answers = screens.map { ($0, $0.touch(at: GeneratedTree.point)) }
    let sure = answers.filter { $0.1.evidence == .exact }
    let isFalse = sure.contains { screen, answer in
      answer.winner.flatMap { screen.nodes[$0.node].address } != tree.winner
    }
    let isExact = sure.count == answers.count && !answers.isEmpty
    let isWhole = paste.isWhole && tree.hasWindow && !tree.isAssumed
    // Of two screens one may be whole.
    if isFalse || isExact && !isWhole {
      wrong[paste.kind, default: Fault(number: number)].count += 1
    }
    // What may be assumed counts where it need not be.
    guard isWhole, !paste.isWrapped, isExact || !tree.mayBeAssumed else { return }
    whole += 1
    if isExact {
      exact += 1
    } else {
      let kind = paste.kind + (answers.isEmpty ? ", refused" : "")
      lessSure[kind, default: Fault(number: number)].count += 1
    }
  }

  /// The faults, and an example of the most frequent kind.
  var faults: String {
    guard let first = Self.ordered(wrong).first else { return "" }
    let paste = GeneratedPaste(number: first.value.number)
    return Self.lines(of: wrong)
      + "\n\(paste.name):\n\(paste.text)\nexpected \(paste.tree.winner ?? "no view")"
  }

  /// The kinds of pastes that are less sure than they may be.
  var doubts: String { Self.lines(of: lessSure) }

  private static func ordered(_ kinds: [String: Fault]) -> [(key: String, value: Fault)] {
    kinds.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
  }

  /// A line for each kind, the most frequent first.
  private static func lines(of kinds: [String: Fault]) -> String {
    ordered(kinds).prefix(mostKinds)
      .map { "\($1.count) x \($0), first with number \($1.number)" }.joined(separator: "\n")
  }

  private static let mostKinds = 40
}
