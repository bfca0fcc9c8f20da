import SwiftSyntax

/// Decides which part of an `#if` is compiled on Linux, where the package brings its own UIKit.
enum ActiveClause {
  private static let modules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Glibc",
  ]

  static func of(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { clause in clause.condition.map(holds) ?? true }
  }

  private static func holds(_ condition: ExprSyntax) -> Bool {
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      let (left, right) = (holds(infix.leftOperand), holds(infix.rightOperand))
      return infix.operator.trimmedDescription == "&&" ? left && right : left || right
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return !holds(prefix.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first {
      let name = argument.expression.trimmedDescription
      switch call.calledExpression.trimmedDescription {
      case "canImport": return modules.contains(name)
      case "os": return name == "Linux"
      case "compiler", "swift": return true
      case "arch": return name == "x86_64"
      default: return false
      }
    }
    return condition.trimmedDescription == "DEBUG"
  }
}
