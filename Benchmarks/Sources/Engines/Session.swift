import Harness
import Scenes

/// An engine with a scene, and what it is asked in rounds.
final class Session<Engine: HitTestEngine> {
  private let input: Engine.Input
  private var engine: Engine?

  init(_ scene: Scene) throws { input = try Engine.input(from: scene) }

  /// Builds the engine anew, small scenes several times over; returns the mean in nanoseconds.
  func build() -> Double {
    var total = 0.0
    var count = 0.0
    repeat {
      engine = nil
      let start = now()
      engine = Engine(input)
      total += now() - start
      count += 1
    } while total < 5e6
    return total / count
  }

  func play(_ round: Round, budget: Double) -> RoundResult {
    var result = RoundResult()
    result.buildNanoseconds = build()
    // A variable of this function needs no checks at run time that it is not changed while read.
    guard let engine = engine.take() else { return result }
    Self.ask(engine, round, budget: budget, into: &result)
    return result
  }

  func ask(about queries: ArraySlice<Round.Query>) {
    guard let engine else { return }
    for query in queries { consume(engine.query(x: query.x, y: query.y)) }
  }

  private static func ask(
    _ engine: Engine, _ round: Round, budget: Double, into result: inout RoundResult
  ) {
    let answers = UnsafeMutablePointer<Engine.Answer>.allocate(capacity: round.queries.count)
    defer { answers.deallocate() }
    let first = round.size.queryWarmup
    let (warmup, lap) = round.queries.withUnsafeBufferPointer { queries in
      let steps = { (part: Range<Int>) in
        engine.ask(UnsafeBufferPointer(rebasing: queries[part]), into: answers + part.lowerBound)
      }
      let warmup = timeStrides(0..<first, budget: budget / 2, steps: steps)
      return (warmup, timeStrides(first..<queries.count, budget: budget, steps: steps))
    }
    answers.deinitialize(count: warmup.count)
    for index in first..<first + lap.count {
      result.check(engine.node(answers[index]), round.queries[index])
    }
    (answers + first).deinitialize(count: lap.count)
    result.query = lap
  }
}

extension RoundResult {
  fileprivate mutating func check(_ node: Int, _ query: Round.Query) {
    asked += 1
    if node == query.receiver { agreed += 1 }
  }
}

extension HitTestEngine {
  /// Asks about points one after the other, in one loop: a closure that was called for each of them
  /// would copy the engine as often, for more than a query takes.
  fileprivate func ask(
    _ queries: UnsafeBufferPointer<Round.Query>, into answers: UnsafeMutablePointer<Answer>
  ) {
    for index in queries.indices {
      (answers + index).initialize(to: query(x: queries[index].x, y: queries[index].y))
    }
  }
}
