// swift-tools-version: 6.2
import PackageDescription

/// Warnings fail the build where CI asks for it; a user's build with a later compiler must not.
let strictness: [SwiftSetting] =
  Context.environment["FALLTHROUGH_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// SwiftPM calls a package by its folder, which a user may have renamed, unless it has a name.
let library = "Fallthrough"

// The command is a package of its own, so that an app which links the library resolves nothing else.
let package = Package(
  name: "touchmap",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "touchmap", targets: ["TouchMapTool"])],
  dependencies: [
    .package(name: library, path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", "1.4.0"..<"2.0.0"),
    .package(url: "https://github.com/jpsim/Yams", "5.0.0"..<"7.0.0"),
  ],
  targets: [
    .target(
      name: "TouchMapCommand",
      dependencies: [
        .product(name: "TouchReports", package: library),
        .product(name: "TouchMap", package: library),
        .product(name: "ArgumentParser", package: "swift-argument-parser"), "Yams",
      ]
    ),
    // Not called as its product: on a Mac's disk that would be the same as TouchMap.
    .executableTarget(name: "TouchMapTool", dependencies: ["TouchMapCommand"]),
    .testTarget(
      name: "TouchMapCommandTests",
      dependencies: [
        "TouchMapTool", "TouchMapCommand", .product(name: "TouchMap", package: library),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets { target.swiftSettings = strictness }
