import SwiftSyntax

/// Gives each class and extension with methods of Objective-C a table of them, which the kit finds
/// when the program starts.
final class SelectorTableRewriter: ConstructRewriter {
  private var count = 0

  /// The tables need code behind the last line, which a file that does not parse cannot have.
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    node.hasError ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let exposesAll = node.attributes.names.contains("objcMembers")
    addTable(
      to: node.memberBlock, exposesAll: exposesAll,
      name: Syntax(node.genericParameterClause) ?? Syntax(node.name),
      inheritance: node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let exposesAll = node.attributes.names.contains("objc")
    if node.modifiers.isEmpty {
      addTable(
        to: node.memberBlock, exposesAll: exposesAll,
        name: Syntax(node.extendedType), inheritance: node.inheritanceClause)
    } else if addTable(to: node.memberBlock, exposesAll: exposesAll) {
      // One that says who sees its members cannot conform to anything, so another one does.
      insert(
        "; extension \(node.extendedType.trimmedDescription): TouchkitMethods\(count) {}",
        after: node)
    }
    return .visitChildren
  }

  override func finishedEdits() -> [Edit] {
    guard count > 0 else { return edits }
    let end = file.text.utf8.count
    let start = file.text.hasSuffix("\n") ? "" : "\n"
    let protocols = (1...count).map { number in
      "nonisolated fileprivate protocol TouchkitMethods\(number) { "
        + "static func touchkitMethod\(number)(_ selector: String) -> UIKit.SelectorTable.Method? }"
    }
    let entries = (1...count).map { number in
      "UIKit.SelectorTable.add { type in (type as? any TouchkitMethods\(number).Type)"
        + ".map { type in { type.touchkitMethod\(number)($0) } } }"
    }
    let registration =
      "nonisolated fileprivate enum TouchkitRegistration { @section(\".init_array\") @used "
      + "static let atStart: @convention(c) () -> Void = { \(entries.joined(separator: "; ")) } }"
    return edits
      + [.insertion(start + (protocols + [registration]).map { $0 + "\n" }.joined(), at: end)]
  }

  private func addTable(
    to block: MemberBlockSyntax, exposesAll: Bool, name: Syntax,
    inheritance: InheritanceClauseSyntax?
  ) {
    guard addTable(to: block, exposesAll: exposesAll) else { return }
    if let last = inheritance?.inheritedTypes.last {
      insert(", TouchkitMethods\(count)", after: last)
    } else {
      insert(": TouchkitMethods\(count)", after: name)
    }
  }

  /// Puts a table of methods into a body; returns whether there are any.
  private func addTable(to block: MemberBlockSyntax, exposesAll: Bool) -> Bool {
    let methods = block.members.reachable.compactMap { $0.as(FunctionDeclSyntax.self) }
    let entries = methods.compactMap { entry(for: $0, exposesAll: exposesAll) }
    guard !entries.isEmpty else { return false }
    count += 1
    insert(
      " nonisolated fileprivate static func touchkitMethod\(count)(_ selector: String) -> "
        + "UIKit.SelectorTable.Method? { switch selector { \(entries.joined(separator: "; ")); "
        + "default: return nil } };", after: block.leftBrace)
    return true
  }

  /// A case of the table's switch, or nil for what no control, recognizer or timer calls.
  private func entry(for method: FunctionDeclSyntax, exposesAll: Bool) -> String? {
    let isPrivate = method.modifiers.contains("private") || method.modifiers.contains("fileprivate")
    guard method.isExposed || (exposesAll && !isPrivate) else { return nil }
    guard !method.modifiers.contains("static"), !method.modifiers.contains("class"),
      method.genericParameterClause == nil, method.signature.effectSpecifiers == nil,
      method.signature.parameterClause.parameters.count <= 2
    else { return nil }
    let name = SelectorName(method)
    var arguments: [String] = []
    for (place, parameter) in method.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil, let type = parameter.argumentType else { return nil }
      let label = parameter.firstName.text
      arguments.append(
        (label == "_" ? "" : label + ": ")
          + "UIKit.SelectorTable.argument(\(["sender", "event"][place]), of: selector) as \(type)")
    }
    let call = "unsafeDowncast(target, to: Self.self).\(method.name.text)"
    let sink = method.signature.returnClause == nil ? "" : "_ = "
    return "case \"\(name.selector)\": return { target, sender, event in "
      + "\(sink)\(call)(\(arguments.joined(separator: ", "))) }"
  }
}

extension FunctionParameterSyntax {
  /// The parameter's type as a cast can name it; nil for what no sender can be.
  fileprivate var argumentType: String? {
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return unwrapped.wrappedType.onOneLine + "?"
    }
    if type.is(FunctionTypeSyntax.self) { return nil }
    if type.is(AttributedTypeSyntax.self) { return nil }
    return type.is(SomeOrAnyTypeSyntax.self) ? "(\(type.onOneLine))" : type.onOneLine
  }
}
