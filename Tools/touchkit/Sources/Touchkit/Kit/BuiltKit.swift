import Foundation

/// The headless UIKit as objects and modules that others are compiled and linked with.
struct BuiltKit: Codable {
  static let modules = ["CoreGraphics", "QuartzCore", "MainThread", "UIKit"]
  /// Not built by the project itself, where every package of a graph would see a module of that name.
  static let ownModules = ["os"]
  static let testingModules = ["_Testing_CoreGraphics", "_Testing_UIKit"]

  /// The folder of its modules.
  let modulesPath: String
  /// A response file with its objects.
  let objectsPath: String
  /// A response file with those that a test needs besides.
  let testingObjectsPath: String
  let facts: ModuleFacts

  /// Reads a build folder of SwiftPM's and writes what the kit is made of into another folder.
  init(buildFolder: URL, sources: URL, listsIn folder: URL) throws {
    modulesPath = buildFolder.appendingPathComponent("Modules").path
    objectsPath = folder.appendingPathComponent("kit-objects").path
    testingObjectsPath = folder.appendingPathComponent("kit-testing-objects").path
    let own = Self.ownModules.filter {
      FileManager.default.fileExists(atPath: buildFolder.appendingPathComponent("\($0).build").path)
    }
    try Self.writeObjects(of: Self.modules + own, in: buildFolder, to: objectsPath)
    try Self.writeObjects(of: Self.testingModules, in: buildFolder, to: testingObjectsPath)
    facts = try KitFacts.read(from: sources, keptIn: KitStore.userFolder)
  }

  private static func writeObjects(of modules: [String], in folder: URL, to path: String) throws {
    var objects: [String] = []
    for module in modules {
      let place = folder.appendingPathComponent("\(module).build").path
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place) else {
        throw Failure("\(place): the kit's \(module) is not built there")
      }
      objects += names.sorted().filter { $0.hasSuffix(".o") }.map { "\(place)/\($0)" }
    }
    let text = objects.map { ResponseFile.quoted($0) + "\n" }.joined()
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
