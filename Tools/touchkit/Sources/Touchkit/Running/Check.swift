import Foundation

/// One `touchkit check`: a build of a package, or of a folder of sources as one module, whose
/// errors are listed file by file.
///
/// In a folder without a manifest, imports of modules that this host lacks are left out, so that
/// everything else is still judged; such a folder does not pass.
public struct Check {
  private let options: RunOptions

  /// - Parameter arguments: `--package-path` with the folder, and the tool's own options.
  public init(_ arguments: [String]) throws { options = try RunOptions(arguments) }

  /// Builds, and prints a line for each file (`clean`, `other` for one that imports modules which
  /// this host lacks, or `failed`), the number of its errors and its path, then each error.
  ///
  /// - Returns: 0 if the same folder passes `touchkit build`, else 1.
  public func status() throws -> Int32 {
    try options.checkPaths()
    let work = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touchkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    var options = options
    if options.scratchPath == nil { options.scratchPath = work.path }
    let log = work.appendingPathComponent("log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let status = try Run(.build, options, leavesImportsOut: !options.hasManifest)
      .status(outputTo: FileHandle(forWritingTo: log))
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    let hasOthers = try report(BuildLog(output))
    return status == 0 && !hasOthers ? 0 : 1
  }

  /// Prints what was found; returns whether a file imports modules that this host lacks.
  private func report(_ log: BuildLog) throws -> Bool {
    let (folder, paths) = try FolderPackage.files(of: options.packagePath)
    var hasOthers = false
    let built = try Run.builtFiles(of: options)
    for path in paths {
      let file = folder.appendingPathComponent(path)
      if built?.contains(file.path) == false { continue }
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let errors = log.errors(in: file)
      let isOther = !options.hasManifest && !AbsentImports.modules(in: text).isEmpty
      hasOthers = hasOthers || isOther
      print("\(isOther ? "other" : errors.isEmpty ? "clean" : "failed") \(errors.count) \(path)")
      for error in errors { print("  \(path):\(error)") }
    }
    for line in log.others { print("  \(line)") }
    return hasOthers
  }
}

/// What SwiftPM and the compiler wrote in a build.
private struct BuildLog {
  private var errors: [(path: String, text: String)] = []
  /// The tool's own lines, and errors that are in no file.
  private(set) var others: [String] = []

  init(_ output: String) {
    for line in output.split(separator: "\n") {
      if let error = CompilerError(line), error.path.hasSuffix(".swift") {
        // A folder without a manifest is built through links.
        let path = URL(fileURLWithPath: error.path).resolvingSymlinksInPath().path
        let found = (path, "\(error.line): \(error.message)")
        if !errors.contains(where: { $0 == found }) { errors.append(found) }
      } else if line.contains(": touchkit ") || line.hasPrefix("error: ") {
        if !others.contains(String(line)) { others.append(String(line)) }
      }
    }
    // That a command of the compiler's failed is no news beside its errors.
    if !errors.isEmpty { others.removeAll { $0.hasPrefix("error: ") } }
  }

  /// Line and text of each error in a file.
  func errors(in file: URL) -> [String] { errors.filter { $0.path == file.path }.map(\.text) }
}

/// Imports of modules that only Apple's hosts have.
enum AbsentImports {
  private static let present: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "FoundationNetworking", "Dispatch",
    "ObjectiveC", "Swift", "os", "OSLog", "FoundationEssentials", "Synchronization",
  ]

  /// Those that the compiler would look for.
  static func modules(in text: String) -> Set<String> {
    ModuleIndex([SourceFile(path: "", text: text)]).imports.subtracting(present)
      .subtracting(AbsentFramework.names)
  }

  /// The text with their lines empty.
  static func removed(from text: String) -> String {
    ImportScan.withoutImports(of: modules(in: text), in: text)
  }
}
