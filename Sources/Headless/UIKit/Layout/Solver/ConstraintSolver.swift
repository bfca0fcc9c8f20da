/// Finds numbers that satisfy linear equations and inequalities, those with a higher priority
/// first.
///
/// Required constraints are satisfied. Of the rest, those of the highest priority are missed by as
/// little as possible in sum; only then do those of the next priority count, and so on. This is the
/// method of Cassowary (Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint
/// solving algorithm", 2001), without the removal of constraints, which a layout does not need
/// because it is solved again each time.
///
/// If the constraints allow several results, the result is one that satisfies them, always the same
/// for the same constraints in the same order.
package struct ConstraintSolver {
  package enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

  private var rows: [LayoutSymbol: LinearRow] = [:]
  /// The sums to minimize, that of the highest priority first.
  private var objectives: [(priority: Float, row: LinearRow)] = []
  private var count = 0

  package init() {}

  package mutating func makeVariable() -> LayoutSymbol { makeSymbol(.variable) }

  private mutating func makeSymbol(_ kind: LayoutSymbol.Kind) -> LayoutSymbol {
    count += 1
    return LayoutSymbol(number: count, kind: kind)
  }

  package func value(of variable: LayoutSymbol) -> Double { rows[variable]?.constant ?? 0 }

  // MARK: Adding

  /// Adds "the expression is (at most, at least) zero" as a required constraint. If it contradicts
  /// the earlier ones, leaves it out and returns false.
  package mutating func require(_ expression: LinearRow, _ relation: Relation) -> Bool {
    var row = expressed(expression)
    let marker = makeSymbol(relation == .equal ? .dummy : .slack)
    row.add(marker, times: relation == .greaterOrEqual ? -1 : 1)
    return insert(row, markers: [marker])
  }

  /// Adds "the expression is (at most, at least) zero" as a preference.
  package mutating func prefer(_ expression: LinearRow, _ relation: Relation, priority: Float) {
    var row = expressed(expression)
    var (markers, errors) = ([LayoutSymbol](), [LayoutSymbol]())
    if relation != .lessOrEqual {
      // The amount by which it is missed counts for an equation and for "at least".
      let missing = makeSymbol(.error)
      row.add(missing, times: 1)
      errors.append(missing)
    }
    if relation != .greaterOrEqual {
      let excess = makeSymbol(.error)
      row.add(excess, times: -1)
      errors.append(excess)
    }
    if relation != .equal {
      let slack = makeSymbol(.slack)
      row.add(slack, times: relation == .lessOrEqual ? 1 : -1)
      markers.append(slack)
    }
    let level = objectiveIndex(for: priority)
    errors.forEach { objectives[level].row.add($0) }
    _ = insert(row, markers: markers + errors)
  }

  /// Replaces each basic symbol by its row.
  private func expressed(_ expression: LinearRow) -> LinearRow {
    var result = LinearRow(expression.constant)
    for (symbol, factor) in expression.factors {
      if let row = rows[symbol] {
        result.add(row, times: factor)
      } else {
        result.add(symbol, times: factor)
      }
    }
    return result
  }

  private mutating func objectiveIndex(for priority: Float) -> Int {
    let index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if index == objectives.count || objectives[index].priority != priority {
      objectives.insert((priority, LinearRow()), at: index)
    }
    return index
  }

  private mutating func insert(_ row: LinearRow, markers: [LayoutSymbol]) -> Bool {
    var row = row
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, markers: markers) {
      row.solve(for: subject)
      replace(subject, with: row)
      return true
    }
    if row.factors.keys.allSatisfy({ $0.kind == .dummy }) {
      guard LinearRow.isZero(row.constant), let marker = markers.first else { return false }
      row.solve(for: marker)
      replace(marker, with: row)
      return true
    }
    return insertThroughDetour(row)
  }

  /// A symbol that can be the row's subject at once: a variable, or a new symbol with a positive
  /// value.
  private func subject(of row: LinearRow, markers: [LayoutSymbol]) -> LayoutSymbol? {
    let variables = row.factors.keys.filter { $0.kind == .variable }
    if let variable = variables.min() { return variable }
    return markers.first { $0.isRestricted && (row.factors[$0] ?? 0) < 0 }
  }

  private mutating func replace(_ symbol: LayoutSymbol, with row: LinearRow) {
    for key in rows.keys where rows[key]?.factors[symbol] != nil {
      rows[key]?.substitute(symbol, with: row)
    }
    for index in objectives.indices { objectives[index].row.substitute(symbol, with: row) }
    rows[symbol] = row
  }

  /// Searches for a solution with an artificial symbol, the amount by which the row is missed, and
  /// makes it as small as possible; at zero there is a solution.
  private mutating func insertThroughDetour(_ row: LinearRow) -> Bool {
    let before = self
    let artificial = makeSymbol(.slack)
    let wanted = objectives
    rows[artificial] = row
    objectives = [(0, row)]
    minimize(keeping: wanted)
    let missed = objectives[0].row.constant
    objectives = Array(objectives.dropFirst())
    guard LinearRow.isZero(missed), removeArtificial(artificial) else {
      self = before
      return false
    }
    return true
  }

  private mutating func removeArtificial(_ artificial: LayoutSymbol) -> Bool {
    if var row = rows.removeValue(forKey: artificial) {
      guard !row.factors.isEmpty else { return true }
      guard let entering = row.factors.keys.filter(\.isRestricted).min() else { return false }
      row.solve(artificial, for: entering)
      replace(entering, with: row)
    }
    for key in rows.keys { rows[key]?.remove(artificial) }
    for index in objectives.indices { objectives[index].row.remove(artificial) }
    return true
  }

  // MARK: Minimizing

  /// Minimizes the amounts by which preferences are missed.
  package mutating func solve() { minimize(keeping: []) }

  /// - Parameter others: Objectives that do not count now, but stay up to date.
  private mutating func minimize(keeping others: [(priority: Float, row: LinearRow)]) {
    let counting = objectives.count
    objectives += others
    while let entering = enteringSymbol(among: counting), let leaving = leavingSymbol(for: entering)
    {
      guard var row = rows.removeValue(forKey: leaving) else { return }
      row.solve(leaving, for: entering)
      replace(entering, with: row)
    }
  }

  /// The first symbol that lowers the most important objective it changes. Taking the first one
  /// prevents endless cycles (Bland's rule).
  private func enteringSymbol(among counting: Int) -> LayoutSymbol? {
    var (seen, best) = (Set<LayoutSymbol>(), LayoutSymbol?.none)
    for objective in objectives.prefix(counting) {
      for (symbol, factor) in objective.row.factors where symbol.kind != .dummy {
        // A firmer objective has decided on the symbol already.
        guard seen.insert(symbol).inserted, factor < 0 else { continue }
        if best.map({ symbol < $0 }) ?? true { best = symbol }
      }
    }
    return best
  }

  /// The basic symbol that reaches zero first as `entering` grows.
  private func leavingSymbol(for entering: LayoutSymbol) -> LayoutSymbol? {
    var best: (ratio: Double, symbol: LayoutSymbol)?
    for (symbol, row) in rows where symbol.isRestricted {
      guard let factor = row.factors[entering], factor < 0 else { continue }
      let ratio = -row.constant / factor
      guard let current = best else {
        best = (ratio, symbol)
        continue
      }
      if (ratio, symbol) < (current.ratio, current.symbol) { best = (ratio, symbol) }
    }
    return best?.symbol
  }
}
