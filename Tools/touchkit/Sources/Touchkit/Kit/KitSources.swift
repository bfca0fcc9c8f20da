import Foundation

/// The sources of the headless UIKit.
enum KitSources {
  /// The folder of them in the project that this tool is a part of.
  static var own: URL {
    var place = URL(fileURLWithPath: #filePath)
    for _ in 0..<6 { place.deleteLastPathComponent() }
    return place
  }

  /// The folder with the modules in a project.
  static func folder(of project: URL) throws -> URL {
    let folder = project.appendingPathComponent("Sources/Headless")
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("UIKit").path) else {
      throw Failure("\(folder.path): no headless UIKit is there; name its project with --kit PATH")
    }
    return folder
  }

  /// The folder with the stub of `os` in a project.
  static func stub(of project: URL) -> URL {
    project.appendingPathComponent("Tools/touchkit/Stubs/os")
  }

  /// The Swift files below a folder, in order.
  static func swiftFiles(in folder: URL) throws -> [String] {
    try files(in: folder, endings: ["swift"])
  }

  static func files(in folder: URL, endings: Set<String>) throws -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else {
      throw Failure("\(folder.path): cannot be read")
    }
    return all.compactMap { $0 as? String }
      .filter { endings.contains(($0 as NSString).pathExtension) }.sorted()
  }
}
