@_spi(Command) import TouchMap

/// The verdict about a screen in one line, at the top of texts, pages and pictures.
package struct VerdictBar: Sendable {
  /// Whether it is bad, open or good.
  package enum Tone: String, Sendable {
    case dead, doubt, good

    /// The state with the sign that is beside the verdict.
    var state: TargetState {
      switch self {
      case .dead: .dead
      case .doubt: .unknown
      case .good: .works
      }
    }
  }

  package let tone: Tone
  /// The verdict in a few words, without a full stop.
  package let headline: String
  /// Counts beside it.
  package let extras: [String]
  /// Why the headline says only "probably", in a sentence; `nil` if it does not.
  package let because: String?

  /// The headline and the counts.
  package var text: String { ([headline] + extras).joined(separator: " · ") }

  init(tone: Tone, headline: String, extras: [String] = [], because: String? = nil) {
    self.tone = tone
    self.headline = headline
    self.extras = extras
    self.because = because
  }

  init(_ report: MapReport, _ table: TargetTable) {
    let verdict = report.verdict
    let dead = table.rows.filter { $0.state == .dead }
    let lost = table.rows.filter { $0.state == .partly && !$0.target.fate.arrives }
    let (unknown, all) = (table.count(.unknown), verdict.targets)
    let isProbable = !(dead + lost).isEmpty && (dead + lost).allSatisfy(\.isAssumed)
    let first = verdict.sentences.first.map { String($0.dropLast()) } ?? ""
    func part(_ count: Int, _ one: String, _ many: String) -> String {
      let verb = count == 1 || count == all && all == 1 ? one : many
      let whole =
        all == 1
        ? "The one target"
        : count < all
          ? "\(count) of \(all) targets"
          : all == 2 ? "Both targets" : "All \(Plural.grouped(all)) targets"
      return "\(whole) \(verb)"
    }
    let probably = isProbable ? "probably " : ""
    if !dead.isEmpty {
      headline = part(dead.count, "is \(probably)dead", "are \(probably)dead")
    } else if !lost.isEmpty {
      headline = part(
        lost.count, "is \(probably)only partly reached", "are \(probably)only partly reached")
    } else if unknown > 0, verdict.culprits.isEmpty {
      let counted = Plural.grouped(all)
      headline =
        all == 1
        ? "Cannot tell of the one target"
        : unknown == all
          ? "Cannot tell of all \(counted) targets"
          : "Cannot tell of \(unknown) of \(counted) targets"
    } else {
      headline = first
    }
    let isBad = !dead.isEmpty || !lost.isEmpty || !verdict.culprits.isEmpty
    let isOpen = unknown > 0 || first.hasPrefix("Cannot tell")
    tone = isBad && !isProbable ? .dead : isBad || isOpen ? .doubt : .good
    because = isProbable ? report.sentence : nil
    extras = Self.extras(verdict, table, isLost: !dead.isEmpty, lost: lost.count, isBad: isBad)
  }

  private static func extras(
    _ verdict: ScreenVerdict, _ table: TargetTable, isLost: Bool, lost: Int, isBad: Bool
  ) -> [String] {
    func count(_ count: Int, _ one: String, _ many: String? = nil) -> String? {
      count > 0 ? Plural.text(count, one, many ?? one) : nil
    }
    let fixes = verdict.culprits.reduce(0) { $0 + ($1.fix == nil ? 0 : 1) }
    let partly = table.count(.partly) - (isLost ? 0 : lost)
    return [
      count(partly, "partly"), count(verdict.culprits.count, "culprit", "culprits"),
      count(fixes, "fix", "fixes"), isBad ? count(table.count(.unknown), "cannot tell") : nil,
      count(table.count(.covered), "covered now"),
      count(table.rows.reduce(0) { $0 + ($1.isSmall ? 1 : 0) }, "small"),
    ].compactMap { $0 }
  }
}

extension MapReport {
  /// The verdict in one line.
  package func bar(_ table: TargetTable) -> VerdictBar { VerdictBar(self, table) }
}
