import Foundation

/// A folder instead of dumps.
enum DumpFolder {
  /// The extensions of dumps; other files in a folder are ignored.
  private static let extensions: Set<String> = ["txt", "json", "xml", "log", "dump", "yaml"]

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the dumps in a folder and those below it, in the order of their names, or the path
  /// itself if it is not a folder.
  ///
  /// - Throws: ``ExitStatus/badInput`` if the folder contains no dump.
  static func files(at path: String) throws -> [String] {
    guard isFolder(path) else { return [path] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let dumps = names.filter { name in
      extensions.contains((name as NSString).pathExtension.lowercased())
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    guard !dumps.isEmpty else {
      throw Complaint.file(path, .noDump(extensions: extensions.sorted())).ending()
    }
    return dumps.sorted().map { (path as NSString).appendingPathComponent($0) }
  }
}
