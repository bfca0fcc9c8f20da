import Harness
import Scenes

/// An engine with a scene, and what it is asked in rounds.
package final class Session<Engine: HitTestEngine> {
  /// What a round took and how many of its answers were right.
  package struct Result {
    package var query = Lap()
    package var update = Lap()
    package var buildNanoseconds = 0.0
    package var asked = 0
    package var agreed = 0
  }

  package let scene: Scene
  private let input: Engine.Input
  private var engine: Engine?

  package init(_ scene: Scene) throws {
    self.scene = scene
    input = try Engine.input(from: scene)
  }

  /// Builds the engine anew, small scenes several times over; returns the mean in nanoseconds.
  package func build() -> Double {
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

  /// Builds, asks and moves; queries and moves each end when the budget is used up.
  package func play(_ round: Round, budget: Double) -> Result {
    var result = Result()
    result.buildNanoseconds = build()
    guard let engine else { return result }
    ask(engine, round, budget: budget, into: &result)
    move(engine, round, budget: budget, into: &result)
    return result
  }

  /// Asks about points without a clock, for other measures than time.
  package func ask(about queries: ArraySlice<Round.Query>) {
    guard let engine else { return }
    for query in queries { consume(engine.query(x: query.x, y: query.y)) }
  }

  private func ask(
    _ engine: Engine, _ round: Round, budget: Double, into result: inout Result
  ) {
    let answers = UnsafeMutablePointer<Engine.Answer>.allocate(capacity: round.queries.count)
    defer { answers.deallocate() }
    let (warmup, lap) = round.queries.withUnsafeBufferPointer { queries in
      let step = { (index: Int) in
        (answers + index).initialize(to: engine.query(x: queries[index].x, y: queries[index].y))
      }
      let first = round.size.queryWarmup
      let warmup = time(0..<first, budget: budget / 2, step: step)
      return (warmup, time(first..<queries.count, budget: budget, step: step))
    }
    answers.deinitialize(count: warmup.count)
    let first = round.size.queryWarmup
    for index in first..<first + lap.count {
      check(engine.node(answers[index]), round.queries[index], &result)
    }
    (answers + first).deinitialize(count: lap.count)
    result.query = lap
  }

  /// Moves build on one another, so where the warm-up stops is where the timed part begins.
  private func move(
    _ engine: Engine, _ round: Round, budget: Double, into result: inout Result
  ) {
    let answers = UnsafeMutablePointer<Engine.Answer>.allocate(capacity: round.moves.count)
    defer { answers.deallocate() }
    let first = round.size.moveWarmup
    let (warmup, lap) = round.moves.withUnsafeBufferPointer { moves in
      let step = { (index: Int) in
        let move = moves[index]
        engine.move(move.node, x: move.x, y: move.y)
        (answers + index).initialize(to: engine.query(x: move.query.x, y: move.query.y))
      }
      let warmup = time(0..<first, stride: 8, budget: budget / 2, step: step)
      return (warmup, time(warmup.count..<moves.count, stride: 8, budget: budget, step: step))
    }
    let made = warmup.count + lap.count
    for index in 0..<made {
      check(engine.node(answers[index]), round.moves[index].query, &result)
    }
    answers.deinitialize(count: made)
    result.update = lap
  }

  private func check(_ node: Int, _ query: Round.Query, _ result: inout Result) {
    result.asked += 1
    if node == query.receiver { result.agreed += 1 }
  }
}
