import SeededRandomness
import UIKit

/// A few random constraints on unknowns between 0 and 100, and the slow, obvious way to solve them.
struct RandomSystem {
  struct Condition {
    var factors: [Double]
    var constant: Double
    var relation: ConstraintSolver.Relation
    /// Nil for what must hold.
    var priority: Float?

    func value(at point: [Double]) -> Double {
      zip(factors, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    /// By how much the condition is missed.
    func error(at point: [Double]) -> Double {
      let value = value(at: point)
      switch relation {
      case .lessOrEqual: return max(0, value)
      case .equal: return abs(value)
      case .greaterOrEqual: return max(0, -value)
      }
    }
  }

  let unknowns: Int
  let conditions: [Condition]

  init(seed: UInt64, unknowns: Int) {
    var generator = SplitMix64(seed: seed)
    self.unknowns = unknowns
    var conditions: [Condition] = []
    for unknown in 0..<unknowns {
      let unit = (0..<unknowns).map { $0 == unknown ? 1.0 : 0 }
      conditions.append(
        Condition(factors: unit, constant: 0, relation: .greaterOrEqual, priority: nil))
      conditions.append(
        Condition(factors: unit, constant: -100, relation: .lessOrEqual, priority: nil))
    }
    for _ in 0..<Int.random(in: 3...8, using: &generator) {
      conditions.append(Self.condition(unknowns, using: &generator))
    }
    self.conditions = conditions
  }

  private static func condition(_ unknowns: Int, using generator: inout SplitMix64) -> Condition {
    let factors = (0..<unknowns).map { _ in Double(Int.random(in: -2...2, using: &generator)) }
    let relations: [ConstraintSolver.Relation] = [.lessOrEqual, .equal, .greaterOrEqual]
    let priorities: [Float?] = [nil, 750, 750, 500, 250]
    return Condition(
      factors: factors, constant: Double(Int.random(in: -150...150, using: &generator)),
      relation: relations[Int.random(in: 0..<3, using: &generator)],
      priority: priorities[Int.random(in: 0..<5, using: &generator)])
  }

  // MARK: The solver's answer

  /// Which of the required conditions were taken, by how much the preferred ones are missed in sum,
  /// the firmest first, and by how much those that were taken.
  func solve() -> (accepted: [Bool], errors: [Double], missed: Double) {
    var solver = ConstraintSolver()
    let symbols = (0..<unknowns).map { _ in solver.makeVariable() }
    var accepted: [Bool] = []
    for condition in conditions where condition.priority == nil {
      accepted.append(solver.require(row(condition, symbols), condition.relation))
    }
    for condition in conditions {
      guard let priority = condition.priority else { continue }
      solver.prefer(row(condition, symbols), condition.relation, priority: priority)
    }
    solver.solve()
    let point = symbols.map { solver.value(of: $0) }
    let required = conditions.filter { $0.priority == nil }
    let missed = zip(required, accepted).map { $1 ? $0.error(at: point) : 0 }
    return (accepted, errors(at: point), missed.max() ?? 0)
  }

  private func row(_ condition: Condition, _ symbols: [LayoutSymbol]) -> LinearRow {
    var row = LinearRow(condition.constant)
    for (symbol, factor) in zip(symbols, condition.factors) { row.add(symbol, times: factor) }
    return row
  }

  private func errors(at point: [Double]) -> [Double] {
    [750, 500, 250].map { (priority: Float) in
      conditions.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  // MARK: The obvious answer

  /// Sums of errors are least where as many conditions as there are unknowns hold exactly, so it is
  /// enough to look at all those places.
  func bestOfAllCorners() -> (accepted: [Bool], errors: [Double]) {
    var corners = corners(of: Array(conditions.indices), from: 0).compactMap(corner)
    var accepted: [Bool] = []
    for condition in conditions where condition.priority == nil {
      let left = corners.filter { condition.error(at: $0) < 1e-7 }
      accepted.append(!left.isEmpty)
      if !left.isEmpty { corners = left }
    }
    let best = corners.map(errors).min { first, second in
      for (a, b) in zip(first, second) where abs(a - b) > 1e-7 { return a < b }
      return false
    }
    return (accepted, best ?? [])
  }

  private func corners(of indices: [Int], from first: Int, chosen: [Int] = []) -> [[Int]] {
    if chosen.count == unknowns { return [chosen] }
    return (first..<max(first, indices.count)).flatMap {
      corners(of: indices, from: $0 + 1, chosen: chosen + [$0])
    }
  }

  /// The point where some conditions hold exactly, by elimination, or nil if there is not just one.
  private func corner(_ indices: [Int]) -> [Double]? {
    var rows = indices.map { conditions[$0].factors + [-conditions[$0].constant] }
    for column in 0..<unknowns {
      guard let pivot = (column..<unknowns).first(where: { abs(rows[$0][column]) > 1e-9 }) else {
        return nil
      }
      rows.swapAt(column, pivot)
      rows[column] = rows[column].map { $0 / rows[column][column] }
      for row in 0..<unknowns where row != column {
        let factor = rows[row][column]
        rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
      }
    }
    return rows.map { $0[unknowns] }
  }
}
