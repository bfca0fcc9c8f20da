import SwiftSyntax

/// Rewrites the files of a module for a compiler without Objective-C.
struct ModuleRewriter {
  /// What comes of one file.
  struct Result: Equatable {
    /// The text, or nil where nothing has to be changed.
    let text: String?
    /// A line for each construct that cannot be translated.
    let problems: [String]
  }

  let files: [SourceFile]
  let index: ModuleIndex
  let knowledge: Knowledge
  private let dispatch: ExtensionDispatch

  /// - Parameters:
  ///   - files: All files of the module.
  ///   - facts: What is known of the modules that it imports.
  ///   - kitFacts: What is known of the kit, whose delegates' methods all have defaults.
  init(
    _ files: [SourceFile], knowing facts: [ModuleFacts] = [], kit kitFacts: ModuleFacts = .init()
  ) {
    self.files = files
    index = ModuleIndex(files)
    knowledge = Knowledge(index: index, imported: facts, kit: kitFacts)
    dispatch = index.dispatch(knowing: facts + [kitFacts])
  }

  /// The files' results, in the order of the files.
  func results() -> [Result] {
    let moves = files.map { file in
      let finder = ExtensionMoves(file, index: index, dispatch: dispatch)
      finder.walk(file.tree)
      return finder
    }
    let arrivals = Dictionary(grouping: moves.flatMap(\.arrivals), by: \.type)
    return zip(files, moves).map { file, moves in
      let rewriters = rewriters(for: file, arrivals: arrivals)
      for rewriter in rewriters { rewriter.walk(file.tree) }
      let edits = ([moves] + rewriters).flatMap { $0.finishedEdits() }
      let problems = ([moves] + rewriters).flatMap(\.problems)
      let text = edits.isEmpty ? nil : edits.applied(to: file.text)
      return Result(text: FileTail(file).appended(to: text), problems: problems)
    }
  }

  private func rewriters(
    for file: SourceFile, arrivals: [SyntaxIdentifier: [ExtensionMoves.Arrival]]
  ) -> [ConstructRewriter] {
    [
      ImportRewriter(file), ConditionRewriter(file), AttributeRewriter(file),
      SelectorRewriter(file, knowledge: knowledge), KeyPathRewriter(file), ClassNameRewriter(file),
      RequirementRewriter(file), OptionalCallRewriter(file, knowledge: knowledge),
      OptionalPropertyRewriter(file, knowledge: knowledge),
      ArrivalRewriter(file, arrivals: arrivals), SelectorTableRewriter(file),
      DispatchRewriter(file, dispatch: dispatch), TestMethodRewriter(file),
    ]
  }
}

/// What the rewriters of one file may ask about the whole program.
struct Knowledge {
  let index: ModuleIndex
  let imported: [ModuleFacts]
  let kit: ModuleFacts

  /// The methods with a name, from the nearest place that has one: the type, the module, modules
  /// that it imports, the kit.
  func methods(named base: String, in type: String?) -> [SelectorName] {
    let places = [
      type.flatMap { index.facts.methods[$0] } ?? [],
      index.facts.methods.values.flatMap { $0 },
      imported.flatMap { $0.methods.values.flatMap { $0 } },
      kit.methods.values.flatMap { $0 },
    ]
    return places.lazy.map { $0.filter { $0.base == base } }.first { !$0.isEmpty } ?? []
  }

  /// Requirements of the package's own protocols that need not be met.
  var optionalRequirements: [SelectorName] {
    index.facts.optionalRequirements + imported.flatMap(\.optionalRequirements)
  }

  /// Those that are properties.
  var optionalProperties: Set<String> {
    Set(index.facts.optionalProperties + imported.flatMap(\.optionalProperties))
  }
}

/// Finds one construct in one file and says what is to be written in its place.
class ConstructRewriter: ReachableSyntaxVisitor {
  let file: SourceFile
  private(set) var edits: [Edit] = []
  private(set) var problems: [String] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// The edits once the whole file was read.
  func finishedEdits() -> [Edit] { edits }

  /// Takes a node out, but for the line ends in it.
  func remove(_ node: some SyntaxProtocol) { replace(node, with: "") }

  /// Exchanges a node, without the trivia around it.
  func replace(_ node: some SyntaxProtocol, with text: String) { replace(node.bytes, with: text) }

  /// Exchanges some bytes of the file.
  func replace(_ bytes: Range<Int>, with text: String) {
    edits.append(Edit(range: bytes, text: text))
  }

  /// Puts text in front of a node.
  func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.append(.insertion(text, at: node.bytes.lowerBound))
  }

  /// Puts text behind a node.
  func insert(_ text: String, after node: some SyntaxProtocol) {
    edits.append(.insertion(text, at: node.bytes.upperBound))
  }

  /// Says that something stays as it is, in the form of a compiler's warning.
  func report(_ what: String, at node: some SyntaxProtocol) {
    problems.append("\(file.place(of: node)): warning: touchkit cannot translate \(what)")
  }
}
