import Foundation
import SwiftSyntax

/// What the rewriting must know of the kit: its methods' names, and its protocols' requirements, which all
/// have defaults.
enum KitFacts {
  static func read(from sources: URL) throws -> ModuleFacts {
    try read(
      KitSources.swiftFiles(in: sources).map { path in
        let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        return SourceFile(path: path, text: text)
      })
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
