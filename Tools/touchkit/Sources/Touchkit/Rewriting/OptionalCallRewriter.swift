import SwiftSyntax

/// A call of a requirement that need not be met, `delegate?.didClose?(self)`, becomes
/// `(try? delegate?.didClose(self))`, and one of a method of the kit's delegates loses its mark.
final class OptionalCallRewriter: ConstructRewriter {
  private let own: [String: [SelectorName]]
  private let kits: [String: [SelectorName]]

  init(_ file: SourceFile, knowledge: Knowledge) {
    let properties = Set(knowledge.index.facts.properties)
    own = Dictionary(grouping: knowledge.optionalRequirements, by: \.base)
    kits = Dictionary(
      grouping: knowledge.kit.optionalRequirements.filter { !properties.contains($0.base) },
      by: \.base)
    super.init(file)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = OptionalMark(node.calledExpression) else { return .visitChildren }
    if has(own, mark.method, callee: node) {
      remove(mark.token)
      rewrite(node, isForced: mark.isForced)
    } else if has(kits, mark.method, callee: node) {
      remove(mark.token)
    }
    return .visitChildren
  }

  /// A method named without a call is neither nil nor a value here.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if own[name] != nil, node.base != nil, node.parent?.is(OptionalChainingExprSyntax.self) != true,
      node.parent?.is(ForceUnwrapExprSyntax.self) != true,
      node.parent?.is(FunctionCallExprSyntax.self) != true,
      isComparedWithNil(node)
        || node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      report("the question whether '\(name)' is there; call it with '?'", at: node.declName)
    }
    return .visitChildren
  }

  private func isComparedWithNil(_ node: MemberAccessExprSyntax) -> Bool {
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { $0.is(NilLiteralExprSyntax.self) }
  }

  private func rewrite(_ node: FunctionCallExprSyntax, isForced: Bool) {
    let attempt = isForced ? "try!" : "try?"
    let chain = node.wholeChain
    if chain.isStatement {
      insert("_ = \(attempt) ", before: chain)
    } else {
      insert("(\(attempt) ", before: chain)
      insert(")", after: chain)
    }
  }

  private func has(
    _ requirements: [String: [SelectorName]], _ method: DeclReferenceExprSyntax,
    callee node: FunctionCallExprSyntax
  ) -> Bool {
    let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    let labels = node.arguments.map { $0.label?.text.trimmingBackticks ?? "_" }
    return requirements[method.baseName.text.trimmingBackticks, default: []].contains {
      $0.labels.count == labels.count + closures && Array($0.labels.prefix(labels.count)) == labels
    }
  }
}

/// The `?` or `!` between the name of a method and its arguments.
private struct OptionalMark {
  let token: TokenSyntax
  let method: DeclReferenceExprSyntax
  let isForced: Bool

  init?(_ called: ExprSyntax) {
    let inner: ExprSyntax
    if let chained = called.as(OptionalChainingExprSyntax.self) {
      (token, inner, isForced) = (chained.questionMark, chained.expression, false)
    } else if let forced = called.as(ForceUnwrapExprSyntax.self) {
      (token, inner, isForced) = (forced.exclamationMark, forced.expression, true)
    } else {
      return nil
    }
    guard let member = inner.as(MemberAccessExprSyntax.self), member.base != nil else { return nil }
    method = member.declName
  }
}

extension SyntaxProtocol {
  /// The expression with all that follows it by dots, brackets and question marks: in `a?.b?(c).d`
  /// the call is a part of one that ends with `d`, and is nil with it.
  var wholeChain: Syntax {
    var chain = Syntax(self)
    while let parent = chain.parent, parent.head?.id == chain.id { chain = parent }
    return chain
  }

  /// The expression that this one goes on from.
  var head: Syntax? {
    switch Syntax(self).as(SyntaxEnum.self) {
    case .memberAccessExpr(let node): node.base.map { Syntax($0) }
    case .functionCallExpr(let node): Syntax(node.calledExpression)
    case .subscriptCallExpr(let node): Syntax(node.calledExpression)
    case .optionalChainingExpr(let node): Syntax(node.expression)
    default: nil
    }
  }

  /// Whether its value goes nowhere.
  fileprivate var isStatement: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self) else { return false }
    let block = item.parent?.parent
    // The only statement of a closure, of a getter or of a function is what that returns.
    let isOnly = item.parent?.children(viewMode: .sourceAccurate).count == 1
    if !isOnly { return true }
    guard let function = block?.parent?.as(FunctionDeclSyntax.self) else {
      return block?.is(CodeBlockSyntax.self) == true
        && block?.parent?.is(AccessorDeclSyntax.self) != true
    }
    return function.signature.returnClause == nil
  }
}
