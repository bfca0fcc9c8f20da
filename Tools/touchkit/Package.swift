// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where the toolchain on `PATH` keeps swift-syntax, built; nil if it has none, and then the
/// package's sources of it are built, which takes minutes. `TOUCHKIT_OWN_SYNTAX` asks for these.
let host: String? = {
  if Context.environment["TOUCHKIT_OWN_SYNTAX"] != nil { return nil }
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  let compiler = folders.map { "\($0)/swiftc" }.first(where: FileManager.default.fileExists)
  guard let compiler else { return nil }
  let bin = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
  let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
  let parts = ["SwiftParser.swiftmodule", "libSwiftSyntax.so", "libSwiftParser.so"]
  return parts.allSatisfy { FileManager.default.fileExists(atPath: "\(host)/\($0)") } ? host : nil
}()

let package = Package(
  name: "touchkit",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "touchkit", targets: ["TouchkitCommand"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0")
  ],
  targets: [
    .target(name: "Touchkit"),
    .executableTarget(
      name: "TouchkitCommand",
      dependencies: [
        "Touchkit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/Command"),
    .testTarget(name: "TouchkitTests", dependencies: ["Touchkit", "TouchkitCommand"]),
  ],
  swiftLanguageModes: [.v6]
)

if let host {
  for target in package.targets {
    target.swiftSettings = [.unsafeFlags(["-I", host])]
    target.linkerSettings = [
      .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    ]
  }
} else {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"))
  package.targets[0].dependencies = [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
  ]
}
