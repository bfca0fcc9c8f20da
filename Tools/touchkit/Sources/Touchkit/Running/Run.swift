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
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: options.packagePath, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw Failure("\(options.packagePath): no such folder") }
    let scratch = URL(
      fileURLWithPath: options.scratchPath ?? options.packagePath + "/.build/touchkit")
    try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
    let lock = try FileLock(scratch.appendingPathComponent("touchkit.lock").path) {
      note("\(scratch.path): another run is at work there; waiting for it")
    }
    defer { withExtendedLifetime(lock) {} }
    let toolchain = try Toolchain.current()
    let package = try packagePath(scratch)
    let proxy = try proxy(toolchain, scratch)
    let resolved = package + "/Package.resolved"
    let hadResolved = manager.fileExists(atPath: resolved)
    defer { if !hadResolved { try? manager.removeItem(atPath: resolved) } }
    let status = try Subprocess.run(
      toolchain.swift,
      [verb.rawValue, "--package-path", package, "--scratch-path", scratch.path] + options.passed,
      environment: ["SWIFT_EXEC": proxy.compiler, "SWIFT_EXEC_MANIFEST": toolchain.compiler])
    if status != 0 { Obstacles.lines(in: options.packagePath).forEach(note) }
    return status
  }

  private func packagePath(_ scratch: URL) throws -> String {
    if FileManager.default.fileExists(atPath: options.packagePath + "/Package.swift") {
      return options.packagePath
    }
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
  /// The kit that the options ask for, with a name that changes with it.
  func kit(_ toolchain: Toolchain, listsIn folder: URL) throws -> (kit: BuiltKit, name: String) {
    let project = kitPath.map { URL(fileURLWithPath: $0) } ?? KitSources.own
    guard let built = builtKitPath else {
      return try KitStore(folder: KitStore.userFolder, toolchain: toolchain)
        .kit(of: project, flags: kitFlags)
    }
    let kit = try BuiltKit(
      buildFolder: URL(fileURLWithPath: built).resolvingSymlinksInPath(),
      sources: KitSources.folder(of: project), listsIn: folder)
    return (kit, built)
  }
}
