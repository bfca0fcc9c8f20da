import Harness
import Scenes

/// An engine with a scene, and what it is asked in rounds.
final class Session<Engine: HitTestEngine> {
  private let input: Engine.Input
  private var engine: Engine?

  init(_ scene: Scene) throws {
    input = try Engine.input(from: scene)
  }

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
    guard var engine = engine.take() else { return result }
    Self.ask(engine, round, budget: budget, into: &result)
    Self.move(&engine, round, budget: budget, into: &result)
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
      let step = { (index: Int) in
        (answers + index).initialize(to: engine.query(x: queries[index].x, y: queries[index].y))
      }
      let warmup = time(0..<first, budget: budget / 2, step: step)
      return (warmup, time(first..<queries.count, budget: budget, step: step))
    }
    answers.deinitialize(count: warmup.count)
    for index in first..<first + lap.count {
      result.check(engine.node(answers[index]), round.queries[index])
    }
    (answers + first).deinitialize(count: lap.count)
    result.query = lap
  }

  /// Moves build on one another, so where the warm-up stops is where the timed part begins.
  private static func move(
    _ engine: inout Engine, _ round: Round, budget: Double, into result: inout RoundResult
  ) {
    let answers = UnsafeMutablePointer<Engine.Answer>.allocate(capacity: round.moves.count)
    defer { answers.deallocate() }
    let (warmup, lap) = round.moves.withUnsafeBufferPointer { moves in
      let step = { (index: Int) in
        let move = moves[index]
        engine.move(move.node, x: move.x, y: move.y)
        (answers + index).initialize(to: engine.query(x: move.query.x, y: move.query.y))
      }
      let warmup = time(0..<round.size.moveWarmup, stride: 8, budget: budget / 2, step: step)
      return (warmup, time(warmup.count..<moves.count, stride: 8, budget: budget, step: step))
    }
    let made = warmup.count + lap.count
    for index in 0..<made { result.check(engine.node(answers[index]), round.moves[index].query) }
    answers.deinitialize(count: made)
    result.update = lap
  }
}

extension RoundResult {
  fileprivate mutating func check(_ node: Int, _ query: Round.Query) {
    asked += 1
    if node == query.receiver { agreed += 1 }
  }
}
