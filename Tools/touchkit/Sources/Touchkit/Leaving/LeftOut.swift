import Foundation

/// The texts of a module without the declarations that need frameworks which are absent, and without those
/// that need these.
///
/// The compiler is asked what it does not find. What it misses in a file that imports such a framework is
/// taken for the framework's; the declaration around is left out, and what misses that in turn.
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
    let isUser = files.mapValues {
      !ImportScan.modules(in: $0).isDisjoint(with: AbsentFramework.names)
    }
    var current = files.mapValues(AbsentFramework.withoutImports)
    for _ in 0..<Self.greatestRounds {
      let compiled = rewritten(current)
      let errors = try errors(compiled)
      let causes = errors.filter { error in
        let gone = !error.quoted.isDisjoint(with: names.union(missing))
        let isFoundations =
          error.isUnknownName && !error.quoted.isDisjoint(with: AbsentFramework.namesOfFoundation)
        return gone || isFoundations || (isUser[error.path] == true && error.isUnknownName)
      }
      let others = errors.filter { isUser[$0.path] == true }
      if !leaveOut(causes.isEmpty ? others : causes, in: compiled, of: &current) { break }
    }
    texts = current.filter { $0.value != files[$0.key] }
  }

  private static let greatestRounds = 16

  /// Leaves out what is around some errors in rewritten texts.
  private mutating func leaveOut(
    _ errors: [CompilerError], in compiled: [String: String], of texts: inout [String: String]
  ) -> Bool {
    var hasChanged = false
    for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key }) {
      let file = SourceFile(path: path, text: compiled[path] ?? "")
      for error in errors {
        guard let place = CutDeclaration(around: error.line, error.column, in: file),
          let cut = place.found(in: SourceFile(path: path, text: texts[path] ?? ""))
        else { continue }
        texts[path] = cut.rest
        if !declarations.contains(cut.path) { declarations.append(cut.path) }
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

  /// The identifiers between quotes in the message.
  var quoted: Set<String> {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    let quotes = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    return Set(
      quotes.flatMap { quote in
        quote.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "#") }.map(String.init)
      })
  }
}
