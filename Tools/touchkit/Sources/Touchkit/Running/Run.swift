import Foundation

/// One `touchkit build` or `touchkit test`.
public struct Run {
  /// What SwiftPM is to do.
  public enum Verb: String, Sendable {
    /// Compiles.
    case build
    /// Compiles and runs the tests.
    case test
  }

  private let verb: Verb
  private let options: RunOptions
  private let leavesImportsOut: Bool

  /// - Parameter arguments: Options of SwiftPM's, with the tool's own among them.
  public init(_ verb: Verb, _ arguments: [String]) throws {
    self.init(verb, try RunOptions(arguments), leavesImportsOut: false)
  }

  init(_ verb: Verb, _ options: RunOptions, leavesImportsOut: Bool) {
    (self.verb, self.options, self.leavesImportsOut) = (verb, options, leavesImportsOut)
  }

  /// Runs SwiftPM, and returns its status.
  public func status() throws -> Int32 { try status(outputTo: nil) }

  func status(outputTo output: FileHandle?) throws -> Int32 {
    Interruption.watch()
    try options.checkPaths()
    let toolchain = try Toolchain.current()
    let scratch = try scratchFolder()
    let lock = try FileLock(scratch.appendingPathComponent("touchkit.lock").path) {
      note("\(scratch.path): another run is at work there; waiting for it")
    }
    defer { withExtendedLifetime(lock) {} }
    let package = try packagePath(scratch)
    let proxy = try proxy(toolchain, scratch)
    let versions = try ResolvedVersions(of: package, in: scratch)
    defer { versions.putAway() }
    let paths = ["--package-path", package, "--scratch-path", scratch.path]
    let environment = ["SWIFT_EXEC": proxy.compiler, "SWIFT_EXEC_MANIFEST": toolchain.compiler]
    let status = try run(toolchain.swift, paths, environment, outputTo: output)
    if status != 0 {
      let targets = targetFolders(of: package, toolchain, paths)
      Obstacles.lines(of: targets, in: options.packagePath, scratch: scratch).forEach(note)
    }
    return status
  }

  /// Runs SwiftPM, and the tests after it where they have a limit of time.
  private func run(
    _ swift: String, _ paths: [String], _ environment: [String: String],
    outputTo output: FileHandle?
  ) throws -> Int32 {
    guard verb == .test, let limit = options.timeLimit else {
      return try Subprocess.run(
        swift, [verb.rawValue] + paths + options.passed, environment: environment,
        outputTo: output)
    }
    let tests = TestOptions(options.passed)
    let build = ["build"] + paths + tests.forBuilding
    let status = try Subprocess.run(swift, build + ["--build-tests"], environment: environment)
    guard status == 0 else { return status }
    return try LimitedTests(
      in: Subprocess.output(of: swift, build + ["--show-bin-path"]), options: tests, limit: limit,
      resultsPath: options.resultsPath
    ).status()
  }

  /// The folders of the package's targets; the whole package where SwiftPM cannot say.
  private func targetFolders(of package: String, _ toolchain: Toolchain, _ paths: [String])
    -> [String]
  {
    let targets = options.hasManifest ? Self.targets(toolchain, paths) : nil
    return targets?.map { "\(package)/\($0.path)" } ?? [options.packagePath]
  }

  /// The files that `touchkit build` compiles, where links lead; nil for all, without a manifest.
  static func builtFiles(of options: RunOptions) throws -> Set<String>? {
    let root = URL(fileURLWithPath: options.packagePath).resolvingSymlinksInPath()
    guard options.hasManifest,
      let targets = targets(try .current(), ["--package-path", options.packagePath])
    else { return nil }
    let files = targets.filter { $0.type != "test" }.flatMap { target in
      target.sources.map { root.appendingPathComponent("\(target.path)/\($0)").path }
    }
    return Set(files)
  }

  private struct Target: Decodable {
    let path: String
    let sources: [String]
    let type: String
  }

  private static func targets(_ toolchain: Toolchain, _ paths: [String]) -> [Target]? {
    struct Description: Decodable { let targets: [Target] }
    let arguments = ["package"] + paths + ["describe", "--type", "json"]
    return Subprocess.output(of: toolchain.swift, arguments).flatMap {
      try? JSONDecoder().decode(Description.self, from: $0).targets
    }
  }

  private func scratchFolder() throws -> URL {
    let folder = URL(
      fileURLWithPath: options.scratchPath ?? options.packagePath + "/.build/touchkit")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(folder.path): cannot be written")
    }
    return folder
  }

  private func packagePath(_ scratch: URL) throws -> String {
    if options.hasManifest { return options.packagePath }
    return try FolderPackage(sources: options.packagePath, in: scratch).path
  }

  private func proxy(_ toolchain: Toolchain, _ scratch: URL) throws -> ProxyToolchain {
    let (kit, name) = try options.kit(toolchain, listsIn: scratch)
    let plan = ProxyPlan(
      compiler: toolchain.compiler, kit: kit,
      checkouts: scratch.appendingPathComponent("checkouts").path, additions: options.additions,
      leavesImportsOut: leavesImportsOut)
    return try ProxyToolchain(
      in: scratch.appendingPathComponent("proxy"), for: plan, kitName: name, toolchain: toolchain)
  }
}

extension RunOptions {
  /// Whether the folder is a package.
  var hasManifest: Bool { FileManager.default.fileExists(atPath: packagePath + "/Package.swift") }

  /// Throws where there is nothing to build or nothing to build with, before anything is written.
  func checkPaths() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: packagePath, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw Failure("\(packagePath): no such folder") }
    if !hasManifest { _ = try FolderPackage.files(of: packagePath) }
    _ = try KitSources.folder(of: kitProject)
  }

  private var kitProject: URL { kitPath.map { URL(fileURLWithPath: $0) } ?? KitSources.own }

  /// The kit that the options ask for, with a name that changes with it.
  func kit(_ toolchain: Toolchain, listsIn folder: URL) throws -> (kit: BuiltKit, name: String) {
    guard let built = builtKitPath else {
      return try KitStore(folder: KitStore.userFolder, toolchain: toolchain)
        .kit(of: kitProject, flags: kitFlags)
    }
    let kit = try BuiltKit(
      buildFolder: URL(fileURLWithPath: built).resolvingSymlinksInPath(),
      sources: KitSources.folder(of: kitProject), stub: KitSources.stub(of: kitProject),
      listsIn: folder, toolchain: toolchain)
    return (kit, built)
  }
}
