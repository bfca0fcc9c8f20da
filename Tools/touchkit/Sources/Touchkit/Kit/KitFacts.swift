import Foundation
import SwiftSyntax

/// What the rewriting must know of the kit: its methods' names, and its protocols' requirements,
/// which all have defaults.
enum KitFacts {
  /// Reads the sources, unless the last ones that were read were the same.
  ///
  /// - Parameter folder: Keeps what was read; nothing is kept where it cannot be written.
  static func read(from sources: URL, keptIn folder: URL) throws -> ModuleFacts {
    let texts = try KitSources.swiftFiles(in: sources).map { path in
      (path, try Data(contentsOf: sources.appendingPathComponent(path)))
    }
    var fingerprint = Fingerprint()
    for (path, text) in texts {
      fingerprint.add(path)
      fingerprint.add(text)
    }
    let place = folder.appendingPathComponent("last.facts")
    if let data = try? Data(contentsOf: place),
      let last = try? JSONDecoder().decode(Kept.self, from: data),
      last.name == fingerprint.name
    {
      return last.facts
    }
    let facts = read(texts.map { SourceFile(path: $0, text: String(decoding: $1, as: UTF8.self)) })
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? JSONEncoder().encode(Kept(name: fingerprint.name, facts: facts))
      .write(to: place, options: .atomic)
    return facts
  }

  private struct Kept: Codable {
    let name: String
    let facts: ModuleFacts
  }

  static func read(_ files: [SourceFile]) -> ModuleFacts {
    let reader = Reader(viewMode: .sourceAccurate)
    for file in files { reader.walk(file.tree) }
    return reader.facts
  }

  private final class Reader: SyntaxVisitor {
    var facts = ModuleFacts()
    private var scopes: [String] = []
    private var isInProtocol = false

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      isInProtocol = node.modifiers.contains("public")
      return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { isInProtocol = false }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      scopes.append(node.name.text)
      if let first = node.inheritanceClause?.inheritedTypes.first {
        facts.superclasses[node.name.text] = first.type.simpleName
      }
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = SelectorName(node)
      if isInProtocol { facts.optionalRequirements.append(name) }
      if let scope = scopes.last, node.modifiers.contains("open") {
        facts.methods[scope, default: []].append(name)
      }
      return .skipChildren
    }
  }
}
