// swift-tools-version: 6.2
import PackageDescription

/// Warnings fail the build where CI asks for it.
let strictness: [SwiftSetting] =
  Context.environment["FALLTHROUGH_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// A module of the library, compiled once more. No target may have the name of one in a package that
/// this one depends on, so this one depends on none: `Library` is a link to the library's sources.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], in folder: String = "")
  -> Target
{
  .target(name: name, dependencies: dependencies, path: "Library/\(folder)\(name)")
}

/// For Linux, which has no SwiftUI.
let package = Package(
  name: "SwiftUIDouble",
  targets: [
    module("CoreGraphics", in: "Headless/"),
    module("QuartzCore", ["CoreGraphics"], in: "Headless/"),
    module("MainThread", in: "Headless/"),
    module("UIKit", ["QuartzCore", "MainThread"], in: "Headless/"),
    module("_Testing_CoreGraphics", ["CoreGraphics"], in: "Headless/"),
    module("_Testing_UIKit", ["UIKit"], in: "Headless/"),
    // As a client sees Apple's module: the compiler checks the actor of each isolated closure that is
    // given to a module in this mode when the closure runs.
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "SwiftUI",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    module("Fallthrough", ["SwiftUI", "UIKit"]),
    module("TouchMap"),
    module("TouchInspector", ["Fallthrough", "SwiftUI", "TouchMap", "UIKit"]),
    .testTarget(
      name: "SwiftUIDoubleTests",
      dependencies: [
        "Fallthrough", "SwiftUI", "TouchInspector", "UIKit", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ],
      path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + strictness
}
