// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AppleNames",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "AppleNames"),
    .executableTarget(name: "apple-names", dependencies: ["AppleNames"], path: "Sources/Command"),
    .testTarget(name: "AppleNamesTests", dependencies: ["AppleNames"]),
  ],
  swiftLanguageModes: [.v6]
)
