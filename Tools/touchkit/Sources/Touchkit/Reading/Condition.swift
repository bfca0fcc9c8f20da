import SwiftSyntax

/// What a condition of `#if` is on the headless UIKit, as far as it can be told.
enum Condition {
  /// Returns nil where a condition depends on what is not known here.
  static func value(of expression: ExprSyntax?) -> Bool? {
    guard let expression else { return nil }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let negated = expression.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return value(of: negated.expression).map { !$0 }
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(of: only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return value(of: sequence) }
    return nil
  }

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    switch call.trimmedDescription.filter({ $0 != " " }) {
    case "os(iOS)", "canImport(UIKit)", "canImport(QuartzCore)", "canImport(CoreGraphics)": true
    case "canImport(ObjectiveC)", "canImport(Darwin)", "_runtime(_ObjC)", "canImport(AppKit)",
      "canImport(SwiftUI)", "canImport(Combine)", "targetEnvironment(macCatalyst)":
      false
    case let other: other.hasPrefix("os(") && other != "os(Linux)" ? false : nil
    }
  }

  /// `&&` binds closer than `||`.
  private static func value(of sequence: SequenceExprSyntax) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in sequence.elements {
      if let joint = element.as(BinaryOperatorExprSyntax.self) {
        if joint.operator.text == "||" { alternatives.append([]) }
      } else {
        alternatives[alternatives.count - 1].append(value(of: element))
      }
    }
    let values = alternatives.map { parts -> Bool? in
      if parts.contains(false) { return false }
      return parts.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled: those after one that is true for certain, and false ones,
  /// are not.
  var clausesInReach: [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      guard let condition = clause.condition else {
        result.append(clause)
        continue
      }
      let value = Condition.value(of: condition)
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }
}

/// A visitor that passes over what the headless UIKit never compiles.
class ReachableSyntaxVisitor: SyntaxVisitor {
  /// Passes over everything the compiler will not see.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clausesInReach { walk(clause) }
    return .skipChildren
  }
}
