/// What confirms a name: one word of a row's sixth column.
///
/// - A path below `https://developer.apple.com/documentation/`, such as
///   `uikit/uiview/hittest(_:with:)`; one about something else has the name behind it, `PAGE#NAME`.
/// - `print:FILE#NAME`: a file of an SDK of Apple's as the compiler prints it, and the name as that
///   file spells it.
/// - `use:OWNER/REPOSITORY/FILE#NAME`: code that others have published.
/// - `bindings`: declarations for other languages; they know selectors and no Swift names.
/// - `unconfirmed`: nothing was found that says the name.
package struct Source: Hashable, Sendable {
  package var kind: Kind
  package var text: String

  package enum Kind: String, Sendable {
    case page, print, use, bindings, unconfirmed
  }

  package init(text: String) {
    self.text = text
    let word = text.prefix { $0 != ":" && $0 != "/" }
    let kind = Kind(rawValue: String(word))
    self.kind = kind == nil || kind == .page ? .page : kind ?? .page
  }

  /// Whether the source says a Swift name.
  var saysName: Bool { [.page, .print, .use].contains(kind) }

  /// Whether the source spells the last part of a path as the path does.
  func names(_ path: String) -> Bool {
    guard saysName else { return true }
    let parts = text.split(separator: "#")
    if kind != .page || parts.count > 1 {
      return parts.count == 2 && String(parts[1]) == Self.member(of: path)
    }
    let member = Self.member(of: path).lowercased()
    let last = text.lowercased().split(separator: "/").last.map(String.init) ?? ""
    // Where two pages would have one address, Apple adds a number or a kind; "/" becomes "_".
    let spelled = last.replacingOccurrences(of: "_(", with: "/(")
    return [last, spelled].contains { $0 == member || $0.hasPrefix(member + "-") }
  }

  /// The member's name, or the type's: what stands behind the last point outside of parentheses.
  static func member(of path: String) -> String {
    if let colon = path.range(of: ": ") { return String(path[..<colon.lowerBound].lastPart) }
    return String(path.lastPart)
  }
}

extension StringProtocol {
  fileprivate var lastPart: SubSequence {
    let end = firstIndex(of: "(") ?? endIndex
    guard let dot = self[..<end].dropLast().lastIndex(of: ".") else { return self[...] }
    return self[index(after: dot)...]
  }
}

/// A name of a list with what confirms it.
package struct Row: Sendable {
  package var name: Name
  package var sources: [Source]
  /// The file and the line.
  package var place: String

  /// Whether a source that is not ours says the Swift name; of published uses it takes two.
  package var isConfirmed: Bool {
    sources.contains { [.page, .print].contains($0.kind) } || sources.count { $0.kind == .use } > 1
  }

  /// How many sources say the Swift name.
  var confirmations: Int { sources.count { $0.saysName } }

  /// What is wrong with the row's own sources.
  package var faults: [String] {
    if sources.isEmpty { return ["\(place): \(name.path) has no source"] }
    return sources.filter { !$0.names(name.path) }.map {
      "\(place): \($0.text) does not name \(name.path)"
    }
  }
}
