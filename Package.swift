// swift-tools-version: 6.2
import PackageDescription

/// Warnings fail the build where CI asks for it; a user's build with a later compiler must not.
let strictness: [SwiftSetting] =
  Context.environment["FALLTHROUGH_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Fallthrough",
  platforms: [.iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15), .macOS(.v13)],
  targets: [
    .target(name: "HitTesting"),
    .testTarget(name: "HitTestingTests", dependencies: ["HitTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = strictness
}
