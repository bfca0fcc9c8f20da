import Foundation

/// What a compiler that stands in for the real one must know. The run writes it, the proxy reads
/// it.
struct ProxyPlan: Codable {
  /// The real compiler.
  let compiler: String
  let kit: BuiltKit
  /// The folder of the dependencies' checkouts, which are taken for finished where nothing says
  /// otherwise.
  let checkouts: String
  /// What the user adds to modules.
  let additions: [Addition]
  /// Whether imports of modules that this host lacks are left out, so that everything else is
  /// judged.
  let leavesImportsOut: Bool
}

/// A folder that looks like a toolchain, whose `swiftc` is this tool.
///
/// Its name changes with the tool, the kit and the compiler, so that SwiftPM asks it again about
/// each module when one of them is another.
struct ProxyToolchain {
  let folder: URL

  /// Where SwiftPM finds the compiler.
  var compiler: String { folder.appendingPathComponent("usr/bin/swiftc").path }

  init(in parent: URL, for plan: ProxyPlan, kitName: String, toolchain: Toolchain) throws {
    let tool = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let attributes = try FileManager.default.attributesOfItem(atPath: tool)
    var fingerprint = Fingerprint()
    let built = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    for part in [tool, "\(built)", kitName, toolchain.version, toolchain.root.path]
      + (plan.leavesImportsOut ? ["imports"] : [])
      + plan.additions.flatMap({ [$0.module ?? "", $0.text] })
    {
      fingerprint.add(part)
    }
    folder = parent.appendingPathComponent(fingerprint.name)
    if !FileManager.default.fileExists(atPath: compiler) {
      try? FileManager.default.removeItem(at: parent)
      try make(tool: tool, toolchain: toolchain)
    }
    try JSONEncoder().encode(plan).write(
      to: folder.appendingPathComponent("plan.json"), options: .atomic)
  }

  /// All but the compiler leads to the real toolchain. The compiler comes last: a folder that has
  /// it is whole.
  private func make(tool: String, toolchain: Toolchain) throws {
    let manager = FileManager.default
    let bin = folder.appendingPathComponent("usr/bin")
    try manager.createDirectory(at: bin, withIntermediateDirectories: true)
    for part in ["lib", "share", "libexec"] {
      let real = toolchain.root.appendingPathComponent(part)
      guard manager.fileExists(atPath: real.path) else { continue }
      try manager.createSymbolicLink(
        at: folder.appendingPathComponent("usr/\(part)"), withDestinationURL: real)
    }
    let realBin = toolchain.root.appendingPathComponent("bin")
    for name in try manager.contentsOfDirectory(atPath: realBin.path) where name != "swiftc" {
      try manager.createSymbolicLink(
        at: bin.appendingPathComponent(name),
        withDestinationURL: realBin.appendingPathComponent(name))
    }
    let script = """
      #!/bin/sh
      exec \(ResponseFile.quoted(tool)) compile \
      \(ResponseFile.quoted(folder.appendingPathComponent("plan.json").path)) "$@"

      """
    try script.write(toFile: compiler, atomically: true, encoding: .utf8)
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
  }
}
