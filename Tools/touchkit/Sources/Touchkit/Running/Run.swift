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

  /// - Parameter arguments: Options of SwiftPM's, with the tool's own among them.
  public init(_ verb: Verb, _ arguments: [String]) throws {
    self.verb = verb
    options = try RunOptions(arguments)
  }

  /// Runs SwiftPM, and returns its status.
  public func status() throws -> Int32 {
    Interruption.watch()
    try options.checkPaths()
    let toolchain = try Toolchain.current()
    let scratch = URL(
      fileURLWithPath: options.scratchPath ?? options.packagePath + "/.build/touchkit")
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(scratch.path): cannot be written")
    }
    let lock = try FileLock(scratch.appendingPathComponent("touchkit.lock").path) {
      note("\(scratch.path): another run is at work there; waiting for it")
    }
    defer { withExtendedLifetime(lock) {} }
    let package = try packagePath(scratch)
    let proxy = try proxy(toolchain, scratch)
    let versions = try ResolvedVersions(of: package, in: scratch)
    defer { versions.putAway() }
    let status = try Subprocess.run(
      toolchain.swift,
      [verb.rawValue, "--package-path", package, "--scratch-path", scratch.path] + options.passed,
      environment: ["SWIFT_EXEC": proxy.compiler, "SWIFT_EXEC_MANIFEST": toolchain.compiler])
    if status != 0 { Obstacles.lines(in: options.packagePath, scratch: scratch).forEach(note) }
    return status
  }

  private func packagePath(_ scratch: URL) throws -> String {
    if options.hasManifest { return options.packagePath }
    return try FolderPackage(sources: options.packagePath, in: scratch).path
  }

  private func proxy(_ toolchain: Toolchain, _ scratch: URL) throws -> ProxyToolchain {
    let (kit, name) = try options.kit(toolchain, listsIn: scratch)
    let plan = ProxyPlan(
      compiler: toolchain.compiler, kit: kit,
      checkouts: scratch.appendingPathComponent("checkouts").path)
    return try ProxyToolchain(
      in: scratch.appendingPathComponent("proxy"), for: plan, kitName: name, toolchain: toolchain)
  }
}

extension RunOptions {
  /// Whether the folder is a package.
  var hasManifest: Bool {
    FileManager.default.fileExists(atPath: packagePath + "/Package.swift")
  }

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
      sources: KitSources.folder(of: kitProject), listsIn: folder)
    return (kit, built)
  }
}
