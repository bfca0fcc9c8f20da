import SwiftSyntax

/// `type(of: view).description()`, which each class of Objective-C answers with its name, becomes
/// `String(reflecting: type(of: view))`.
final class ClassNameRewriter: ConstructRewriter {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type", type.arguments.first?.label?.text == "of"
    {
      insert("String(reflecting: ", before: type)
      replace(type.bytes.upperBound..<node.bytes.upperBound, with: ")")
    }
    return .visitChildren
  }
}
