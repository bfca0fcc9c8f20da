import Fuzzing
import UIKit

/// Constraints on a few unknowns, by the bytes of an input. What the solver takes as required must
/// hold, or nearly so; what contradicts it must be refused and not make it run for ever.
@MainActor
struct SolverProgram {
  private struct Condition {
    var factors: [Double]
    var constant: Double
    var relation: ConstraintSolver.Relation

    /// By how much the condition is missed, as a part of its own numbers.
    func error(at point: [Double]) -> Double {
      let value = zip(factors, point).reduce(constant) { $0 + $1.0 * $1.1 }
      let size = zip(factors, point).reduce(abs(constant) + 1) { $0 + abs($1.0 * $1.1) }
      switch relation {
      case .lessOrEqual: return max(0, value) / size
      case .equal: return abs(value) / size
      case .greaterOrEqual: return max(0, -value) / size
      }
    }
  }

  private var tape: ByteTape

  init(_ tape: ByteTape) { self.tape = tape }

  mutating func run() {
    var solver = ConstraintSolver()
    let symbols = (0..<(1 + tape.byte() % 5)).map { _ in solver.makeVariable() }
    var required: [Condition] = []
    var count = 0
    while !tape.isAtEnd, count < 60 {
      count += 1
      let condition = condition(of: symbols.count)
      var row = LinearRow(condition.constant)
      for (symbol, factor) in zip(symbols, condition.factors) { row.add(symbol, times: factor) }
      let priority = tape.byte()
      if priority < 80 {
        if solver.require(row, condition.relation) { required.append(condition) }
      } else {
        solver.prefer(row, condition.relation, priority: Float(priority) * 3.9)
      }
    }
    solver.solve()
    let point = symbols.map { solver.value(of: $0) }
    Rule.holds(point.allSatisfy(\.isFinite), "the solver gives \(point)")
    for condition in required {
      Rule.holds(condition.error(at: point) < 1e-6, "\(condition) does not hold at \(point)")
    }
  }

  private mutating func condition(of unknowns: Int) -> Condition {
    let relations: [ConstraintSolver.Relation] = [.lessOrEqual, .equal, .greaterOrEqual]
    return Condition(
      factors: (0..<unknowns).map { _ in Double(tape.byte() % 7 - 3) },
      constant: Double(tape.byte() - 128) * 3, relation: relations[tape.byte() % 3])
  }
}
