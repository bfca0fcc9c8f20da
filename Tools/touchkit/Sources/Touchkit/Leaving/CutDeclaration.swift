import SwiftSyntax

/// A declaration that can be left out of a file: a member of a type or one of the file's own, never
/// one inside a function. Where only its body cannot be compiled, the body alone is left out, and
/// whoever calls it ends the process.
struct CutDeclaration {
  /// Its name within the types around it.
  let path: String
  /// The line of the file on which it begins.
  let line: Int
  /// The names by which other code may miss it.
  let names: Set<String>
  private let file: SourceFile
  private let node: Syntax
  private let isBodyOnly: Bool

  /// What is left out, in words.
  var description: String { isBodyOnly ? "the body of \(path)" : path }

  /// The text of the file without it, on the same lines.
  var rest: String {
    let edit = isBodyOnly ? node.withoutBody(named: path) : nil
    return [edit ?? Edit(range: node.bytes, text: "")].applied(to: file.text)
  }

  /// Whether one of some identifiers is in it.
  func mentions(_ identifiers: Set<String>) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      guard case .identifier(let name) = $0.tokenKind else { return false }
      return identifiers.contains(name)
    }
  }

  /// Finds the innermost one around a place.
  init?(around line: Int, _ column: Int, in file: SourceFile) {
    guard let token = file.token(line, column),
      let node = sequence(first: Syntax(token), next: \.parent).first(where: \.canBeLeftOut)
    else { return nil }
    let isInBody = node.body.map { $0.bytes.contains(token.bytes.lowerBound) } ?? false
    self.init(node, in: file, isBodyOnly: isInBody && node.withoutBody(named: "") != nil)
  }

  /// Finds it again in another text of the same file, on its line or near it.
  func found(in file: SourceFile) -> CutDeclaration? {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.found.map { CutDeclaration($0, in: file, isBodyOnly: isBodyOnly) }
      .filter { $0.path == path }.min { abs($0.line - line) < abs($1.line - line) }
  }

  private init(_ node: Syntax, in file: SourceFile, isBodyOnly: Bool) {
    let types = sequence(first: node, next: \.parent).dropFirst().flatMap(\.declaredNames)
    let own = node.declaredNames
    path = (types.reversed() + [own.joined(separator: ", ")]).joined(separator: ".")
    line = file.line(of: node)
    if isBodyOnly {
      names = []
    } else if let members = node.as(ExtensionDeclSyntax.self)?.memberBlock.members {
      names = Set(members.flatMap { Syntax($0.decl).declaredNames })
    } else {
      // Without an initializer it is its type that others cannot make.
      names = Set(own == ["init"] ? Array(types.prefix(1)) : own)
    }
    self.file = file
    self.node = node
    self.isBodyOnly = isBodyOnly
  }

  private final class Finder: SyntaxAnyVisitor {
    var found: [Syntax] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if node.canBeLeftOut { found.append(node) }
      return node.is(CodeBlockSyntax.self) ? .skipChildren : .visitChildren
    }
  }
}

extension Syntax {
  fileprivate var canBeLeftOut: Bool {
    if self.is(ImportDeclSyntax.self) || self.is(IfConfigDeclSyntax.self) { return false }
    if let item = parent?.as(MemberBlockItemSyntax.self) { return item.decl.id == id }
    guard let item = parent?.as(CodeBlockItemSyntax.self), item.item.id == id else { return false }
    return item.ancestors.dropFirst().allSatisfy {
      $0.is(CodeBlockItemListSyntax.self) || $0.is(SourceFileSyntax.self)
        || $0.is(IfConfigClauseSyntax.self) || $0.is(IfConfigClauseListSyntax.self)
        || $0.is(IfConfigDeclSyntax.self) || $0.is(CodeBlockItemSyntax.self)
    }
  }

  /// What a function does, or the accessors of a value that is not stored.
  fileprivate var body: Syntax? {
    if let node = self.as(FunctionDeclSyntax.self) { return Syntax(node.body) }
    if let node = self.as(InitializerDeclSyntax.self) { return Syntax(node.body) }
    if let node = self.as(DeinitializerDeclSyntax.self) { return Syntax(node.body) }
    if let node = self.as(SubscriptDeclSyntax.self) { return Syntax(node.accessorBlock) }
    return Syntax(self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock)
  }

  /// Exchanges the body for one that ends the process; nil where the signature needs the body.
  fileprivate func withoutBody(named name: String) -> Edit? {
    guard let body, !hasOpaqueType else { return nil }
    let end = "{ Swift.fatalError(\"touchkit left out the body of \(name)\") }"
    guard
      let accessors = body.as(AccessorBlockSyntax.self)?.accessors.as(AccessorDeclListSyntax.self)
    else {
      return Edit(range: body.bytes, text: self.is(DeinitializerDeclSyntax.self) ? "{}" : end)
    }
    let kinds = accessors.map(\.accessorSpecifier.text)
    guard kinds.contains("get"), accessors.allSatisfy({ $0.effectSpecifiers == nil }) else {
      return nil
    }
    let setter = kinds.contains("get") && kinds.count > 1 ? " set \(end)" : ""
    return Edit(range: body.bytes, text: "{ get \(end)\(setter) }")
  }

  private var hasOpaqueType: Bool {
    guard let body else { return false }
    return tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.some) && $0.position < body.position
    }
  }

  /// The names of a declaration; none of anything else.
  fileprivate var declaredNames: [String] {
    if let node = self.as(ExtensionDeclSyntax.self) { return [node.extendedType.simpleName] }
    if let node = self.as(VariableDeclSyntax.self) {
      return node.bindings.map(\.pattern.trimmedDescription)
    }
    if let node = self.as(EnumCaseDeclSyntax.self) { return node.elements.map(\.name.text) }
    if self.is(InitializerDeclSyntax.self) { return ["init"] }
    if self.is(DeinitializerDeclSyntax.self) { return ["deinit"] }
    if self.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    if let node = self.as(MacroExpansionDeclSyntax.self) { return ["#\(node.macroName.text)"] }
    if let node = self.as(MacroExpansionExprSyntax.self) { return ["#\(node.macroName.text)"] }
    if self.is(DeclSyntax.self), let node = asProtocol((any NamedDeclSyntax).self) {
      return [node.name.text.trimmingBackticks]
    }
    return []
  }
}
