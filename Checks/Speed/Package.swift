// swift-tools-version: 6.2
import PackageDescription

/// The package's own directory may be called anything.
let library = "Fallthrough"

/// On a host with a UIKit of its own the headless one does not exist.
#if canImport(Darwin)
  let headlessUIKit: [Target.Dependency] = []
#else
  let headlessUIKit: [Target.Dependency] = [.product(name: "UIKit", package: library)]
#endif

let package = Package(
  name: "Speed",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: library, path: "../..")],
  targets: [
    .target(name: "Scenes"),
    .executableTarget(name: "MakeScenes", dependencies: ["Scenes"]),
    .target(name: "Harness"),
    .target(
      name: "Engines",
      dependencies: [
        "Harness", "Scenes", .product(name: "Fallthrough", package: library),
        .product(name: "TouchMap", package: library),
      ] + headlessUIKit,
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(name: "Engine", dependencies: ["Engines", "Harness"]),
    .executableTarget(
      name: "Divide", dependencies: ["Harness", .product(name: "TouchMap", package: library)]),
    .executableTarget(
      name: "Bench",
      dependencies: ["Engines", "Harness", "Scenes"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "TapOnce",
      dependencies: [.product(name: "Fallthrough", package: library)] + headlessUIKit,
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes"]),
    .testTarget(name: "HarnessTests", dependencies: ["Harness"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // A link to the one that the tests count with.
  package.targets.append(.target(name: "AllocationCounter"))
  for target in package.targets where target.name == "Harness" {
    target.dependencies.append("AllocationCounter")
  }
#endif
