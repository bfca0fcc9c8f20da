import Scenes

/// The engines of this project.
package enum EngineKind: String, CaseIterable {
  case index
  case live

  /// Returns the engine with a scene.
  ///
  /// Each case names its type, so that the compiler makes code of its own for it: through a generic
  /// interface between modules every query would cost several times as much.
  package func player(of scene: Scene) throws -> RoundPlayer {
    switch self {
    case .index: RoundPlayer(try Session<IndexEngine>(scene))
    case .live: RoundPlayer(try Session<LiveEngine>(scene))
    }
  }
}

/// An engine of any type, with a scene.
package struct RoundPlayer {
  /// Builds the engine anew and returns the time it took, in nanoseconds.
  package let build: () -> Double
  /// Builds the engine and asks about a round's points, until the budget, in nanoseconds, is used up.
  package let play: (_ round: Round, _ budget: Double) -> RoundResult
  /// Asks about points without a clock, for other measures than time.
  package let ask: (ArraySlice<Round.Query>) -> Void

  init<Engine: HitTestEngine>(_ session: Session<Engine>) {
    build = { session.build() }
    play = { session.play($0, budget: $1) }
    ask = { session.ask(about: $0) }
  }
}
