import Foundation

/// The compiler that the user has.
struct Toolchain {
  /// Its folder `usr`.
  let root: URL
  /// What it says of its version and its host.
  let version: String

  var swift: String { root.appendingPathComponent("bin/swift").path }
  var compiler: String { root.appendingPathComponent("bin/swiftc").path }

  /// Finds the one that `PATH` leads to, behind whatever chooses among several.
  static func current() throws -> Toolchain {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let places = path.split(separator: ":").map { "\($0)/swiftc" }
    guard let compiler = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw Failure("no swiftc in PATH") }
    guard let data = Subprocess.output(of: compiler, ["-print-target-info"]),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: data)
    else { throw Failure("\(compiler) does not say what it compiles for") }
    let resources = URL(fileURLWithPath: info.paths.runtimeResourcePath)
    return Toolchain(
      root: resources.deletingLastPathComponent().deletingLastPathComponent(),
      version: "\(info.compilerVersion) \(info.target.triple)")
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    struct Target: Decodable { let triple: String }
    let compilerVersion: String
    let paths: Paths
    let target: Target
  }
}
