/// A name of Apple's in code that an app compiles, as the compiler noted it.
package struct Use: Sendable {
  /// Whether the code overrides it, or meets it as a requirement of a protocol.
  package var isOverride: Bool
  package var usr: String
  /// The name, for where no symbol graph has it.
  package var path: String
  /// The file and the line.
  package var place: String

  /// Reads what `uses` prints.
  ///
  /// - Returns: The uses, and for each USR of a header where that declares it.
  package static func read(_ text: String) throws -> (uses: [Use], headers: [String: String]) {
    var uses: [Use] = []
    var headers: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 4 else { throw Facts.Malformed(line: String(line)) }
      guard cells[0] != "stub" else {
        headers[cells[1]] = cells[3]
        continue
      }
      uses.append(
        Use(isOverride: cells[0] == "override", usr: cells[1], path: cells[2], place: cells[3]))
    }
    return (uses, headers)
  }
}

/// The names that code uses, held against a list.
package struct Usage {
  private let facts: Facts
  private let declarations: [String: Declaration]
  private let declaredPaths: Set<String>
  /// The listed paths of each name without its labels.
  private let listed: [Substring: [String]]
  private var isOverride: [String: Bool] = [:]
  private var rows: [String: [Row]] = [:]
  /// A line for each fault, with file and line.
  package private(set) var faults: [String] = []

  /// - Parameter declarations: What the code was compiled against.
  package init(of uses: [Use], declarations: [Declaration], facts: Facts) {
    self.facts = facts
    self.declarations = Dictionary(
      declarations.map { ($0.usr, $0) }, uniquingKeysWith: { first, _ in first })
    declaredPaths = Set(declarations.map(\.name.path))
    listed = Dictionary(grouping: facts.names.keys, by: Self.base)
    for use in uses { add(use) }
  }

  private mutating func add(_ use: Use) {
    let declared = declarations[use.usr]
    let path = declared?.name.path ?? use.path
    let isKnown = isOverride[path] != nil
    if isKnown, !use.isOverride || isOverride[path] == true { return }
    isOverride[path] = use.isOverride
    guard let listed = facts.rows(path) else {
      if !isKnown { faults.append("\(use.place): \(path) is used and not listed") }
      return
    }
    let same = listed.filter { $0.name.signature == declared?.name.signature }
    rows[path] = same.isEmpty ? listed : same
    if use.isOverride { checkOverride(path, declared, use.place) }
  }

  private mutating func checkOverride(_ path: String, _ declared: Declaration?, _ place: String) {
    for row in rows[path] ?? [] {
      if row.confirmations < 2 {
        faults.append(
          "\(row.place): \(path) is overridden at \(place) and has fewer than two sources")
      }
      if let declared, row.name.isOnMainActor != declared.name.isOnMainActor {
        let actor = row.name.isOnMainActor ? "the main actor" : "no actor"
        faults.append("\(declared.place): \(path) is on \(actor) in \(row.place)")
      }
    }
  }

  /// The names that are used and that only we say, or bindings for other languages.
  package var unconfirmed: [Row] {
    rows.values.filter { !$0.contains(where: \.isConfirmed) }.compactMap(\.first)
      .sorted { $0.name.path < $1.name.path }
  }

  /// Those of them whose row does not admit it.
  package var unmarked: [String] {
    unconfirmed.filter { row in
      !row.sources.isEmpty && !row.sources.contains { $0.kind == .unconfirmed }
    }.map {
      "\($0.place): \($0.name.path) is used, and no source says its Swift name"
    }
  }

  /// Whether a difference matters: nothing uses the name, and it is not one that is listed otherwise.
  ///
  /// A name that is not listed counts as listed otherwise if there is one that differs in nothing but its
  /// labels and that the stubs lack.
  package func matters(_ difference: Difference) -> Bool {
    if difference.kind != .name { return true }
    guard isOverride[difference.path] == nil else { return false }
    return (listed[Self.base(difference.path)] ?? []).contains { !declaredPaths.contains($0) }
  }

  private static func base(_ path: String) -> Substring { path.prefix { $0 != "(" } }

  /// How many names are used, how many of them overridden.
  package var counts: (used: Int, overridden: Int) {
    (isOverride.count, isOverride.values.count { $0 })
  }
}
