import Foundation

/// The texts of a module as the compiler gets them.
struct ModuleTexts {
  /// The files whose text is another one, in order.
  let changed: [(path: String, text: String)]
  let facts: ModuleFacts
  /// Lines in the form of a compiler's warnings and remarks.
  let notes: [String]

  /// - Parameters:
  ///   - files: The texts with their paths.
  ///   - facts: What is known of modules that it imports.
  ///   - kept: Where what is left out stands from one run to the next; nil if it is not kept.
  ///   - tool: What was kept by another tool is not taken.
  ///   - additions: Text of the user's, compiled with the first file.
  ///   - leavesImportsOut: Whether imports of modules that this host lacks are left out.
  init(
    _ files: [(path: String, text: String)], of module: String, knowing facts: [ModuleFacts],
    kit: ModuleFacts, additions: [Addition] = [], check: TypeCheck, kept: URL? = nil,
    by tool: String, leavesImportsOut: Bool = false
  ) throws {
    let originals = Dictionary(files, uniquingKeysWith: { first, _ in first })
    let texts = leavesImportsOut ? originals.mapValues(AbsentImports.removed) : originals
    let paths = texts.keys.sorted()
    func rewrite(_ texts: [String: String]) -> (rewriter: ModuleRewriter, [ModuleRewriter.Result]) {
      let files = paths.map { SourceFile(path: $0, text: texts[$0] ?? "") }
      let rewriter = ModuleRewriter(files, knowing: facts, kit: kit)
      return (rewriter, rewriter.results())
    }
    func rewritten(_ texts: [String: String]) -> [String: String] {
      let results = zip(paths, rewrite(texts).1).map { path, result in
        (path, result.text ?? texts[path] ?? "")
      }
      return Dictionary(uniqueKeysWithValues: results)
        .merging([paths[0]: added(to: results[0].1)]) { $1 }
    }
    let takesAdditions = !SourceFile(path: paths[0], text: texts[paths[0]] ?? "").tree.hasError
    func added(to text: String) -> String {
      takesAdditions ? additions.reduce(text) { $0 + "\n" + $1.text } : text
    }
    let missing = facts.reduce(into: Set<String>()) { $0.formUnion($1.leftOut) }
    var leftOut: LeftOut?
    if !missing.isEmpty || texts.values.contains(where: AbsentFramework.isUsed) {
      leftOut = try LeftOut.kept(
        in: kept,
        for: texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
          + additions.map(\.text) + missing.sorted() + check.flags + [tool]
      ) {
        try LeftOut(of: texts, missing: missing, rewritten: rewritten, errors: check.errors)
      }
    }
    let rest = texts.merging(leftOut?.texts ?? [:]) { $1 }
    let (rewriter, results) = rewrite(rest)
    changed = zip(paths, results).compactMap { path, result in
      let text = result.text ?? rest[path] ?? ""
      let whole = path == paths[0] ? added(to: text) : text
      return whole == originals[path] ? nil : (path, whole)
    }
    var own = rewriter.index.facts
    own.leftOut = leftOut?.names ?? []
    self.facts = own
    let frameworks = texts.values.reduce(into: Set<String>()) {
      $0.formUnion(ImportScan.modules(in: $1).intersection(AbsentFramework.names))
    }
    notes =
      results.flatMap(\.problems)
      + [leftOut?.remark(on: module, frameworks: frameworks)].compactMap { $0 }
  }
}

/// A file of the user's that is compiled with a module.
struct Addition: Codable, Equatable {
  /// The module; nil for each one of the package that is no test.
  let module: String?
  let path: String

  /// Reads `[MODULE=]FILE`.
  init(_ argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    module = parts.count == 2 ? parts[0] : nil
    path = URL(fileURLWithPath: parts.last ?? argument).standardizedFileURL.path
  }

  /// Its text; errors in it are said to be in its own file.
  var text: String {
    let text = FileManager.default.contents(atPath: path) ?? Data()
    return "#sourceLocation(file: \"\(path)\", line: 1)\n" + String(decoding: text, as: UTF8.self)
      + "\n#sourceLocation()\n"
  }
}

extension LeftOut {
  /// What was found in an earlier run with the same texts, or is found now.
  static func kept(
    in folder: URL?, for texts: [String], find: () throws -> LeftOut
  ) throws -> LeftOut {
    guard let folder else { return try find() }
    var fingerprint = Fingerprint()
    texts.forEach { fingerprint.add($0) }
    let place = folder.appendingPathComponent("left-out.json")
    if let data = try? Data(contentsOf: place),
      let last = try? JSONDecoder().decode([String: LeftOut].self, from: data)[fingerprint.name]
    {
      return last
    }
    let found = try find()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode([fingerprint.name: found]).write(to: place, options: .atomic)
    return found
  }
}
