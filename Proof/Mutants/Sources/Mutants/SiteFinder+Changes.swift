import SwiftSyntax

/// What is changed to what.
enum Changes {
  static let comparisons = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
  ]
  static let logic = ["&&": "||", "||": "&&"]
  static let arithmetic = ["+": "-", "-": "+", "*": "/", "/": "*", "&+": "&-", "&-": "&+"]
  static let assignments = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*="]
  static let functions = ["min": "max", "max": "min"]
  static let methods = ["first": "last", "last": "first", "min": "max", "max": "min"]

  /// Calls that must stay: an initializer cannot do without, and what only traps proves nothing.
  static let kept: Set<String> = [
    "super.init", "self.init", "precondition", "preconditionFailure", "assert",
    "assertionFailure",
  ]

  static func number(_ text: String) -> String {
    text == "0" ? "1" : text == "1" ? "0" : "\(text) + 1"
  }
}

extension SiteFinder {
  func addOperator(of node: InfixOperatorExprSyntax) {
    guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return }
    // In brackets, so that another operator takes the same two.
    func text(_ operand: ExprSyntax) -> String {
      let text = operand.trimmedDescription
      return operand.is(InfixOperatorExprSyntax.self) ? "(\(text))" : text
    }
    func text(_ sign: String) -> String {
      "\(text(node.leftOperand)) \(sign) \(text(node.rightOperand))"
    }
    if let other = Changes.comparisons[sign] { addExpression(.comparison, node, text(other)) }
    if let other = Changes.logic[sign] { addExpression(.logic, node, text(other)) }
    if let other = Changes.arithmetic[sign] { addExpression(.arithmetic, node, text(other)) }
    if let other = Changes.assignments[sign], node.parent?.is(CodeBlockItemSyntax.self) == true {
      add(
        .assignment, node, text(other),
        replacement:
          "if \(Site.switchName) { \(text(other)) } else { \(node.trimmedDescription) }")
    }
  }

  /// Notes what a function that answers yes or no answers, where its body is one expression or ends with
  /// a return.
  func addResult(of statements: CodeBlockItemListSyntax) {
    guard let last = statements.last?.item else { return }
    let answer: ExprSyntax? =
      if statements.count == 1, case .expr(let expression) = last {
        expression
      } else if case .stmt(let statement) = last {
        statement.as(ReturnStmtSyntax.self)?.expression
      } else { nil }
    guard let answer, !answer.is(BooleanLiteralExprSyntax.self), !answer.is(IfExprSyntax.self),
      !answer.is(SwitchExprSyntax.self)
    else { return }
    addOpposite(.result, of: answer)
  }

  /// Notes a call that is a statement of its own and can be left out.
  func addStatement(_ node: CodeBlockItemSyntax) {
    guard case .expr(var expression) = node.item else { return }
    if let tried = expression.as(TryExprSyntax.self) { expression = tried.expression }
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      expression = chained.expression
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), !isValue(of: node),
      !Changes.kept.contains(call.calledExpression.trimmedDescription)
    else { return }
    add(
      .call, node, "",
      replacement: "if !\(Site.switchName) { \(node.item.trimmedDescription) }")
  }

  /// Returns whether the statement is the only one of a body that has a value.
  private func isValue(of node: CodeBlockItemSyntax) -> Bool {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    if list.parent?.is(ClosureExprSyntax.self) == true { return true }
    if list.parent?.is(AccessorBlockSyntax.self) == true { return true }
    if list.parent?.is(SourceFileSyntax.self) == true { return true }
    let owner = list.parent?.parent
    if let accessor = owner?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    return owner?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }

  /// Notes a call that has a twin: the smaller of two for the larger, the first for the last.
  func addOtherCall(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression
    var renamed = node
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let other = Changes.functions[name]
    {
      renamed.calledExpression = ExprSyntax(
        DeclReferenceExprSyntax(baseName: .identifier(other)))
    } else if var member = callee.as(MemberAccessExprSyntax.self), member.base != nil,
      let other = Changes.methods[member.declName.baseName.text]
    {
      member.declName.baseName = .identifier(other)
      renamed.calledExpression = ExprSyntax(member)
    } else {
      return
    }
    addExpression(.call, node, renamed.trimmedDescription)
  }
}
