import AppleNames
import Foundation

/// `apple-names compare FACTS OURS REASONS GRAPH...` holds the names of the headless modules against
/// Apple's; `apple-names learn IOS TVOS OURS SOURCE GRAPH...` writes the facts about them from symbol
/// graphs of Apple's modules; `apple-names list OURS GRAPH...` writes the headless names in their form.
/// `apple-names hold LIST PAGES FACTS` holds a list in that form against two others, of which the first
/// counts where both have a name. `apple-names uses FACTS REASONS USES IOS TVOS` holds what code uses, and
/// what it is compiled against, against Apple's. FACTS, IOS and TVOS are folders.
@main
struct AppleNamesCommand {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "compare" where arguments.count > 4:
      try compare(arguments[1], arguments[2], arguments[3], Array(arguments[4...]))
    case "learn" where arguments.count > 5:
      try learn(arguments[1], arguments[2], arguments[3], arguments[4], Array(arguments[5...]))
    case "list" where arguments.count > 2:
      for name in try headless(Array(arguments[2...]), but: arguments[1]) {
        print(name.line(source: "?"))
      }
    case "uses" where arguments.count == 6:
      try uses(arguments[1], arguments[2], arguments[3], arguments[4], arguments[5])
    case "hold" where arguments.count > 3:
      try hold(arguments[1], arguments[2], arguments[3])
    default:
      print("usage: apple-names compare FACTS OURS REASONS GRAPH...")
      exit(2)
    }
  }

  private static func compare(
    _ facts: String, _ ours: String, _ reasons: String, _ graphs: [String]
  ) throws {
    let names = try headless(graphs, but: ours)
    let facts = try Facts(reading: files(in: facts, ending: ".tsv").map(text))
    var reasons = try Reasons(reading: text(reasons))
    let differences = Comparison(with: facts, on: [.iOS]).differences(of: names)
    let unexplained = reasons.unexplained(differences)
    for difference in unexplained { print(difference.line) }
    if unexplained.contains(where: { $0.kind == .name }) {
      print("A new name needs a row in Facts/Pages.tsv; Checks/Apple/Names/README.md says how.")
    }
    for line in reasons.idle { print("explains nothing: \(line)") }
    print(
      "\(names.count) public names: \(names.count - Set(differences.map(\.path)).count) are Apple's,",
      "\(reasons.explained) differences have a reason, \(unexplained.count) have none")
    if !unexplained.isEmpty || !reasons.idle.isEmpty { exit(1) }
  }

  private static func hold(_ list: String, _ pages: String, _ facts: String) throws {
    let read = try Facts(reading: [text(pages)])
    let others = try text(facts).split(separator: "\n").filter {
      read.names[String($0.prefix { $0 != "\t" })] == nil
    }
    let all = try Facts(reading: [text(pages), others.joined(separator: "\n")])
    let names = try Facts(reading: [text(list)]).names.values.flatMap { $0 }
    let differences = Comparison(with: all).differences(of: names)
    for difference in differences { print(difference.line) }
    if !differences.isEmpty { exit(1) }
  }

  private static func learn(
    _ iOS: String, _ tvOS: String, _ ours: String, _ source: String, _ graphs: [String]
  ) throws {
    let wanted = wantedPaths(of: try headless(graphs, but: ours))
    let names = try apple(iOS, tvOS).map(\.name).filter { wanted.contains($0.path) }
    for line in Set(names.map { $0.line(source: source) }).sorted() { print(line) }
  }

  private static func uses(
    _ facts: String, _ reasons: String, _ list: String, _ iOS: String, _ tvOS: String
  ) throws {
    let files = try files(in: facts, ending: ".tsv")
    let facts = try Facts(reading: files.map(text), files: files)
    let (uses, headers) = try Use.read(text(list))
    let declarations = try apple(iOS, tvOS).map { one in
      var one = one
      one.place = headers[one.usr] ?? one.place
      return one
    }
    let usage = Usage(of: uses, declarations: declarations, facts: facts)
    var reasons = try Reasons(reading: text(reasons))
    let differences = Comparison(with: facts).differences(of: declarations.map(\.name))
    let places = Dictionary(
      declarations.map { ($0.name.path, $0.place) }, uniquingKeysWith: { first, _ in first })
    let faults =
      facts.rows.flatMap(\.faults).sorted() + usage.faults + usage.unmarked
      + reasons.unexplained(differences.filter(usage.matters)).map {
        "\(places[$0.path] ?? "a stub"): \($0.line)"
      } + reasons.idle.map { "explains nothing: \($0)" }
    for fault in faults { print(fault) }
    let counts = usage.counts
    let unconfirmed = usage.unconfirmed
    print(
      "\(counts.used) names are used, \(counts.overridden) of them overridden;",
      "no source says \(unconfirmed.count): \(unconfirmed.map(\.name.path).joined(separator: ", "))"
    )
    if !faults.isEmpty { exit(1) }
  }

  /// The names, and what a class above may have in their place.
  private static func wantedPaths(of names: [Name]) -> Set<String> {
    var superclasses: [String: String] = [:]
    for name in names where name.signature.hasPrefix("class: ") {
      superclasses[name.path] = String(name.signature.dropFirst("class: ".count))
    }
    return Set(
      names.map(\.path)
        + names.flatMap { Name.ancestors(of: $0.path, superclasses: superclasses) })
  }

  private static func headless(_ graphs: [String], but ours: String) throws -> [Name] {
    let own = try own(ours)
    return try Declaration.read(graphs.map { try Data(contentsOf: URL(fileURLWithPath: $0)) })
      .map(\.name)
      .filter { name in
        !own.contains {
          name.path == $0 || name.path.hasPrefix($0 + ".") || name.path.hasPrefix($0 + ": ")
            || name.path.hasSuffix(": " + $0)
        }
      }
  }

  private static func own(_ file: String) throws -> [String] {
    try text(file).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  /// What modules for Apple's systems declare.
  private static func apple(_ iOS: String, _ tvOS: String) throws -> [Declaration] {
    let television = Dictionary(
      try declarations(tvOS).map { ($0.name.withoutAvailability, $0.name) },
      uniquingKeysWith: { _, last in last })
    return try declarations(iOS).map { one in
      var one = one
      // The graph for a television leaves out what is unavailable there.
      let other = television[one.name.withoutAvailability]
      one.name.availability[.tvOS] = other == nil ? .never : other?.availability[.tvOS]
      return one
    }
  }

  private static func declarations(_ folder: String) throws -> [Declaration] {
    try Declaration.read(
      files(in: folder, ending: ".symbols.json").map {
        try Data(contentsOf: URL(fileURLWithPath: $0))
      })
  }

  private static func files(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
  }
}

extension Name {
  fileprivate var withoutAvailability: Name {
    var name = self
    name.availability = [:]
    return name
  }
}
