import Foundation

/// Kits that were built once, a folder for each compiler, set of flags and state of the sources.
struct KitStore {
  let folder: URL
  let toolchain: Toolchain

  /// How many kits are kept.
  private static let capacity = 6

  /// The folder of the user's caches that belongs to this tool; `TOUCHKIT_CACHE` names another.
  static var userFolder: URL {
    let environment = ProcessInfo.processInfo.environment
    if let own = environment["TOUCHKIT_CACHE"] { return URL(fileURLWithPath: own) }
    let caches =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return caches.appendingPathComponent("touchkit")
  }

  /// Returns the kit for some flags, and builds it if it is not there. An interrupted build is
  /// begun anew.
  func kit(of project: URL, flags: [String]) throws -> (kit: BuiltKit, name: String) {
    let sources = try KitSources.folder(of: project)
    let files = try KitSources.files(in: sources, endings: ["swift", "c", "h"])
    let stub = KitSources.stub(of: project)
    var fingerprint = Fingerprint()
    ([toolchain.version] + flags).forEach { fingerprint.add($0) }
    for (folder, files) in [(sources, files), (stub, try KitSources.swiftFiles(in: stub))] {
      for file in files {
        fingerprint.add(file)
        fingerprint.add(try Data(contentsOf: folder.appendingPathComponent(file)))
      }
    }
    let place = folder.appendingPathComponent(fingerprint.name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = try FileLock(place.path + ".lock") {
      note("another run builds the kit; waiting for it")
    }
    defer { withExtendedLifetime(lock) {} }
    let record = place.appendingPathComponent("kit.json")
    if let data = try? Data(contentsOf: record),
      let kit = try? JSONDecoder().decode(BuiltKit.self, from: data)
    {
      return (kit, fingerprint.name)
    }
    note("building the kit once, in \(place.path)")
    let kit: BuiltKit
    do {
      kit = try build(in: place, from: sources, files: files, stub: stub, flags: flags)
      try Interruption.check()
    } catch {
      // The log of a kit that cannot be built stays, one that was not built to its end goes.
      if Interruption.hasHappened { try? FileManager.default.removeItem(at: place) }
      throw error
    }
    try JSONEncoder().encode(kit).write(to: record, options: .atomic)
    removeOldest(but: fingerprint.name)
    return (kit, fingerprint.name)
  }

  private func build(
    in place: URL, from sources: URL, files: [String], stub: URL, flags: [String]
  ) throws -> BuiltKit {
    let manager = FileManager.default
    try? manager.removeItem(at: place)
    let copies = place.appendingPathComponent("Sources")
    for file in files {
      let copy = copies.appendingPathComponent(file)
      try manager.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(at: sources.appendingPathComponent(file), to: copy)
    }
    let manifest = place.appendingPathComponent("Package.swift")
    try Self.manifest.write(to: manifest, atomically: true, encoding: .utf8)
    let log = place.appendingPathComponent("log.txt")
    _ = manager.createFile(atPath: log.path, contents: nil)
    let build = ["build", "--package-path", place.path] + flags
    let status = try Subprocess.run(toolchain.swift, build, outputTo: FileHandle(forWritingTo: log))
    guard status == 0,
      let path = Subprocess.output(of: toolchain.swift, build + ["--show-bin-path"])
    else { throw Failure("\(log.path): the kit could not be built; the log says why") }
    let output = String(decoding: path, as: UTF8.self).split(separator: "\n").last ?? ""
    return try BuiltKit(
      buildFolder: URL(fileURLWithPath: String(output)), sources: copies, stub: stub,
      listsIn: place, toolchain: toolchain)
  }

  /// A kit is used again within days or never.
  private func removeOldest(but name: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let kits = names.filter { !$0.contains(".") && $0 != name }.sorted { age($0) > age($1) }
    for old in kits.dropFirst(Self.capacity - 1) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(old))
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(old + ".lock"))
    }
  }

  private func age(_ name: String) -> Date {
    let path = folder.appendingPathComponent(name).path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "TouchkitKit",
      products: [.library(name: "UIKit", targets: ["UIKit"])],
      targets: [
        .target(name: "CoreGraphics"),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
        .target(name: "MainThread"),
        .target(name: "UIKit", dependencies: ["QuartzCore", "MainThread"]),
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
      ],
      swiftLanguageModes: [.v6]
    )

    """
}

/// Writes a line of the tool's own to the standard error.
func note(_ text: String) { FileHandle.standardError.write(Data("touchkit: \(text)\n".utf8)) }
