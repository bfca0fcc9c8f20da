import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of one source at which something can be changed.
///
/// Each is an expression or a statement of its own, so that the changed text and the text as it was fit
/// behind a switch. What a compiler for another platform sees is left out, and so are attributes,
/// patterns and raw values, in which no switch can stand. Whether a change compiles is not known here:
/// `+` of two texts cannot become `-`.
public final class SiteFinder: SyntaxVisitor {
  private(set) var sites: [Site] = []
  private let converter: SourceLocationConverter
  private var scopes: [String] = []

  private init(_ tree: some SyntaxProtocol) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the places of a source, in its order.
  public static func sites(in source: String) -> [Site] {
    let parsed = Parser.parse(source: source)
    // An operator that is not the standard library's leaves its expression as it is.
    let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    let finder = SiteFinder(tree)
    finder.walk(tree)
    return finder.sites.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// Notes a place.
  func add(
    _ kind: Site.Kind, _ node: some SyntaxProtocol, _ mutated: String, replacement: String
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    sites.append(
      Site(
        kind: kind, scope: scopes.joined(separator: "."),
        line: converter.location(for: start).line, start: start.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset, original: node.trimmedDescription,
        mutated: mutated, replacement: replacement))
  }

  /// Notes an expression that can be another one of the same type.
  func addExpression(_ kind: Site.Kind, _ node: some SyntaxProtocol, _ mutated: String) {
    add(
      kind, node, mutated,
      replacement: "(\(Site.switchName) ? (\(mutated)) : (\(node.trimmedDescription)))")
  }

  /// Notes a truth value that can be its opposite, unless its operator says the same.
  func addOpposite(_ kind: Site.Kind, of node: ExprSyntax) {
    if node.is(PrefixOperatorExprSyntax.self) { return }
    let infix = node.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription
    if let infix, ["==", "!=", "===", "!=="].contains(infix) { return }
    let text = node.trimmedDescription
    add(kind, node, "!(\(text))", replacement: "(\(Site.switchName) != (\(text)))")
  }

  // MARK: Where a place stands

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scopes.append(name)
    return .visitChildren
  }

  private func leave() { scopes.removeLast() }

  public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  public override func visitPost(_ node: ClassDeclSyntax) { leave() }

  public override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  public override func visitPost(_ node: StructDeclSyntax) { leave() }

  public override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  public override func visitPost(_ node: EnumDeclSyntax) { leave() }

  public override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  public override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let visit = enter(node.name.text)
    if let body = node.body, node.signature.returnClause?.type.trimmedDescription == "Bool" {
      addResult(of: body.statements)
    }
    return visit
  }
  public override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  public override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter("init")
  }
  public override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let visit = enter(node.bindings.first?.pattern.trimmedDescription ?? "")
    if let binding = node.bindings.first, node.bindings.count == 1,
      binding.typeAnnotation?.type.trimmedDescription == "Bool",
      case .getter(let statements) = binding.accessorBlock?.accessors
    {
      addResult(of: statements)
    }
    return visit
  }
  public override func visitPost(_ node: VariableDeclSyntax) { leave() }

  // MARK: What has no room for a switch

  public override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  public override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.whereClause { walk(clause) }
    return .skipChildren
  }
  public override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  public override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    walk(node.initializer)
    return .skipChildren
  }
  public override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  public override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = ActiveClause.of(node)?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: What can be changed

  public override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    addOperator(of: node)
    return .visitChildren
  }

  public override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" {
      addExpression(.logic, node, node.expression.trimmedDescription)
    }
    return .visitChildren
  }

  public override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addExpression(.number, node, Changes.number(node.literal.text))
    return .skipChildren
  }

  public override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addExpression(.number, node, "\(node.literal.text) * 2 + 1")
    return .skipChildren
  }

  public override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    addExpression(.truth, node, node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  public override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { addOpposite(.condition, of: condition) }
    return .visitChildren
  }

  public override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    addOpposite(.condition, of: node.condition)
    return .visitChildren
  }

  public override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    addOpposite(.condition, of: node.condition)
    return .visitChildren
  }

  public override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    addStatement(node)
    return .visitChildren
  }

  public override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    addOtherCall(node)
    return .visitChildren
  }
}
