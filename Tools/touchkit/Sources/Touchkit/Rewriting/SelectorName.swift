import SwiftSyntax

/// The name that Objective-C has for a method of Swift's.
struct SelectorName: Hashable, Codable {
  /// The name of the method without its labels.
  let base: String
  /// One for each parameter; `_` where it has none.
  let labels: [String]
  /// What `@objc(name)` says, else what Swift makes of the name.
  let selector: String

  init(base: String, labels: [String], explicit: String? = nil) {
    self.base = base
    self.labels = labels
    selector = explicit ?? Self.selector(base, labels)
  }

  /// Reads a method's own name.
  init(_ function: FunctionDeclSyntax) {
    self.init(
      base: function.name.text.trimmingBackticks,
      labels: function.signature.parameterClause.parameters.map(\.firstName.text.trimmingBackticks),
      explicit: function.attributes.objectiveCName)
  }

  /// `base(_:with:)`, as Swift writes a method with its labels.
  var signature: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }

  /// The first label joins the name, with "With" between them unless one of them is a preposition
  /// there.
  private static func selector(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var head = base
    if first != "_" {
      if !isPreposition(words(in: first).first), !isPreposition(words(in: base).last) {
        head += "With"
      }
      head += first.prefix(1).uppercased() + first.dropFirst()
    }
    return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func isPreposition(_ word: String?) -> Bool {
    word.map { prepositions.contains($0.lowercased()) } ?? false
  }

  private static func words(in name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  /// The words that Swift's importer of Objective-C takes for prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

extension AttributeListSyntax {
  /// The attributes of a declaration that the compiler may see, by name.
  var names: Set<String> { Set(reachable.map { $0.attributeName.trimmedDescription }) }

  /// The text in the brackets of `@objc(text)`.
  var objectiveCName: String? {
    guard let attribute = reachable.first(where: { $0.attributeName.trimmedDescription == "objc" })
    else { return nil }
    return attribute.arguments?.trimmedDescription.filter { !$0.isWhitespace }
  }

  private var reachable: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      if case .attribute(let attribute) = element { return [attribute] }
      guard case .ifConfigDecl(let condition) = element else { return [] }
      return condition.clausesInReach.flatMap { clause -> [AttributeSyntax] in
        if case .attributes(let attributes) = clause.elements { return attributes.reachable }
        return []
      }
    }
  }
}

extension String {
  /// The name between back-ticks.
  var trimmingBackticks: String {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
