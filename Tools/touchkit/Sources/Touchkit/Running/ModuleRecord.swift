import Foundation

/// What the tool keeps of a module beside its objects.
struct ModuleRecord {
  let folder: URL
  private let all: URL

  init(_ name: String, in buildFolder: URL) {
    all = buildFolder.appendingPathComponent("touchkit")
    folder = all.appendingPathComponent(name)
  }

  var overlay: Overlay { Overlay(folder: folder) }
  var facts: ModuleFacts? { Self.facts(in: folder) }

  /// Whether the package brings a UIKit itself.
  var hasOwnKit: Bool {
    FileManager.default.fileExists(atPath: all.appendingPathComponent("UIKit/facts.json").path)
  }

  /// The facts of another module of the same build.
  func others(_ name: String) -> ModuleFacts? { Self.facts(in: all.appendingPathComponent(name)) }

  func write(_ facts: ModuleFacts) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(facts).write(
      to: folder.appendingPathComponent("facts.json"), options: .atomic)
  }

  private static func facts(in folder: URL) -> ModuleFacts? {
    let path = folder.appendingPathComponent("facts.json").path
    return FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(ModuleFacts.self, from: $0)
    }
  }
}
