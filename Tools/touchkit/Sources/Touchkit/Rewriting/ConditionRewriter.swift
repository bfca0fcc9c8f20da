import SwiftSyntax

/// `os(iOS)` is true in conditions of `#if`.
final class ConditionRewriter: ConstructRewriter {
  // Conditions count wherever they stand, also in what is not compiled after all.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let isCondition = node.ancestors.contains { ancestor in
      ancestor.parent?.as(IfConfigClauseSyntax.self)?.condition?.id == ancestor.id
    }
    if isCondition, node.calledExpression.trimmedDescription == "os",
      node.arguments.count == 1, node.arguments.first?.expression.trimmedDescription == "iOS"
    {
      replace(node, with: "true")
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The node and all around it, from the inside outwards.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent } }
}
