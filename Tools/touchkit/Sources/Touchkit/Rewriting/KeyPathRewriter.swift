import SwiftSyntax

/// `#keyPath(CALayer.bounds.size)` becomes `"bounds.size"`.
final class KeyPathRewriter: ConstructRewriter {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let path = node.arguments.first?.expression else {
      return .visitChildren
    }
    let parts = path.trimmedDescription.split(separator: ".").map { part in
      String(part.filter { !"?! \n".contains($0) })
    }
    // Types stand in front, and begin with a capital letter.
    let keys = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
    replace(node, with: "\"\(keys.joined(separator: "."))\"")
    return .skipChildren
  }
}
