import SwiftSyntax

/// What is said of types across the files of one module.
struct ModuleIndex {
  /// What later modules are told.
  var facts = ModuleFacts()
  /// The classes of the module, by their simple names; a name that two classes have leads to
  /// neither.
  var classes: [String: [SyntaxIdentifier]] = [:]
  /// The classes that override a member, by `base(labels:)` of methods and names of properties.
  var overriding: [String: Set<String>] = [:]
  /// The classes whose extensions declare a member for Objective-C, by the same.
  var exposed: [String: Set<String>] = [:]
  /// Modules that are imported.
  var imports: Set<String> = []

  init(_ files: [SourceFile]) {
    for file in files {
      let reader = IndexReader(viewMode: .sourceAccurate)
      reader.index = self
      reader.walk(file.tree)
      self = reader.index
    }
  }

  init() {}

  /// Returns the one class of the module with a name.
  func onlyClass(named name: String) -> SyntaxIdentifier? {
    let all = classes[name] ?? []
    return all.count == 1 ? all[0] : nil
  }

  /// The members that extensions give to classes of other modules and subclasses override.
  func dispatch(knowing others: [ModuleFacts]) -> ExtensionDispatch {
    ExtensionDispatch(
      declared: exposed.mapValues { $0.filter { classes[$0] == nil } }, overriding: overriding,
      superclasses: others.reduce(facts.superclasses) { $0.merging($1.superclasses) { $1 } })
  }
}

/// Reads one file into an index.
private final class IndexReader: ReachableSyntaxVisitor {
  var index = ModuleIndex()
  /// The types around the place that is read, from the outermost inwards.
  private var scopes: [(name: String, exposesAll: Bool)] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    node.path.first.map { _ = index.imports.insert($0.name.text) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    index.classes[node.name.text, default: []].append(node.id)
    if let first = node.inheritanceClause?.inheritedTypes.first {
      index.facts.superclasses[node.name.text] = first.type.simpleName
    }
    scopes.append((node.name.text, node.attributes.names.contains("objcMembers")))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append((node.extendedType.simpleName, node.attributes.names.contains("objc")))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append((node.name.text, node.attributes.names.contains("objc")))
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = SelectorName(node)
    note(node, named: name.signature)
    if node.modifiers.contains("optional") { index.facts.optionalRequirements.append(name) }
    if let scope = scopes.last, scope.exposesAll || node.isExposed {
      index.facts.methods[scope.name, default: []].append(name)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      note(node, named: name)
      if node.modifiers.contains("optional") { index.facts.optionalProperties.append(name) }
      if node.parent?.is(MemberBlockItemSyntax.self) == true { index.facts.properties.append(name) }
    }
    return .visitChildren
  }
}

extension IndexReader {
  private func note(_ member: some WithAttributesSyntax & WithModifiersSyntax, named name: String) {
    guard let scope = scopes.last?.name else { return }
    if member.modifiers.contains("override") {
      index.overriding[name, default: []].insert(scope)
    } else if member.isExposedByExtension {
      index.exposed[name, default: []].insert(scope)
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether a modifier is among them.
  func contains(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension TypeSyntax {
  /// The last part of a type's name, without what it is generic over.
  var simpleName: String {
    let last = trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    return String(last.prefix { $0 != "<" }).trimmingBackticks
  }
}

extension FunctionDeclSyntax {
  /// Whether Objective-C would see it by what stands before it.
  var isExposed: Bool { !attributes.names.isDisjoint(with: ["objc", "IBAction"]) }
}
