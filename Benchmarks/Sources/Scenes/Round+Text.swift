extension Round {
  /// The round as all engines read it; ``init(path:)`` reads it back.
  ///
  ///     round QUERIES QUERY-WARMUP MOVES MOVE-WARMUP
  ///     X Y RECEIVER
  ///     NODE NEW-X NEW-Y X Y RECEIVER
  ///
  /// with a line for each query, the untimed ones first, and then so for each move.
  package var text: String {
    var text =
      "round \(size.queries) \(size.queryWarmup) \(size.moves) \(size.moveWarmup)\n"
    for query in queries { text += query.text + "\n" }
    for move in moves {
      text += "\(move.node) \(move.x.text) \(move.y.text) \(move.query.text)\n"
    }
    return text
  }

  package init(path: String) throws {
    var words = try WordScanner(path: path)
    try words.expect("round")
    size = Size()
    size.queries = try words.number()
    size.queryWarmup = try words.number()
    size.moves = try words.number()
    size.moveWarmup = try words.number()
    queries = try (0..<size.queries + size.queryWarmup).map { _ in try Query(from: &words) }
    moves = try (0..<size.moves + size.moveWarmup).map { _ in
      let node: Int = try words.number()
      let x: Double = try words.number()
      let y: Double = try words.number()
      return Move(node: node, x: x, y: y, query: try Query(from: &words))
    }
  }
}

extension Round.Query {
  fileprivate var text: String { "\(x.text) \(y.text) \(receiver)" }

  fileprivate init(from words: inout WordScanner) throws {
    x = try words.number()
    y = try words.number()
    receiver = try words.number()
  }
}
