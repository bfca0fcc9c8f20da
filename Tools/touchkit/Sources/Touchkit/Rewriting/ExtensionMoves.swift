import SwiftSyntax

/// Members of extensions that take part in overriding, which only members of a class's body can do
/// without Objective-C. The member stays where it is under another name, and the class gets one
/// with the old name that calls it.
final class ExtensionMoves: ConstructRewriter {
  /// A member that a class of the module gets.
  struct Arrival {
    let type: SyntaxIdentifier
    let text: String
  }

  private(set) var arrivals: [Arrival] = []
  private let index: ModuleIndex
  private let dispatch: ExtensionDispatch

  init(_ file: SourceFile, index: ModuleIndex, dispatch: ExtensionDispatch) {
    (self.index, self.dispatch) = (index, dispatch)
    super.init(file)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members.reachable {
      if let method = member.as(FunctionDeclSyntax.self) {
        move(method, from: node)
      } else if let property = member.as(VariableDeclSyntax.self) {
        move(property, from: node)
      }
    }
    return .visitChildren
  }

  private func move(_ method: FunctionDeclSyntax, from home: ExtensionDeclSyntax) {
    let name = SelectorName(method)
    guard
      takesPart(method.modifiers, name: name.signature, isExposed: method.isExposed, home: home)
    else { return seal(method.modifiers, of: home) }
    guard let type = index.onlyClass(named: home.extendedType.simpleName) else {
      return reportStranger(at: method.name, home: home)
    }
    let moved = Self.moved(name.base)
    replace(method.name, with: moved)
    dropOverride(method.modifiers)
    let signature = method.signature
    arrivals.append(
      Arrival(
        type: type,
        text: head(method.attributes, method.modifiers, home)
          + "func \(method.name.text)\(method.genericParameterClause?.onOneLine ?? "")"
          + "\(signature.onOneLine) { \(signature.attempt)\(moved)\(signature.arguments) }"))
  }

  private func move(_ property: VariableDeclSyntax, from home: ExtensionDeclSyntax) {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      takesPart(
        property.modifiers, name: pattern.identifier.text,
        isExposed: property.attributes.names.contains("objc"), home: home)
    else { return seal(property.modifiers, of: home) }
    guard let type = index.onlyClass(named: home.extendedType.simpleName) else {
      return reportStranger(at: pattern, home: home)
    }
    guard let annotation = binding.typeAnnotation, let block = binding.accessorBlock else { return }
    guard let isSettable = block.isSettable else {
      return moveObservers(of: property, binding, named: pattern.identifier.text, to: type, home)
    }
    let moved = Self.moved(pattern.identifier.text)
    replace(pattern, with: moved)
    dropOverride(property.modifiers)
    let setter = isSettable ? " set { \(moved) = newValue }" : ""
    arrivals.append(
      Arrival(
        type: type,
        text: head(property.attributes, property.modifiers, home)
          + "var \(pattern.identifier.text)\(annotation.onOneLine) { get { \(moved) }\(setter) }"))
  }

  /// Observers become methods of the extension, which the observers of a property in the class
  /// call.
  private func moveObservers(
    of property: VariableDeclSyntax, _ binding: PatternBindingSyntax, named name: String,
    to type: SyntaxIdentifier, _ home: ExtensionDeclSyntax
  ) {
    guard let annotation = binding.typeAnnotation, let block = binding.accessorBlock,
      case .accessors(let observers) = block.accessors
    else { return }
    replace(property.bytes.lowerBound..<block.leftBrace.bytes.upperBound, with: "")
    remove(block.rightBrace)
    let calls = observers.map { observer in
      let word = observer.accessorSpecifier.text
      let value = word == "willSet" ? "newValue" : "oldValue"
      let moved = Self.moved(name) + "_" + word
      let parameter = observer.parameters?.name.text ?? value
      observer.parameters.map { remove($0) }
      replace(
        observer.accessorSpecifier,
        with: "func \(moved)(_ \(parameter)\(annotation.onOneLine))")
      return "\(word) { \(moved)(\(value)) }"
    }
    let head = head(property.attributes, property.modifiers, home)
    arrivals.append(
      Arrival(
        type: type,
        text: "\(head)var \(name)\(annotation.onOneLine) { \(calls.joined(separator: "; ")) }"))
  }

  /// Nobody can override what an extension gives to another module's class, so it need not be open.
  private func seal(_ modifiers: DeclModifierListSyntax, of home: ExtensionDeclSyntax) {
    guard index.onlyClass(named: home.extendedType.simpleName) == nil else { return }
    for modifier in modifiers where modifier.name.text == "open" {
      replace(modifier, with: "public")
    }
  }

  /// Overrides take part, and methods that Objective-C sees and another class overrides.
  private func takesPart(
    _ modifiers: DeclModifierListSyntax, name: String, isExposed: Bool, home: ExtensionDeclSyntax
  ) -> Bool {
    if modifiers.contains("override") {
      return dispatch.origin(of: name, in: home.extendedType.simpleName) == nil
    }
    guard !modifiers.contains("static"), !modifiers.contains("private") else { return false }
    return (isExposed || home.attributes.names.contains("objc"))
      && (modifiers.contains("open") || index.overriding[name] != nil)
      && index.onlyClass(named: home.extendedType.simpleName) != nil
  }

  private func reportStranger(at node: some SyntaxProtocol, home: ExtensionDeclSyntax) {
    report(
      "an override in an extension of \(home.extendedType.trimmedDescription), "
        + "a class of another module", at: node)
  }

  private func dropOverride(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where ["override", "open", "class"].contains(modifier.name.text) {
      switch modifier.name.text {
      case "open": replace(modifier, with: "public")
      case "class": replace(modifier, with: "static")
      default: remove(modifier)
      }
    }
  }

  /// The modifiers that the member has by itself or from its extension, and its availability.
  private func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ home: ExtensionDeclSyntax
  ) -> String {
    let access: Set<String> = ["public", "open", "internal", "fileprivate", "private", "package"]
    var words = modifiers.map(\.name.text).filter { $0 != "dynamic" }
    if access.isDisjoint(with: words) {
      words = home.modifiers.map(\.name.text).filter { access.contains($0) } + words
    }
    // The class may stand in another file, where a private member could not be seen.
    words.removeAll { $0 == "private" || $0 == "fileprivate" }
    return attributes.keptByCopies + words.map { $0 + " " }.joined()
  }

  private static func moved(_ name: String) -> String { "touchkitMoved_\(name)" }
}

extension FunctionSignatureSyntax {
  /// What stands before a call of it.
  var attempt: String {
    (effectSpecifiers?.throwsClause == nil ? "" : "try ")
      + (effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
  }

  /// The arguments with which another method of the same signature hands on its own.
  var arguments: String {
    let arguments = parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let value = (parameter.secondName ?? parameter.firstName).text
      let mark = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      return (label == "_" ? "" : label + ": ") + mark + value
    }
    return "(\(arguments.joined(separator: ", ")))"
  }
}

extension AttributeListSyntax {
  /// The attributes that a copy of the declaration has, too.
  var keptByCopies: String {
    compactMap { element -> String? in
      guard case .attribute(let attribute) = element else { return nil }
      let name = attribute.attributeName.trimmedDescription
      return ["available", "MainActor", "discardableResult"].contains(name)
        ? attribute.onOneLine + " " : nil
    }.joined()
  }
}

extension AccessorBlockSyntax {
  /// Nil where it has observers.
  var isSettable: Bool? {
    guard case .accessors(let accessors) = accessors else { return false }
    let names = accessors.map(\.accessorSpecifier.text)
    if names.contains("willSet") || names.contains("didSet") { return nil }
    return names.contains("set")
  }
}

extension MemberBlockItemListSyntax {
  /// The members that the compiler may see, those in `#if` among them.
  var reachable: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return condition.clausesInReach.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.reachable
      }
    }
  }
}

/// Puts the members that extensions gave up into the bodies of their classes, on the line of the
/// brace.
final class ArrivalRewriter: ConstructRewriter {
  private let arrivals: [SyntaxIdentifier: [ExtensionMoves.Arrival]]

  init(_ file: SourceFile, arrivals: [SyntaxIdentifier: [ExtensionMoves.Arrival]]) {
    self.arrivals = arrivals
    super.init(file)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    for arrival in arrivals[node.id, default: []] {
      insert(" \(arrival.text);", after: node.memberBlock.leftBrace)
    }
    return .visitChildren
  }
}
