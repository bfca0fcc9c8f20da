import Foundation

private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

private func texts(in folder: String) throws -> [String] {
  try FileManager.default
    .contentsOfDirectory(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    .filter { $0.pathExtension == "swift" }.map(text)
}

/// The list of Apple's names.
enum AppleNames {
  /// The ends of the addresses of pages that say that the main actor runs what an app gives them.
  static func onMainActor() throws -> [String] {
    try text(of: root.appendingPathComponent("Checks/Apple/Names/Facts/Apps.tsv"))
      .split(separator: "\n").map { $0.split(separator: "\t") }
      .filter { $0.count > 2 && $0[2].split(separator: " ").contains("main") }
      .map { $0[0].lowercased().replacingOccurrences(of: ".", with: "/") }
  }
}

/// The names of the double, by the ends of the addresses of their pages.
enum DoubledNames {
  private struct Declaration {
    let page: String
    let text: String
    let isRequirement: Bool

    /// Whether SwiftUI keeps code of the app by it: a closure that escapes, or a requirement.
    var handsCode: Bool {
      text.contains("@escaping") || text.contains(")?") || isRequirement && text.contains("(")
        || isRequirement && text.contains("var ")
    }

    /// The word by which code uses it.
    var word: Substring? {
      let parts = page.split(separator: "/")
      let isOfType = isRequirement || parts.last?.hasPrefix("init(") == true
      return isOfType ? parts.first : parts.last?.split(separator: "(").first
    }
  }

  /// The names by which code in a folder hands closures to SwiftUI, or functions that meet
  /// requirements.
  static func handed(by folder: String) throws -> Set<String> {
    let words = try Set(
      texts(in: folder).joined(separator: " ").lowercased()
        .split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let declarations = try texts(in: "Checks/SwiftUIDouble/SwiftUI").flatMap(declarations)
    return Set(
      declarations.filter { $0.handsCode && words.contains(String($0.word ?? "")) }.map(\.page))
  }

  /// Each declaration with a page: it goes on until a body begins or another comment.
  private static func declarations(of text: String) -> [Declaration] {
    var found: [Declaration] = []
    var page: String?
    var declared = ""
    var isInProtocol = false
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("public protocol") { isInProtocol = true }
      if line == "}" { isInProtocol = false }
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      let isComment = trimmed.hasPrefix("///")
      if !isComment { declared += trimmed + " " }
      let isWhole = isComment || isInProtocol || trimmed.hasSuffix("{") || trimmed.hasSuffix("}")
      if isWhole, let known = page, !declared.isEmpty {
        let isRequirement = isInProtocol && !declared.hasPrefix("public ")
        found.append(Declaration(page: known, text: declared, isRequirement: isRequirement))
        page = nil
      }
      if isComment || isWhole { declared = "" }
      if trimmed.hasPrefix("/// swiftui/") {
        page = trimmed.dropFirst("/// swiftui/".count).split(separator: ";").first
          .map { $0.replacingOccurrences(of: "-swift.property", with: "") }
      }
    }
    return found
  }
}
