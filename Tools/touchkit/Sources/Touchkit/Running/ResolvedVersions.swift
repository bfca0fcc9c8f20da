import Foundation

/// The versions of dependencies that SwiftPM writes beside the manifest. A package that has none of
/// its own gets them for a run only; between runs they stand in the build folder.
struct ResolvedVersions {
  private let file: String
  private let kept: String
  /// Says that the file beside the manifest is the tool's, whatever became of the run that brought
  /// it.
  private let mark: String
  private let isUsers: Bool

  init(of package: String, in scratch: URL) throws {
    let manager = FileManager.default
    file = package + "/Package.resolved"
    kept = scratch.appendingPathComponent("Package.resolved").path
    mark = scratch.appendingPathComponent("resolved-for-a-run").path
    isUsers = manager.fileExists(atPath: file) && !manager.fileExists(atPath: mark)
    guard !isUsers else { return }
    try Data().write(to: URL(fileURLWithPath: mark))
    if manager.fileExists(atPath: kept), !manager.fileExists(atPath: file) {
      try manager.copyItem(atPath: kept, toPath: file)
    }
  }

  /// Takes the file away again, unless it is the user's.
  func putAway() {
    guard !isUsers else { return }
    let manager = FileManager.default
    if manager.fileExists(atPath: file) {
      try? manager.removeItem(atPath: kept)
      try? manager.moveItem(atPath: file, toPath: kept)
    }
    try? manager.removeItem(atPath: mark)
  }
}
