import Foundation

/// One `touchkit check`: the files of a folder as one module, type-checked and nothing more.
///
/// Imports of modules that this host lacks are left out, so that everything else is still judged.
public struct Check {
  private let options: RunOptions

  /// - Parameter arguments: `--package-path` with the folder, and the tool's own options.
  public init(_ arguments: [String]) throws {
    options = try RunOptions(arguments)
  }

  /// Type-checks, and prints a line for each file (`clean`, `other` for one that imports further modules,
  /// or `failed`), the number of its errors and its path, then each error.
  ///
  /// - Returns: 0 if there are no errors, else 1.
  public func status() throws -> Int32 {
    Interruption.watch()
    try options.checkPaths()
    let toolchain = try Toolchain.current()
    let work = FileManager.default.temporaryDirectory.appendingPathComponent(
      "touchkit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let kit = try options.kit(toolchain, listsIn: work)
    let files = try sources()
    let module = Self.moduleName(of: options.packagePath)
    let flags =
      ["-parse-as-library", "-swift-version", "5", "-module-name", module, "-package-name", module]
      + kit.kit.searchOptions
    let texts = try ModuleTexts(
      files.map { ($0.path, AbsentImports.removed(from: $0.text, of: $0)) }, of: module,
      knowing: [],
      kit: kit.kit.facts, additions: options.additions,
      check: TypeCheck(
        compiler: toolchain.compiler, flags: flags, folder: work.appendingPathComponent("check")))
    let changed = Dictionary(texts.changed, uniquingKeysWith: { first, _ in first })
    var copies: [String] = []
    for (number, file) in files.enumerated() {
      let place = work.appendingPathComponent("\(number).swift").path
      let text = changed[file.path] ?? AbsentImports.removed(from: file.text, of: file)
      try text.write(toFile: place, atomically: true, encoding: .utf8)
      copies.append(place)
    }
    if let accessor = BundleAccessor(files) {
      let place = work.appendingPathComponent("Bundle.swift").path
      try accessor.text.write(toFile: place, atomically: true, encoding: .utf8)
      copies.append(place)
    }
    let log = work.appendingPathComponent("log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let status = try Subprocess.run(
      toolchain.compiler,
      ["-typecheck", "-wmo", "-suppress-warnings"] + flags + copies,
      outputTo: FileHandle(forWritingTo: log))
    report(files, copies, texts.notes, errors: try String(contentsOf: log, encoding: .utf8))
    return status == 0 ? 0 : 1
  }

  /// The name of the innermost folder that is named after what it holds.
  private static func moduleName(of path: String) -> String {
    let general: Set<String> = ["Source", "Sources", "Classes", "Pod", "src", "ios"]
    let folders = path.split(separator: "/").map(String.init)
    return FolderPackage.moduleName(of: folders.last { !general.contains($0) } ?? path)
  }

  private func sources() throws -> [SourceFile] {
    let (folder, paths) = try FolderPackage.files(of: options.packagePath)
    return paths.compactMap { path in
      let file = folder.appendingPathComponent(path)
      return (try? String(contentsOf: file, encoding: .utf8)).map {
        SourceFile(path: path, text: $0)
      }
    }
  }

  private func report(
    _ files: [SourceFile], _ copies: [String], _ notes: [String], errors: String
  ) {
    var found: [String: [String]] = [:]
    for line in errors.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 3).map(String.init)
      guard parts.count == 4, parts[3].hasPrefix(" error: ") else { continue }
      let text = "\(parts[1]): \(parts[3].dropFirst(8))"
      if found[parts[0]]?.contains(text) != true { found[parts[0], default: []].append(text) }
    }
    for (file, copy) in zip(files, copies) {
      let errors = found[copy] ?? []
      let word =
        !AbsentImports.modules(in: file).isEmpty
        ? "other" : errors.isEmpty ? "clean" : "failed"
      print("\(word) \(errors.count) \(file.path)")
      for error in errors { print("  \(file.path):\(error)") }
    }
    for note in notes { print("  \(note)") }
  }
}

/// Imports of modules that only Apple's hosts have.
enum AbsentImports {
  private static let present: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "FoundationNetworking", "Dispatch",
    "ObjectiveC", "Swift", "os", "OSLog", "FoundationEssentials", "Synchronization",
  ]

  /// Those that the compiler would look for.
  static func modules(in file: SourceFile) -> Set<String> {
    ModuleIndex([file]).imports.subtracting(present).subtracting(AbsentFramework.names)
  }

  /// The text with their lines empty.
  static func removed(from text: String, of file: SourceFile) -> String {
    let absent = modules(in: file)
    if absent.isEmpty { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      ImportScan.modules(in: String(line)).isDisjoint(with: absent) ? line : ""
    }.joined(separator: "\n")
  }
}

/// The accessor of its resources that SwiftPM writes for a module.
private struct BundleAccessor {
  let text = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"

  /// Returns nil where nobody asks for it, or the module has one of its own.
  init?(_ files: [SourceFile]) {
    let isAsked = files.contains {
      $0.text.contains("Bundle.module") || $0.text.contains("(.module")
    }
    let isThere = files.contains {
      $0.text.contains("let module: Bundle") || $0.text.contains("var module: Bundle")
        || $0.text.contains("let module = Bundle")
    }
    if !isAsked || isThere { return nil }
  }
}
