import SwiftSyntax

/// `#selector(close(_:))` becomes `UIKit.Selector("close:")`.
final class SelectorRewriter: ScopedRewriter {
  private let knowledge: Knowledge

  init(_ file: SourceFile, knowledge: Knowledge) {
    self.knowledge = knowledge
    super.init(file)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    guard let selector = selector(of: argument) else {
      report("this #selector", at: node)
      return .skipChildren
    }
    replace(node, with: "UIKit.Selector(\"\(selector)\")")
    return .skipChildren
  }

  private func selector(of argument: LabeledExprSyntax) -> String? {
    guard let method = MethodReference(argument.expression) else { return nil }
    switch argument.label?.text {
    case "getter": return method.base
    case "setter": return "set" + method.base.prefix(1).uppercased() + method.base.dropFirst() + ":"
    default: return selector(of: method, at: argument)
    }
  }

  private func selector(of method: MethodReference, at node: LabeledExprSyntax) -> String {
    let known = knowledge.methods(named: method.base, in: method.type ?? scopes.last)
    if let labels = method.labels {
      return known.first { $0.labels == labels }?.selector
        ?? SelectorName(base: method.base, labels: labels).selector
    }
    let fitting = known.filter { method.count == nil || $0.labels.count == method.count }
    let selectors = Set(fitting.map(\.selector))
    if selectors.count != 1 {
      report(
        "#selector(\(node.trimmedDescription)) with certainty: "
          + (selectors.isEmpty ? "no method of this name was seen" : "several have this name")
          + "; write its labels", at: node)
    }
    return fitting.first?.selector ?? method.base
  }
}

/// A method as an expression names it.
private struct MethodReference {
  /// The type it is named with; nil for self.
  var type: String?
  let base: String
  /// Nil where it is named without them.
  let labels: [String]?
  /// How many parameters it has, where `as` says so.
  var count: Int?

  init?(_ expression: ExprSyntax) {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first?.expression, let inner = MethodReference(only)
    {
      self = inner
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      let type = member.base?.trimmedDescription
      self.init(member.declName)
      if let type, type.first?.isUppercase == true, type != "Self" {
        self.type = type.split(separator: ".").last.map(String.init)
      }
    } else if let name = expression.as(DeclReferenceExprSyntax.self) {
      self.init(name)
    } else if let sequence = expression.as(SequenceExprSyntax.self),
      let first = sequence.elements.first, let inner = MethodReference(first)
    {
      self = inner
      let function = sequence.elements.last?.as(TypeExprSyntax.self)?.type.as(
        FunctionTypeSyntax.self)
      count = function?.parameters.count
    } else {
      return nil
    }
  }

  private init(_ name: DeclReferenceExprSyntax) {
    type = nil
    base = name.baseName.text.trimmingBackticks
    labels = name.argumentNames?.arguments.map(\.name.text.trimmingBackticks)
    count = nil
  }
}
