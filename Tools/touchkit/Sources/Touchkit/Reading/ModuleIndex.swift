import SwiftSyntax

/// What is said of types across the files of one module.
struct ModuleIndex {
  /// What later modules are told.
  var facts = ModuleFacts()
  /// The classes of the module, by their simple names; a name that two classes have leads to neither.
  var classes: [String: [SyntaxIdentifier]] = [:]
  /// `base(labels:)` of methods, and names of properties, that some class overrides.
  var overridden: Set<String> = []
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
    if node.modifiers.contains("override") { index.overridden.insert(name.signature) }
    if node.modifiers.contains("optional") { index.facts.optionalRequirements.append(name) }
    if let scope = scopes.last, scope.exposesAll || node.isExposed {
      index.facts.methods[scope.name, default: []].append(name)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      if node.modifiers.contains("override") { index.overridden.insert(name) }
      if node.modifiers.contains("optional") { index.facts.optionalProperties.append(name) }
      if node.parent?.is(MemberBlockItemSyntax.self) == true { index.facts.properties.append(name) }
    }
    return .visitChildren
  }
}

extension DeclModifierListSyntax {
  /// Whether a modifier is among them.
  func contains(_ name: String) -> Bool {
    contains { $0.name.text == name }
  }
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
  var isExposed: Bool {
    !attributes.names.isDisjoint(with: ["objc", "IBAction"])
  }
}
