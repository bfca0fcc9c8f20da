/// The rewriting of a module's texts, as it is done when the module is compiled.
package struct Rewriting {
  /// The texts that the compiler gets, or nil where a text stays as it is, by the names of the
  /// files.
  package let texts: [String: String]
  /// A line for each construct that cannot be translated.
  package let problems: [String]

  /// - Parameters:
  ///   - module: The texts of the module's files, by name.
  ///   - imported: The texts of modules that it imports.
  ///   - kit: The text of a kit.
  package init(_ module: [String: String], importing imported: [String] = [], kit: String = "") {
    let files = module.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let facts = imported.map { ModuleIndex([SourceFile(path: "", text: $0)]).facts }
    let kitFacts = KitFacts.read([SourceFile(path: "", text: kit)])
    let results = ModuleRewriter(files, knowing: facts, kit: kitFacts).results()
    texts = Dictionary(
      uniqueKeysWithValues: zip(files, results).compactMap { file, result in
        result.text.map { (file.path, $0) }
      })
    problems = results.flatMap(\.problems)
  }
}

/// What is left out of a module, as it is when the module is compiled.
package struct LeavingOut {
  /// The texts that are otherwise, by the names of the files.
  package let texts: [String: String]
  /// What was left out.
  package let declarations: [String]

  /// - Parameters:
  ///   - module: The texts of the module's files, by name.
  ///   - errors: What a compiler says of such texts, a line for each error.
  package init(_ module: [String: String], errors: ([String: String]) -> [String]) {
    let found = LeftOut(
      of: module, missing: [], rewritten: { $0 },
      errors: { texts in errors(texts).compactMap { CompilerError($0[...]) } })
    texts = found.texts
    declarations = found.declarations
  }
}
