import Foundation

/// The page that lists what the headless modules have.
package struct NamesPage {
  private let types: [Entry]
  private let own: [Entry]
  private let absent: [Absence]

  /// What is left out on purpose.
  package struct Absence: Sendable {
    /// Paths, as ``Name/path`` has them.
    package var names: [String]
    package var reason: String
  }

  /// One type, or what a module adds to a type of another.
  struct Entry {
    var path: String
    /// "Class, below `UIResponder`"; empty for a type of another module.
    var kind: String
    var members: [String]
  }

  /// - Parameters:
  ///   - names: The names of the modules.
  ///   - own: The types that are none of Apple's.
  ///   - absent: What is left out on purpose.
  /// - Throws: ``Present`` if something of that is there.
  package init(names: [Name], own: [String], absent: [Absence]) throws {
    let paths = Set(names.map(\.path))
    let present = absent.flatMap(\.names).filter(paths.contains)
    guard present.isEmpty else { throw Present(names: present) }
    let entries = Self.entries(names)
    func isOwn(_ entry: Entry) -> Bool {
      own.contains { entry.path == $0 || entry.path.hasPrefix($0 + ".") }
    }
    types = entries.filter { !isOwn($0) }
    self.own = entries.filter(isOwn)
    self.absent = absent
  }

  /// Names that are said to be absent and are there.
  package struct Present: Error {
    package var names: [String]
  }

  /// Reads what is left out: names with commas between them, a bar, and the reason.
  ///
  /// - Throws: ``Facts/Malformed`` for a line that is none.
  package static func absences(reading text: String) throws -> [Absence] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.components(separatedBy: " | ")
      guard cells.count == 2 else { throw Facts.Malformed(line: String(line)) }
      return Absence(names: cells[0].components(separatedBy: ", "), reason: cells[1])
    }
  }

  private static let words = [
    "class": "Class", "struct": "Structure", "enum": "Enumeration", "protocol": "Protocol",
  ]

  private static func entries(_ names: [Name]) -> [Entry] {
    var kinds: [String: String] = [:]
    var members: [String: Set<String>] = [:]
    for name in names where !name.path.contains(": ") {
      let kind = name.signature.components(separatedBy: ": ")
      if let word = words[kind[0]] {
        kinds[name.path] = kind.count > 1 ? "\(word), below `\(kind[1])`" : word
      } else {
        let (owner, member) = parts(of: name.path)
        if !isDerived(member) { members[owner, default: []].insert(member) }
      }
    }
    return Set(kinds.keys).union(members.keys).sorted(by: alphabetically).map { path in
      Entry(
        path: path, kind: kinds[path] ?? "",
        members: (members[path] ?? []).sorted(by: alphabetically))
    }
  }

  /// The type that a member is in, which is empty for a global function, and the member.
  private static func parts(of path: String) -> (owner: String, member: String) {
    let end = path.firstIndex(of: "(") ?? path.endIndex
    // An operator may be a point.
    guard let dot = path[..<end].dropLast().lastIndex(of: ".") else { return ("", path) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  /// What every value, option set and enumeration has.
  private static func isDerived(_ member: String) -> Bool {
    [
      "rawValue", "init(rawValue:)", "hash(into:)", "==(_:_:)", "encode(to:)", "init(from:)",
      "hashValue", "description",
    ].contains(member)
  }

  private static func alphabetically(_ one: String, _ other: String) -> Bool {
    (one.lowercased(), one) < (other.lowercased(), other)
  }
}

extension NamesPage {
  /// The page between its introduction and its end.
  package var text: String {
    let named = types.filter { !$0.path.isEmpty }
    let functions = types.filter { $0.path.isEmpty }.flatMap(\.members)
    let count = (types + own).reduce(0) { $0 + $1.members.count + ($1.kind.isEmpty ? 0 : 1) }
    return [
      "\(count) names. \(named.filter { !$0.kind.isEmpty }.count) types of Apple's:",
      Self.filled(named.map { "[\($0.path)](#\(Self.anchor($0.path)))" }),
      "## Left out on purpose", Self.table(absent),
      "## Types and members", named.map(Self.section).joined(separator: "\n\n"),
      "## Functions", Self.filled(functions.map { "`\($0)`" }),
      "## What only a simulated device has", own.map(Self.section).joined(separator: "\n\n"),
    ].joined(separator: "\n\n") + "\n"
  }

  private static func section(_ entry: Entry) -> String {
    let kind = entry.kind.isEmpty ? "Of another module; added are" : entry.kind
    let members = filled(entry.members.map { "`\($0)`" })
    return ["### \(entry.path)", kind + (members.isEmpty ? "." : ":"), members]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func table(_ absent: [Absence]) -> String {
    let rows = absent.map { absence in
      "| \(absence.names.map { "`\($0)`" }.joined(separator: ", ")) | \(absence.reason) |"
    }
    return (["| name | why |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// Words with commas between them, in lines of at most a hundred characters.
  private static func filled(_ words: [String]) -> String {
    var lines = [""]
    for (index, word) in words.enumerated() {
      let word = index == words.count - 1 ? word : word + ","
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = word
      } else if lines[lines.count - 1].count + 1 + word.count <= 100 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// How the pages' readers make a link of a heading.
  private static func anchor(_ heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
