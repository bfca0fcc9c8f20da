extension Round {
  /// The round as all engines read it; ``init(path:)`` reads it back.
  ///
  ///     round QUERIES QUERY-WARMUP
  ///     X Y RECEIVER
  ///
  /// with a line for each query, the untimed ones first.
  package var text: String {
    var text = "round \(size.queries) \(size.queryWarmup)\n"
    for query in queries { text += query.text + "\n" }
    return text
  }

  package init(path: String) throws {
    var words = try WordScanner(path: path)
    try words.expect("round")
    size = Size()
    size.queries = try words.number()
    size.queryWarmup = try words.number()
    queries = try (0..<size.queries + size.queryWarmup).map { _ in try Query(from: &words) }
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
