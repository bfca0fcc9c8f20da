import SwiftSyntax

/// A declaration that can be left out of a file: a member of a type or one of the file's own, never one
/// inside a function.
struct CutDeclaration {
  /// Its name within the types around it.
  let path: String
  /// The line of the file on which it begins.
  let line: Int
  /// The names by which other code may miss it.
  let names: Set<String>
  private let file: SourceFile
  private let bytes: Range<Int>

  /// The text of the file without it, on the same lines.
  var rest: String { [Edit(range: bytes, text: "")].applied(to: file.text) }

  /// Finds the innermost one around a place.
  init?(around line: Int, _ column: Int, in file: SourceFile) {
    guard let token = file.token(line, column),
      let node = sequence(first: Syntax(token), next: \.parent).first(where: \.canBeLeftOut)
    else { return nil }
    self.init(node, in: file)
  }

  /// Finds it again in another text of the same file, on its line or near it.
  func found(in file: SourceFile) -> CutDeclaration? {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.found.map { CutDeclaration($0, in: file) }.filter { $0.path == path }
      .min { abs($0.line - line) < abs($1.line - line) }
  }

  private init(_ node: Syntax, in file: SourceFile) {
    let types = sequence(first: node, next: \.parent).dropFirst().flatMap(\.declaredNames)
    let own = node.declaredNames
    path = (types.reversed() + [own.joined(separator: ", ")]).joined(separator: ".")
    line = file.line(of: node)
    // Without an initializer it is its type that others cannot make.
    names = Set(own == ["init"] ? Array(types.prefix(1)) : own)
    (self.file, bytes) = (file, node.bytes)
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

  /// The names of a declaration; none of anything else.
  fileprivate var declaredNames: [String] {
    if let node = self.as(ExtensionDeclSyntax.self) { return [node.extendedType.simpleName] }
    if let node = self.as(VariableDeclSyntax.self) {
      return node.bindings.map(\.pattern.trimmedDescription)
    }
    if let node = self.as(EnumCaseDeclSyntax.self) { return node.elements.map(\.name.text) }
    if self.is(InitializerDeclSyntax.self) { return ["init"] }
    if self.is(SubscriptDeclSyntax.self) { return ["subscript"] }
    if let node = self.as(MacroExpansionDeclSyntax.self) { return ["#\(node.macroName.text)"] }
    if let node = self.as(MacroExpansionExprSyntax.self) { return ["#\(node.macroName.text)"] }
    if self.is(DeclSyntax.self), let node = asProtocol((any NamedDeclSyntax).self) {
      return [node.name.text.trimmingBackticks]
    }
    return []
  }
}
