import Foundation

/// A manifest around a folder of sources that has none. It stands in the build folder, with links
/// to the sources.
struct FolderPackage {
  /// The folder of the manifest.
  let path: String

  init(sources: String, in scratch: URL) throws {
    let (real, files) = try Self.files(of: sources)
    let folder = scratch.appendingPathComponent("package")
    path = folder.path
    let name = Self.moduleName(of: sources)
    let target = folder.appendingPathComponent("Sources/\(name)")
    let manager = FileManager.default
    try? manager.removeItem(at: folder.appendingPathComponent("Sources"))
    for file in files {
      let link = target.appendingPathComponent(file)
      try manager.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: link.path, withDestinationPath: real.path + "/" + file)
    }
    if let accessor = BundleAccessor(in: real, files) {
      let place = target.appendingPathComponent("Bundle+Module.swift")
      try accessor.text.write(to: place, atomically: true, encoding: .utf8)
    }
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(name: "\(name)", targets: [.target(name: "\(name)")])

      """
    let place = folder.appendingPathComponent("Package.swift").path
    if manager.contents(atPath: place) != Data(manifest.utf8) {
      try manifest.write(toFile: place, atomically: true, encoding: .utf8)
    }
  }

  /// The Swift files below a folder, with the folder that they are in: a link is not walked
  /// through.
  static func files(of sources: String) throws -> (folder: URL, files: [String]) {
    let real = URL(fileURLWithPath: sources).resolvingSymlinksInPath()
    let files = try KitSources.swiftFiles(in: real).filter { file in
      !file.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "Package.swift" }
    }
    guard !files.isEmpty else {
      throw Failure("\(sources): neither a Package.swift nor Swift sources are there")
    }
    return (real, files)
  }

  /// The name of the innermost folder that is named after what it holds, as a module can have it.
  static func moduleName(of path: String) -> String {
    let general: Set<String> = ["Source", "Sources", "Classes", "Pod", "src", "ios"]
    let folders = URL(fileURLWithPath: path).pathComponents
    let own = folders.last { !general.contains($0) } ?? path
    let name = own.map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "_"
    }
    return name.first?.isNumber == true ? "_" + String(name) : String(name)
  }
}

/// The accessor of its resources that SwiftPM writes for a module that has some.
private struct BundleAccessor {
  let text = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"

  /// Returns nil where nobody asks for it, or the module has one of its own.
  init?(in folder: URL, _ files: [String]) {
    let texts = files.compactMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    func contains(_ parts: String...) -> Bool {
      texts.contains { text in parts.contains(where: text.contains) }
    }
    let isThere = contains("let module: Bundle", "var module: Bundle", "let module = Bundle")
    if isThere || !contains("Bundle.module", "(.module") { return nil }
  }
}
