import SwiftSyntax

/// A test of XCTest's that is isolated to the main actor becomes `async`: XCTest on Linux takes
/// each synchronous test for a plain function and would end the process before the first one.
final class TestMethodRewriter: ConstructRewriter {
  private var areIsolated: [Bool] = []

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    ImportScan.modules(in: file.text).contains("XCTest") ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    areIsolated.append(node.attributes.names.contains("MainActor"))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { areIsolated.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let signature = node.signature
    let isIsolated = node.attributes.names.contains("MainActor") || areIsolated.last == true
    if !areIsolated.isEmpty, isIsolated, !node.modifiers.contains("nonisolated"),
      node.name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty,
      signature.returnClause == nil, signature.effectSpecifiers?.asyncSpecifier == nil
    {
      insert(" async", after: signature.parameterClause)
    }
    return .skipChildren
  }
}
