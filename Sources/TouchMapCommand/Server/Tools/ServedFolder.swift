import Foundation

/// The folder in which the server reads dumps by path: nothing outside of it is opened.
package struct ServedFolder: Sendable {
  /// The largest file that is read, in bytes: far larger than any screen. A choice.
  static let largestFile = 1 << 26

  /// The folder without links in its path; `nil` if no path is allowed.
  let root: String?

  /// Serves a folder that the user named, or the working folder unless that is `/` or a home; `nil`
  /// if the named path is not a folder.
  package init?(named folder: String?) {
    guard let folder else {
      root = Self.resolved(".").flatMap { Self.isTooWide($0) ? nil : $0 }
      return
    }
    guard let resolved = Self.resolved(folder), DumpFolder.isFolder(resolved) else { return nil }
    root = resolved
  }

  /// Reads a file.
  ///
  /// - Throws: ``ToolProblem``, which contains nothing of the file.
  func contents(of path: String) throws -> Data {
    guard let root else {
      throw ToolProblem(
        "no path is allowed here; pass the text as dump, or start touchmap mcp --root FOLDER")
    }
    guard !path.split(separator: "/").contains(".."), path != "-", !path.utf8.contains(0) else {
      throw ToolProblem("path must name a file below the served folder, without \"..\"")
    }
    let absolute = path.hasPrefix("/") ? path : root + "/" + path
    guard let resolved = Self.resolved(absolute) else {
      throw ToolProblem("there is no such file below the served folder")
    }
    guard resolved.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw ToolProblem("path leads out of the served folder")
    }
    return try Self.read(resolved)
  }

  /// Opens the file without waiting, as a pipe would require, and examines the open file, so that
  /// it cannot be replaced in between.
  private static func read(_ path: String) throws -> Data {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw ToolProblem("the file cannot be opened") }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw ToolProblem("path must name a plain file: no folder, device or pipe")
    }
    guard facts.st_size <= largestFile else {
      throw ToolProblem(
        "the file is larger than \(largestFile >> 20) MiB, and no dump of one screen is")
    }
    guard let data = try? file.read(upToCount: largestFile + 1), data.count <= largestFile else {
      throw ToolProblem("the file is empty or cannot be read")
    }
    return data
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a folder contains far more than one project.
  private static func isTooWide(_ folder: String) -> Bool {
    let home = resolved(FileManager.default.homeDirectoryForCurrentUser.path)
    let parent = (folder as NSString).deletingLastPathComponent
    return folder == "/" || folder == home || folder == "/root"
      || ["/home", "/Users"].contains(parent)
  }
}
