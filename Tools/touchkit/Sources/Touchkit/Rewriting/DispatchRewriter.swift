import SwiftSyntax

/// A member of an extension of another module's class that subclasses override: each of them goes
/// under a name of its own, and one with the old name calls that of the object's class.
final class DispatchRewriter: ScopedRewriter {
  private let dispatch: ExtensionDispatch

  init(_ file: SourceFile, dispatch: ExtensionDispatch) {
    self.dispatch = dispatch
    super.init(file)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = SelectorName(node)
    guard let type = scopes.last else { return .visitChildren }
    if node.modifiers.contains("override") {
      guard dispatch.origin(of: name.signature, in: type) != nil else { return .visitChildren }
      replace(node.name, with: Self.name(name.base, in: type))
      dropOverride(node.modifiers)
    } else if let overrides = overrides(of: name.signature, declaredBy: node, in: type) {
      replace(node.name, with: Self.name(name.base, in: type))
      let (attempt, arguments) = (node.signature.attempt, node.signature.arguments)
      let call = "\(attempt)\(Self.name(name.base, in: type))\(arguments)"
      let calls = overrides.map { other in
        "if let own = self as? \(other) { return \(attempt)own."
          + "\(Self.name(name.base, in: other))\(arguments) }; "
      }
      insert(
        "; \(node.attributes.keptByCopies)\(access(node.modifiers))func \(node.name.text)"
          + "\(node.signature.onOneLine) { \(calls.joined())return \(call) }", after: node)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = scopes.last, node.parent?.is(MemberBlockItemSyntax.self) == true,
      let binding = node.bindings.first, let annotation = binding.typeAnnotation
    else { return .visitChildren }
    let name = binding.pattern.trimmedDescription
    if node.modifiers.contains("override") {
      guard dispatch.origin(of: name, in: type) != nil else { return .visitChildren }
      replace(binding.pattern, with: Self.name(name, in: type))
      dropOverride(node.modifiers)
    } else if let overrides = overrides(of: name, declaredBy: node, in: type) {
      replace(binding.pattern, with: Self.name(name, in: type))
      func accessor(_ word: String, _ use: (String) -> String) -> String {
        let calls = overrides.map { other in
          "if let own = self as? \(other) { \(use("own." + Self.name(name, in: other))) }; "
        }
        return "\(word) { \(calls.joined())\(use("self." + Self.name(name, in: type))) }"
      }
      let getter = accessor("get") { "return \($0)" }
      let setter = accessor("set") { "return \($0) = newValue" }
      insert(
        "; \(node.attributes.keptByCopies)\(access(node.modifiers))"
          + "var \(name)\(annotation.onOneLine) { " + getter
          + (binding.accessorBlock?.isSettable == true ? " \(setter)" : "") + " }",
        after: node)
    }
    return .visitChildren
  }

  /// `super.member` is that of the nearest class above which has one.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true, let type = scopes.last else {
      return .visitChildren
    }
    let base = node.declName.baseName.text
    let labels = node.parent?.as(FunctionCallExprSyntax.self)
      .map { $0.arguments.map { $0.label?.text ?? "_" } }
    let member = labels.map { SelectorName(base: base, labels: $0).signature } ?? base
    if let origin = dispatch.inherited(member, in: type) {
      replace(node.declName.baseName, with: Self.name(base, in: origin))
    }
    return .visitChildren
  }

  /// The classes that override what an extension declares; nil if there are none.
  private func overrides(
    of member: String, declaredBy node: some WithAttributesSyntax & WithModifiersSyntax,
    in type: String
  ) -> [String]? {
    guard node.isExposedByExtension else { return nil }
    let all = dispatch.overrides(of: member, declaredIn: type)
    return all.isEmpty ? nil : all
  }

  private func access(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.map(\.name.text).filter { $0 != "dynamic" }
      .map { ($0 == "open" ? "public" : $0) + " " }.joined()
  }

  private func dropOverride(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "override" { remove(modifier) }
  }

  private static func name(_ member: String, in type: String) -> String {
    "touchkitMoved_\(type)_\(member)"
  }
}
