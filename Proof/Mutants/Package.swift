// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mutants",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
  targets: [
    .target(
      name: "Mutants",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ]),
    .executableTarget(name: "mutants", dependencies: ["Mutants"], path: "Sources/Command"),
    .testTarget(name: "MutantsTests", dependencies: ["Mutants"]),
  ],
  swiftLanguageModes: [.v6]
)
