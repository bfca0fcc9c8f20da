// swift-tools-version: 6.2
import PackageDescription

/// Warnings fail the build where CI asks for it; a user's build with a later compiler must not.
let strictness: [SwiftSetting] =
  Context.environment["FALLTHROUGH_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Fallthrough",
  platforms: [.iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15), .macOS(.v13)],
  products: [
    .library(name: "Fallthrough", targets: ["Fallthrough"]),
    .library(name: "TouchMap", targets: ["TouchMap"]),
    .library(name: "TouchReports", targets: ["TouchReports"]),
    .library(name: "TouchInspector", targets: ["TouchInspector"]),
  ],
  targets: [
    .target(name: "Fallthrough"),
    // What a screen is and who gets a touch; what reads dumps; what is asked of a screen.
    .target(name: "TouchMap"),
    // What is written about a screen.
    .target(name: "TouchReports", dependencies: ["TouchMap"]),
    .target(name: "TouchInspector", dependencies: ["TouchMap", "Fallthrough"]),
    // One generator for the random tests of all modules.
    .target(name: "SeededRandomness", path: "Tests/Shared/SeededRandomness"),
    .testTarget(name: "RuleTests", dependencies: ["Fallthrough", "SeededRandomness"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Suites of screens and reports, for every host that can start a process.
let screenSuites: [Target] = [
  .testTarget(
    name: "TouchMapTests", dependencies: ["TouchReports", "SeededRandomness"],
    exclude: ["EverydayDumps"])
]

/// Suites about views that need nothing but Apple's API: they run here on the headless UIKit, and in
/// an iOS simulator on Apple's.
let viewSuites: [Target] = [
  .target(name: "TouchMapDrawing", path: "Tests/Shared/TouchMapDrawing"),
  .testTarget(
    name: "FallthroughViewTests",
    dependencies: ["Fallthrough", "SeededRandomness", "TouchMapDrawing"]),
  .testTarget(name: "FidelityTests"),
  .testTarget(
    name: "TouchInspectorTests",
    dependencies: ["TouchInspector", "TouchReports", "SeededRandomness"]),
]

#if canImport(Darwin)
  // The one target that touches the Objective-C runtime; its sources are empty where UIKit is not.
  package.targets.append(.target(name: "FallthroughRuntime"))
  for target in package.targets where ["Fallthrough", "TouchInspector"].contains(target.name) {
    target.dependencies.append("FallthroughRuntime")
  }
  // A manifest sees the host and not what is built for, so whoever tests on a device says so.
  if Context.environment["FALLTHROUGH_DEVICE_TESTS"] == nil {
    package.targets += screenSuites
  } else {
    package.targets += viewSuites
    // What needs the simulated device, in a suite that needs it nowhere else.
    for target in viewSuites where target.name == "TouchInspectorTests" {
      target.exclude.append("Simulated")
    }
  }
#endif

#if !canImport(Darwin)
  // This host has no UIKit, so the package brings one. Nothing of it exists on an Apple host.
  let headless: [(name: String, dependencies: [Target.Dependency])] = [
    ("CoreGraphics", []),
    ("QuartzCore", ["CoreGraphics"]),
    // In C: it gives the main thread of a program to the main actor.
    ("MainThread", []),
    ("UIKit", ["QuartzCore", "MainThread"]),
    ("_Testing_CoreGraphics", ["CoreGraphics"]),
    ("_Testing_UIKit", ["UIKit"]),
  ]
  package.products.append(.library(name: "UIKit", targets: headless.map(\.name)))
  package.targets += headless.map { module in
    .target(
      name: module.name, dependencies: module.dependencies, path: "Sources/Headless/\(module.name)")
  }
  package.targets += screenSuites + viewSuites
  // What a device is asked, so that the suite asks the simulated one the same.
  package.targets.append(
    .target(name: "Probe", dependencies: ["Fallthrough"], path: "Examples/Probe/Shared"))
  /// Suites that need the simulated device, so they are for this host alone.
  let simulatedSuites: [Target] = [
    .testTarget(
      name: "FallthroughTests",
      dependencies: ["Fallthrough", "Probe", "SeededRandomness", "TouchMapDrawing"]),
    .testTarget(name: "UIKitTests", dependencies: ["SeededRandomness"]),
  ]
  package.targets += simulatedSuites
  for target in package.targets
  where ["Fallthrough", "TouchInspector", "TouchMapDrawing", "Probe"].contains(target.name) {
    target.dependencies.append("UIKit")
  }
  // Tests that import `Testing` beside `UIKit` look for these by name.
  for target in viewSuites + simulatedSuites where target.type == .test {
    target.dependencies += ["_Testing_UIKit", "_Testing_CoreGraphics"]
  }
#endif

#if os(Linux)
  // Counts heap allocations for tests, in front of glibc's allocator; a sanitizer has its own there.
  if Context.environment["FALLTHROUGH_SANITIZED"] == nil {
    package.targets.append(
      .target(name: "AllocationCounter", path: "Tests/Shared/AllocationCounter"))
    for target in package.targets
    where ["FallthroughTests", "TouchMapTests"].contains(target.name) {
      target.dependencies.append("AllocationCounter")
    }
  }
#endif

// What Checks, a package of its own, must see beyond the products.
if Context.environment["FALLTHROUGH_PROOF"] != nil {
  package.products.append(
    .library(
      name: "Internals",
      targets: ["Fallthrough", "TouchReports", "SeededRandomness"]))
}

for target in package.targets { target.swiftSettings = strictness }
