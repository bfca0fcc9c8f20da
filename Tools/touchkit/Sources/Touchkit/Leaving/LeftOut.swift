import Foundation

/// The texts of a module without the declarations that need frameworks which are absent, and
/// without those that need these.
///
/// The compiler is asked what it does not find. What it misses in a file that imports such a
/// framework is taken for the framework's; the declaration around is left out, or only its body
/// where that suffices, and what misses the declaration in turn.
struct LeftOut: Codable {
  /// The texts that are otherwise, by the paths of their files.
  private(set) var texts: [String: String] = [:]
  /// What was left out, in the order in which it was found.
  private(set) var declarations: [String] = []
  /// The names by which other modules may miss it.
  private(set) var names: Set<String> = []

  /// One line about all of it; nil if nothing was left out.
  func remark(on module: String, frameworks: Set<String>) -> String? {
    guard !declarations.isEmpty else { return nil }
    let needed = frameworks.sorted().joined(separator: ", ")
    return "remark: touchkit leaves out of \(module) what needs "
      + "\(needed.isEmpty ? "what is left out elsewhere" : needed): "
      + declarations.joined(separator: ", ")
  }

  /// - Parameters:
  ///   - files: The texts, by path.
  ///   - missing: Names that are left out of other modules.
  ///   - rewritten: Rewrites some texts, on the same lines.
  ///   - errors: Type-checks rewritten texts, and returns what the compiler says of each.
  init(
    of files: [String: String], missing: Set<String>,
    rewritten: ([String: String]) -> [String: String],
    errors: ([String: String]) throws -> [CompilerError]
  ) rethrows {
    let isUser = Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        (path, AbsentFramework.isImported(in: SourceFile(path: path, text: text)))
      })
    var current = files.mapValues(AbsentFramework.withoutImports)
    // What nothing declares, or what declared it is left out.
    var absent = missing.union(AbsentFramework.namesOfFoundation)
    for _ in 0..<Self.greatestRounds {
      let compiled = rewritten(current)
      let errors = try errors(compiled)
      let causes = errors.filter { error in
        let isUnknown = error.isUnknownName && isUser[error.path] == true
        return isUnknown || !error.missed.isDisjoint(with: names.union(missing))
          || error.isUnknownName && !error.missed.isDisjoint(with: absent)
      }
      absent.formUnion(names)
      causes.filter(\.isUnknownName).forEach { absent.formUnion($0.missed) }
      let others = errors.filter { isUser[$0.path] == true }
      let hasChanged =
        causes.isEmpty
        ? leaveOut(others, in: compiled, of: &current, mentioning: absent)
        : leaveOut(causes, in: compiled, of: &current)
      if !hasChanged { break }
    }
    texts = current.filter { $0.value != files[$0.key] }
  }

  private static let greatestRounds = 16

  /// Leaves out what is around some errors in rewritten texts, where it mentions one of some names
  /// if any are given.
  private mutating func leaveOut(
    _ errors: [CompilerError], in compiled: [String: String], of texts: inout [String: String],
    mentioning absent: Set<String>? = nil
  ) -> Bool {
    var hasChanged = false
    for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key }) {
      let file = SourceFile(path: path, text: compiled[path] ?? "")
      for error in errors {
        guard let place = CutDeclaration(around: error.line, error.column, in: file),
          let cut = place.found(in: SourceFile(path: path, text: texts[path] ?? "")),
          absent.map(cut.mentions) ?? true
        else { continue }
        texts[path] = cut.rest
        if !declarations.contains(cut.description) { declarations.append(cut.description) }
        names.formUnion(cut.names)
        hasChanged = true
      }
    }
    return hasChanged
  }
}

/// An error that the compiler wrote.
struct CompilerError: Equatable {
  let path: String
  let line: Int
  let column: Int
  let message: String

  /// Reads `path:line:column: error: message`.
  init?(_ text: Substring) {
    let parts = text.split(separator: ":", maxSplits: 3)
    guard parts.count == 4, let line = Int(parts[1]), let column = Int(parts[2]),
      parts[3].hasPrefix(" error: ")
    else { return nil }
    (path, self.line, self.column) = (String(parts[0]), line, column)
    message = String(parts[3].dropFirst(8))
  }

  /// Whether a name was not found.
  var isUnknownName: Bool {
    ["cannot find ", "unknown attribute ", "no macro named ", "no type named "].contains {
      message.hasPrefix($0)
    }
  }

  /// The identifiers between quotes in the message. Of a type without a member it is the member
  /// that is missed.
  var missed: Set<String> {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    let all = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    let quotes = message.contains(" has no member ") ? all.suffix(1) : all[...]
    return Set(
      quotes.flatMap { quote in
        quote.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "#") }.map(String.init)
      })
  }
}
