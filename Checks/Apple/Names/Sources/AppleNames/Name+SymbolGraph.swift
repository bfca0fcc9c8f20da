import Foundation

/// A name where it is declared.
package struct Declaration: Sendable {
  package var name: Name
  /// The compiler's own name for it; empty for a conformance.
  package var usr: String
  /// The file and the line, where the compiler tells.
  package var place: String

  package init(name: Name, usr: String, place: String) {
    self.name = name
    self.usr = usr
    self.place = place
  }

  /// Reads the names of modules.
  ///
  /// - Parameter graphs: The data of symbol graphs.
  /// - Returns: The names, and for each type the classes and protocols that it states.
  /// - Throws: What decoding throws.
  package static func read(_ graphs: [Data]) throws -> [Declaration] {
    let all = try graphs.flatMap { data in
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      let ancestry = Ancestry(graph)
      // A default is no name beside the requirement that it is for.
      let defaults = Set(
        graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
      let names = graph.symbols.filter { !defaults.contains($0.identifier.precise) }.compactMap {
        symbol in
        Name(symbol, ancestry).map {
          Declaration(
            name: $0, usr: symbol.identifier.precise, place: symbol.location?.text ?? "a stub")
        }
      }
      return names + ancestry.conformances.map { Declaration(name: $0, usr: "", place: "a stub") }
    }
    return onTheirActors(all)
  }

  /// The names, each on the actor that it states or that a type around it does.
  private static func onTheirActors(_ all: [Declaration]) -> [Declaration] {
    let isolated = Set(all.filter(\.name.isOnMainActor).map(\.name.path))
    return all.map { one in
      var one = one
      let type = one.name.path.prefix { $0 != "(" }.split(separator: ".").dropLast()
      if isolated.contains(type.joined(separator: ".")) { one.name.isOnMainActor = true }
      return one
    }
  }
}

extension Name {

  fileprivate init?(_ symbol: SymbolGraph.Symbol, _ ancestry: Ancestry) {
    // What Swift derives for every type of a kind says nothing about the interface.
    let derived = "::SYNTHESIZED::"
    guard symbol.identifier.precise.range(of: derived) == nil else { return nil }
    let declaration = symbol.declarationFragments.text
    path = symbol.pathComponents.joined(separator: ".")
    signature = Signature(symbol, declaration, ancestry).text
    isOpen = symbol.accessLevel == "open"
    isOptional = declaration.hasPrefix("optional ") || declaration.range(of: " optional ") != nil
    isOnMainActor = declaration.range(of: "@MainActor") != nil
    availability = [:]
    for entry in symbol.availability ?? [] {
      guard let platform = entry.domain.flatMap(Platform.init(rawValue:)) else { continue }
      availability[platform] = Lifetime(entry)
    }
  }
}

extension Name.Lifetime {
  fileprivate init?(_ entry: SymbolGraph.Availability) {
    if entry.isUnconditionallyUnavailable == true {
      self = .never
    } else if let introduced = entry.introduced {
      // Apple writes 100000 for "some day".
      let isPlanned = (entry.deprecated?.major ?? 0) >= 100_000
      self = .since(introduced.text, deprecated: isPlanned ? nil : entry.deprecated?.text)
    } else if let deprecated = entry.deprecated {
      self = .since("", deprecated: deprecated.text)
    } else {
      return nil
    }
  }
}

/// The classes that classes inherit from.
private struct Ancestry {
  private var superclasses: [String: String] = [:]
  private(set) var conformances: [Name] = []

  init(_ graph: SymbolGraph) {
    let titles = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    for relation in graph.relationships where relation.kind == "inheritsFrom" {
      let fallback = relation.targetFallback?.split(separator: ".").last.map(String.init)
      superclasses[relation.source] = titles[relation.target] ?? fallback
    }
    for relation in graph.relationships where relation.kind == "conformsTo" {
      // Those to protocols of the module's own.
      guard let type = titles[relation.source], let target = titles[relation.target] else {
        continue
      }
      conformances.append(
        Name(
          path: "\(type): \(target)", signature: "conformance", isOpen: false, isOptional: false,
          availability: [:]))
    }
  }

  func superclass(of symbol: SymbolGraph.Symbol) -> String? {
    superclasses[symbol.identifier.precise]
  }
}

/// What a declaration says beside its name.
private struct Signature {
  let text: String

  init(_ symbol: SymbolGraph.Symbol, _ declaration: String, _ ancestry: Ancestry) {
    let kind = symbol.kind.identifier.split(separator: ".").dropFirst().joined(separator: ".")
    switch kind {
    case "method", "type.method", "init", "func", "func.op", "subscript", "type.subscript":
      text = Self.function(symbol, declaration, kind)
    case "property", "type.property", "var":
      text = Self.property(declaration, kind)
    case "class":
      text = ancestry.superclass(of: symbol).map { "class: \($0)" } ?? "class"
    case "enum.case":
      let payload = declaration.firstIndex(of: "(").map { String(declaration[$0...]) } ?? ""
      text = "case" + Self.plain(payload)
    default:
      text = kind
    }
  }

  private static func function(
    _ symbol: SymbolGraph.Symbol, _ declaration: String, _ kind: String
  ) -> String {
    let parameters = (symbol.functionSignature?.parameters ?? []).map { parameter in
      let text = parameter.declarationFragments.text
      return plain(text.range(of: ": ").map { String(text[$0.upperBound...]) } ?? text)
    }
    var text = kind.hasPrefix("type.") ? "static func" : kind == "init" ? "init" : "func"
    if kind == "init", declaration.range(of: "init?(") != nil { text += "?" }
    if kind == "init", declaration.range(of: "init!(") != nil { text += "!" }
    text += "(\(parameters.joined(separator: ", ")))"
    if declaration.range(of: ") async") != nil { text += " async" }
    if declaration.hasSuffix(" throws") || declaration.range(of: " throws ->") != nil {
      text += " throws"
    }
    let returned = plain(symbol.functionSignature?.returns?.text ?? "()")
    return kind == "init" || ["()", "Void"].contains(returned) ? text : "\(text) -> \(returned)"
  }

  private static func property(_ declaration: String, _ kind: String) -> String {
    let isStatic = kind.hasPrefix("type.") ? "static " : ""
    guard let colon = declaration.range(of: ": ") else { return isStatic + declaration }
    var type = String(declaration[colon.upperBound...])
    var isSettable = declaration.range(of: "let ") == nil
    if let brace = type.range(of: " { ", options: .backwards) {
      isSettable = type[brace.upperBound...].range(of: "set") != nil
      type = String(type[..<brace.lowerBound])
    }
    return isStatic + "var: \(plain(type))" + (isSettable ? " { get set }" : " { get }")
  }

  /// A type without what two spellings of it may differ in.
  private static func plain(_ type: String) -> String {
    var text = type
    for part in [
      "@escaping ", "@Sendable ", "@MainActor ", "@autoclosure ", "@convention(block) ", "any ",
      "sending ", "borrowing ", "consuming ", "isolated ",
    ] {
      text = text.replacingOccurrences(of: part, with: "")
    }
    if let value = text.range(of: " = ") { text = String(text[..<value.lowerBound]) }
    // Two names of one type.
    let aliases = [
      ("Void", "()"), ("NSNotification.", "Notification."), ("NSBundle", "Bundle"),
      ("UIActionHandler", "(UIAction) -> ()"), ("UISceneSessionRole", "UISceneSession.Role"),
    ]
    for (one, other) in aliases { text = text.replacingOccurrences(of: one, with: other) }
    return text
  }
}
