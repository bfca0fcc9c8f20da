// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  targets: [
    .target(name: "Scenes"),
    .executableTarget(name: "MakeScenes", dependencies: ["Scenes"]),
  ],
  swiftLanguageModes: [.v6]
)
