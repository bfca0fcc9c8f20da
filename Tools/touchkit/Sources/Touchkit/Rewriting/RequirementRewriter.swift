import SwiftSyntax

/// An `optional` requirement becomes one that may throw, and whose default throws: so a call can
/// tell whether it is met.
final class RequirementRewriter: ConstructRewriter {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let defaults = node.memberBlock.members.reachable.compactMap(defaultText)
    guard !defaults.isEmpty else { return .visitChildren }
    let name = node.ancestors.dropFirst().reversed().compactMap(Self.typeName) + [node.name.text]
    guard name.count == 1 else {
      report("optional requirements of a protocol in a type", at: node.name)
      return .visitChildren
    }
    insert("; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }", after: node)
    return .visitChildren
  }

  /// Makes a requirement one that may throw, and returns the text of its default.
  private func defaultText(of member: DeclSyntax) -> String? {
    guard
      let optional = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .first(where: { $0.name.text == "optional" })
    else { return nil }
    remove(optional)
    if let property = member.as(VariableDeclSyntax.self) { return makeThrowing(property) }
    return member.as(FunctionDeclSyntax.self).map(makeThrowing)
  }

  private func makeThrowing(_ method: FunctionDeclSyntax) -> String {
    let signature = method.signature
    let effects = signature.effectSpecifiers
    if effects?.throwsClause == nil {
      if let asyncSpecifier = effects?.asyncSpecifier {
        insert(" throws", after: asyncSpecifier)
      } else {
        insert(" throws", after: signature.parameterClause)
      }
    }
    let wait = effects?.asyncSpecifier == nil ? "" : " async"
    let result = signature.returnClause.map { " " + $0.onOneLine } ?? ""
    let access = method.enclosingProtocolAccess
    let isStatic = method.modifiers.contains("static") ? "static " : ""
    return "\(access)\(isStatic)func \(method.name.text)\(signature.parameterClause.onOneLine)"
      + "\(wait) throws\(result) { throw UIKit.UnmetRequirement() }"
  }

  /// A getter may throw where there is no setter, and nobody can set what need not be there.
  private func makeThrowing(_ property: VariableDeclSyntax) -> String? {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      let type = binding.typeAnnotation, let block = binding.accessorBlock
    else { return nil }
    let isAsync = block.tokens(viewMode: .sourceAccurate).contains { $0.text == "async" }
    let getter = isAsync ? "get async throws" : "get throws"
    replace(block, with: "{ \(getter) }")
    let isStatic = property.modifiers.contains("static") ? "static " : ""
    return "\(property.enclosingProtocolAccess)\(isStatic)var \(binding.pattern.trimmedDescription)"
      + "\(type.onOneLine) { \(getter) { throw UIKit.UnmetRequirement() } }"
  }

  private static func typeName(_ node: Syntax) -> String? {
    node.asProtocol(NamedDeclSyntax.self)?.name.text
  }
}

extension DeclSyntaxProtocol {
  /// `public ` or nothing, as the protocol around it has it.
  fileprivate var enclosingProtocolAccess: String {
    let owner = ancestors.lazy.compactMap { $0.as(ProtocolDeclSyntax.self) }.first
    return owner?.modifiers.contains("public") == true ? "public " : ""
  }
}

extension SyntaxProtocol {
  /// The text of the node without comments and line ends.
  var onOneLine: String {
    tokens(viewMode: .sourceAccurate).map { token in
      token.text
        + (token.trailingTrivia.isEmpty && token.nextToken?.leadingTrivia.isEmpty != false
          ? "" : " ")
    }.joined().trimmingSpaces
  }
}

extension SyntaxProtocol {
  fileprivate var nextToken: TokenSyntax? {
    lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
