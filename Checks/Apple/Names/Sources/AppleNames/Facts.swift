import Foundation

/// Apple's names, one a line: path, signature, openness with the actor, iOS, tvOS, sources and, for some,
/// how they were checked, with tabs between them. Lines that begin with `#` are remarks.
package struct Facts: Sendable {
  package private(set) var names: [String: [Name]] = [:]
  private var byPath: [String: [Row]] = [:]

  /// All names with their sources.
  package var rows: [Row] { byPath.values.flatMap { $0 } }

  /// Reads lists of names.
  ///
  /// - Parameter files: The files that the lists are from, for messages.
  /// - Throws: ``Malformed`` for a line that is none.
  package init(reading texts: [String], files: [String] = []) throws {
    for (index, text) in texts.enumerated() {
      let file = index < files.count ? files[index] : "list"
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where !line.hasPrefix("#") && !line.isEmpty {
        let row = try Row(line: String(line), place: "\(file):\(number + 1)")
        names[row.name.path, default: []].append(row.name)
        byPath[row.name.path, default: []].append(row)
      }
    }
  }

  /// The rows of a path, or else those that the nearest class above has under it.
  func rows(_ path: String) -> [Row]? {
    guard let first = Lineage(self).inherited(path)?.first else { return nil }
    return byPath[first.path]
  }

  package struct Malformed: Error {
    package var line: String
  }
}

extension Name {
  /// The name as a line of a list.
  ///
  /// - Parameter source: Where the name is from.
  package func line(source: String) -> String {
    let openness = [
      isOpen ? "open" : "closed", isOptional ? "optional" : nil, isOnMainActor ? "main" : nil,
    ]
    return [
      path, signature, openness.compactMap { $0 }.joined(separator: " "),
      availability[.iOS]?.text ?? "-", availability[.tvOS]?.text ?? "-", source,
    ].joined(separator: "\t")
  }
}

extension Row {
  init(line: String, place: String) throws {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard (6...7).contains(cells.count) else { throw Facts.Malformed(line: line) }
    let words = cells[2].split(separator: " ")
    name = Name(
      path: cells[0], signature: cells[1], isOpen: words.first == "open",
      isOptional: words.contains("optional"), availability: [:])
    if words.contains("main") { name.isOnMainActor = true }
    for (platform, cell) in zip(Name.Platform.allCases, cells[3...4]) where cell != "-" {
      name.availability[platform] = Name.Lifetime(text: cell)
    }
    sources = cells[5].split(separator: " ").map { Source(text: String($0)) }
    self.place = place
  }
}
