import SeededRandomness
import Testing
import UIKit

@MainActor @Suite struct `A constraint solver` {
  @Test func `Meets what is required`() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let accepted = [
      solver.require(sum([(x, 1), (y, 1)], -10), .equal),
      solver.require(sum([(x, 1), (y, -1)], -4), .equal),
    ]
    solver.solve()
    #expect(accepted == [true, true])
    #expect([solver.value(of: x), solver.value(of: y)] == [7, 3])
  }

  @Test func `Leaves out what cannot hold and keeps the rest`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let accepted = [
      solver.require(sum([(x, 1)], -10), .lessOrEqual),
      solver.require(sum([(x, 1)], -11), .greaterOrEqual),
      solver.require(sum([(x, 1)], -9), .equal),
      solver.require(sum([(x, 1)], -8), .equal),
    ]
    solver.solve()
    #expect(accepted == [true, false, true, false])
    #expect(solver.value(of: x) == 9)
  }

  @Test func `Prefers the firmer of two`() {
    for priorities: [Float] in [[250, 750], [750, 250]] {
      var solver = ConstraintSolver()
      let x = solver.makeVariable()
      solver.prefer(sum([(x, 1)], -10), .equal, priority: priorities[0])
      solver.prefer(sum([(x, 1)], -20), .equal, priority: priorities[1])
      solver.solve()
      #expect(solver.value(of: x) == (priorities[0] > priorities[1] ? 10 : 20))
    }
  }

  @Test func `Lets many weak ones not outweigh a firm one`() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    solver.prefer(sum([(x, 1)], -10), .lessOrEqual, priority: 2)
    for _ in 0..<100 { solver.prefer(sum([(x, 1)], -20), .equal, priority: 1) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test(arguments: Exhaustive.seeds(everyDay: 30, night: 1_500))
  func `Finds the best there is among two or three unknowns`(seed: UInt64) {
    let system = RandomSystem(seed: seed, unknowns: seed % 3 == 0 ? 3 : 2)
    let (accepted, errors, missed) = system.solve()
    #expect(missed < 1e-6, "seed \(seed): what was accepted does not hold")
    let (expectedAccepted, expectedErrors) = system.bestOfAllCorners()
    #expect(accepted == expectedAccepted, "seed \(seed)")
    #expect(errors.count == expectedErrors.count, "seed \(seed)")
    for (error, expected) in zip(errors, expectedErrors) {
      #expect(abs(error - expected) < 1e-6, "seed \(seed): \(errors), best \(expectedErrors)")
    }
  }

  private func sum(_ terms: [(LayoutSymbol, Double)], _ constant: Double) -> LinearRow {
    var row = LinearRow(constant)
    for (symbol, factor) in terms { row.add(symbol, times: factor) }
    return row
  }
}
