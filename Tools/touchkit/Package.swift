// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "touchkit",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "touchkit", targets: ["TouchkitCommand"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
  ],
  targets: [
    .target(
      name: "Touchkit",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "TouchkitCommand",
      dependencies: [
        "Touchkit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/Command"),
    .testTarget(name: "TouchkitTests", dependencies: ["Touchkit", "TouchkitCommand"]),
  ],
  swiftLanguageModes: [.v6]
)
