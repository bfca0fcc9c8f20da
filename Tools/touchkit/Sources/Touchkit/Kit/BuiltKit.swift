import Foundation

/// The headless UIKit as objects and modules that others are compiled and linked with.
struct BuiltKit: Codable {
  static let modules = ["CoreGraphics", "QuartzCore", "MainThread", "UIKit"]
  static let testingModules = ["_Testing_CoreGraphics", "_Testing_UIKit"]

  /// The compiler's options with which it finds its modules.
  let searchOptions: [String]
  /// A response file with its objects.
  let objectsPath: String
  /// A response file with those that a test needs besides.
  let testingObjectsPath: String
  let facts: ModuleFacts

  /// Reads a build folder of SwiftPM's and writes what the kit is made of into another folder.
  init(
    buildFolder: URL, sources: URL, stub: URL, listsIn folder: URL, toolchain: Toolchain
  ) throws {
    let stub = try Self.compileStub(stub, to: folder, by: toolchain)
    searchOptions = ["-I", buildFolder.appendingPathComponent("Modules").path, "-I", stub.path]
    objectsPath = folder.appendingPathComponent("kit-objects").path
    testingObjectsPath = folder.appendingPathComponent("kit-testing-objects").path
    let places = Self.modules.map { buildFolder.appendingPathComponent("\($0).build") }
    try Self.writeObjects(in: places + [stub], to: objectsPath)
    try Self.writeObjects(
      in: Self.testingModules.map { buildFolder.appendingPathComponent("\($0).build") },
      to: testingObjectsPath)
    facts = try KitFacts.read(from: sources, keptIn: KitStore.userFolder)
  }

  /// Compiles the stub of `os`, which no package builds: all of its dependencies would see a module
  /// of that name, and take the host for one of Apple's.
  private static func compileStub(
    _ stub: URL, to folder: URL, by toolchain: Toolchain
  ) throws -> URL {
    let place = folder.appendingPathComponent("os.build")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let files = try KitSources.swiftFiles(in: stub).map { stub.appendingPathComponent($0).path }
    let status = try Subprocess.run(
      toolchain.compiler,
      ["-module-name", "os", "-parse-as-library", "-whole-module-optimization", "-emit-module"]
        + ["-emit-module-path", place.appendingPathComponent("os.swiftmodule").path]
        + ["-emit-object", "-o", place.appendingPathComponent("os.o").path] + files)
    guard status == 0 else { throw Failure("\(stub.path): cannot be compiled") }
    return place
  }

  private static func writeObjects(in places: [URL], to path: String) throws {
    var objects: [String] = []
    for place in places {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else {
        let module = place.deletingPathExtension().lastPathComponent
        throw Failure("\(place.path): the kit's \(module) is not built there")
      }
      objects += names.sorted().filter { $0.hasSuffix(".o") }.map { "\(place.path)/\($0)" }
    }
    let text = objects.map { ResponseFile.quoted($0) + "\n" }.joined()
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
