import Foundation

/// What a source imports, read without parsing it, so that dependencies cost next to nothing.
enum ImportScan {
  /// The modules that the lines of a text import, with those in conditions.
  static func modules(in text: String) -> Set<String> { Set(importLines(in: text).map(\.module)) }

  /// The text with the lines empty that import one of some modules.
  static func withoutImports(of absent: Set<String>, in text: String) -> String {
    guard !modules(in: text).isDisjoint(with: absent) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      modules(in: String(line)).isDisjoint(with: absent) ? line : ""
    }.joined(separator: "\n")
  }

  /// Whether it imports one of some modules outside of every `#if`.
  static func imports(anyOf modules: Set<String>, unconditionallyIn text: String) -> Bool {
    importLines(in: text).contains { $0.depth == 0 && modules.contains($0.module) }
  }

  /// Whether all code of the text stands in conditions that only a host with UIKit, or another host
  /// of Apple's, fulfils.
  static func isOnlyForUIKit(_ text: String) -> Bool {
    var depth = 0
    var hasGuard = false
    var isElse = false
    var servesOthers = false
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " || $0 == "\t" }
      if code.isEmpty || code.hasPrefix("//") { continue }
      if code.hasPrefix("#if") {
        let isGuard = code.contains("os(iOS)") || code.contains("canImport(UIKit)")
        if depth == 0, !isGuard { return false }
        (depth, hasGuard) = (depth + 1, true)
      } else if code.hasPrefix("#endif") {
        depth -= 1
        if depth == 0 { isElse = false }
      } else if depth == 1, code.hasPrefix("#else") {
        isElse = !code.hasPrefix("#elseif") || code.contains("os(Linux)")
      } else if code.hasPrefix("import ") {
        // What needs these elsewhere is not for this host either.
        if isElse, ["AppKit", "Cocoa", "WatchKit"].contains(code.dropFirst(7)) { return true }
      } else if depth == 0 {
        return false
      } else if isElse {
        servesOthers = true
      }
    }
    return hasGuard && !servesOthers
  }

  private static func importLines(in text: String) -> [(module: String, depth: Int)] {
    var depth = 0
    var result: [(String, Int)] = []
    for line in text.split(separator: "\n") where line.contains("import ") || line.contains("#") {
      let code = line.drop { $0 == " " || $0 == "\t" }
      if code.hasPrefix("#if") { depth += 1 }
      if code.hasPrefix("#endif") { depth -= 1 }
      let words = code.split(whereSeparator: { " \t;".contains($0) })
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({ $0.hasPrefix("@") || accesses.contains(String($0)) })
      else { continue }
      let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
      ]
      let rest = words[(place + 1)...].drop { kinds.contains($0) }
      rest.first?.split(separator: ".").first.map { result.append((String($0), depth)) }
    }
    return result
  }

  private static let accesses: Set<String> = [
    "public", "internal", "private", "fileprivate", "package",
  ]
}
