import SwiftSyntax

/// A property that need not be there, `delegate?.title`, becomes `(try? delegate?.title)`.
///
/// Nothing but its name tells such a property from another one. So where another one has its name,
/// it is rewritten if it is read as an optional, and there both kinds have the same type
/// afterwards.
final class OptionalPropertyRewriter: ConstructRewriter {
  private let names: Set<String>
  /// Those that no other property of the module has.
  private let unique: Set<String>

  init(_ file: SourceFile, knowledge: Knowledge) {
    names = knowledge.optionalProperties
    let own = knowledge.index.facts
    unique = names.filter { name in
      own.properties.count { $0 == name } == own.optionalProperties.count { $0 == name }
    }
    super.init(file)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text.trimmingBackticks
    guard names.contains(name), let base = node.base, !base.is(SuperExprSyntax.self)
    else { return .visitChildren }
    let mark = node.parent?.as(OptionalChainingExprSyntax.self)
    let chain = node.wholeChain
    let isOptional =
      unique.contains(name) || mark != nil || base.isChained || chain.isReadAsOptional
    guard !chain.isAssigned, isOptional else { return .visitChildren }
    if let mark { remove(mark.questionMark) }
    insert("(try? ", before: chain)
    insert(")", after: chain)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether there is a question mark along the way to it.
  fileprivate var isChained: Bool {
    sequence(first: Syntax(self)) { $0.head }.contains { $0.is(OptionalChainingExprSyntax.self) }
  }

  /// Whether something is written into it.
  fileprivate var isAssigned: Bool {
    if parent?.is(InOutExprSyntax.self) == true { return true }
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(self)?.id,
      let mark = list.dropFirst().first
    else { return false }
    guard let operation = mark.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return mark.is(AssignmentExprSyntax.self)
    }
    let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!=="]
    return operation.hasSuffix("=") && !comparisons.contains(operation)
  }

  /// Whether it is unwrapped, has a default beside it or is compared with nil.
  fileprivate var isReadAsOptional: Bool {
    guard let parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) { return true }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let list = parent.as(ExprListSyntax.self) else { return false }
    let later = list.drop { $0.id != ExprSyntax(self)?.id }
    return list.contains { $0.is(NilLiteralExprSyntax.self) }
      || later.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }
  }
}
