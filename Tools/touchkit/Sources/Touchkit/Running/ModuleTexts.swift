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
    let rewriting = TextRewriting(texts, knowing: facts, kit: kit, additions: additions)
    let missing = facts.reduce(into: Set<String>()) { $0.formUnion($1.leftOut) }
    var leftOut: LeftOut?
    if !missing.isEmpty || texts.values.contains(where: AbsentFramework.isUsed) {
      leftOut = try LeftOut.kept(
        in: kept,
        for: texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
          + additions.map(\.text) + missing.sorted() + check.flags + [tool]
      ) {
        try LeftOut(
          of: texts, missing: missing, rewritten: { rewriting.rewritten($0).texts },
          errors: check.errors)
      }
    }
    let result = rewriting.rewritten(texts.merging(leftOut?.texts ?? [:]) { $1 })
    changed = result.texts.filter { $0.value != originals[$0.key] }
      .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    var own = result.facts
    own.leftOut = leftOut?.names ?? []
    self.facts = own
    let frameworks = texts.values.reduce(into: Set<String>()) {
      $0.formUnion(ImportScan.modules(in: $1).intersection(AbsentFramework.names))
    }
    notes =
      result.problems + [leftOut?.remark(on: module, frameworks: frameworks)].compactMap { $0 }
  }
}

/// How the texts of one module are rewritten, whatever is left out of them.
private struct TextRewriting {
  private let facts: [ModuleFacts]
  private let kit: ModuleFacts
  /// The file that gets the additions; nil for none.
  private let firstPath: String?
  private let additions: [Addition]

  /// A first file that does not parse gets no additions: its errors would be told of them.
  init(
    _ texts: [String: String], knowing facts: [ModuleFacts], kit: ModuleFacts,
    additions: [Addition]
  ) {
    self.facts = facts
    self.kit = kit
    self.additions = additions
    let first = texts.min { $0.key < $1.key }
    firstPath = first.flatMap { path, text in
      SourceFile(path: path, text: text).tree.hasError ? nil : path
    }
  }

  /// All texts as the compiler gets them.
  func rewritten(
    _ texts: [String: String]
  ) -> (texts: [String: String], facts: ModuleFacts, problems: [String]) {
    let files = texts.sorted { $0.key < $1.key }
    let rewriter = ModuleRewriter(
      files.map { SourceFile(path: $0.key, text: $0.value) }, knowing: facts, kit: kit)
    let results = rewriter.results()
    var rewritten = texts
    for (file, result) in zip(files, results) {
      if let text = result.text { rewritten[file.key] = text }
    }
    if let firstPath {
      rewritten[firstPath] = additions.reduce(rewritten[firstPath] ?? "") { $0 + "\n" + $1.text }
    }
    return (rewritten, rewriter.index.facts, results.flatMap(\.problems))
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
