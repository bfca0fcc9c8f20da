import Foundation

/// The sources of a module, with what they say about the kit.
struct ModuleSources {
  let texts: [(path: String, text: String)]
  let imports: Set<String>
  /// Facts about the modules that it imports.
  let facts: [ModuleFacts]
  /// Whether the module is compiled with the kit: the user's own if they import UIKit or its kin or
  /// speak Objective-C, a dependency if it cannot be meant for a host without UIKit, and whatever
  /// imports such a module.
  let needsKit: Bool

  private static let kin: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "os", "OSLog"]
  private static let words = ["@objc", "#selector", "#keyPath", "@IBOutlet"]

  init(_ paths: [String], others: (String) -> ModuleFacts?, checkouts: String) throws {
    let texts = try paths.map { path -> (path: String, text: String) in
      let file = URL(fileURLWithPath: path).standardizedFileURL.path
      guard let data = FileManager.default.contents(atPath: file) else {
        throw Failure("\(path): cannot be read")
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw Failure("\(path): is not UTF-8")
      }
      return (file, text)
    }
    let imports = texts.reduce(into: Set<String>()) {
      $0.formUnion(ImportScan.modules(in: $1.text))
    }
    let facts = imports.sorted().compactMap(others)
    let isDependency = paths.contains { $0.hasPrefix(checkouts + "/") }
    let isForUIKit =
      isDependency
      ? texts.contains { ImportScan.imports(anyOf: Self.kin, unconditionallyIn: $0.text) }
        || !imports.isDisjoint(with: Self.kin)
          && texts.allSatisfy { ImportScan.isOnlyForUIKit($0.text) }
      : !imports.isDisjoint(with: Self.kin)
        || texts.contains { text in Self.words.contains { text.text.contains($0) } }
    (self.texts, self.imports, self.facts) = (texts, imports, facts)
    needsKit = isForUIKit || facts.contains { $0.needsKit }
  }
}
