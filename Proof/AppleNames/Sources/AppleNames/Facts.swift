import Foundation

/// Apple's names, one a line: path, signature, openness, iOS, tvOS, where it is from and, for some, how
/// that was checked, with tabs between them. Lines that begin with `#` are remarks.
package struct Facts: Sendable {
  package private(set) var names: [String: [Name]] = [:]

  /// Reads lists of names.
  ///
  /// - Throws: ``Malformed`` for a line that is none.
  package init(reading texts: [String]) throws {
    for line in texts.flatMap({ $0.split(separator: "\n") }) where !line.hasPrefix("#") {
      let name = try Name(line: String(line))
      names[name.path, default: []].append(name)
    }
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
    let openness = [isOpen ? "open" : "closed", isOptional ? "optional" : nil]
    return [
      path, signature, openness.compactMap { $0 }.joined(separator: " "),
      availability[.iOS]?.text ?? "-", availability[.tvOS]?.text ?? "-", source,
    ].joined(separator: "\t")
  }

  init(line: String) throws {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard (6...7).contains(cells.count) else { throw Facts.Malformed(line: line) }
    (path, signature) = (cells[0], cells[1])
    isOpen = cells[2].hasPrefix("open")
    isOptional = cells[2].hasSuffix("optional")
    availability = [:]
    for (platform, cell) in zip(Platform.allCases, cells[3...4]) where cell != "-" {
      availability[platform] = Lifetime(text: cell)
    }
  }
}
