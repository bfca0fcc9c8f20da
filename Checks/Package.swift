// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the library may be called anything.
let library = "Fallthrough"

/// The name by which SwiftPM lets the library's modules see each other's `package` declarations: that
/// of their folder, as an identifier.
let packageName = String(
  URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
    .lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })

/// Warnings fail the build where CI asks for it.
let strictness: [SwiftSetting] =
  Context.environment["FALLTHROUGH_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// A product of the library.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: library) }

let package = Package(
  name: "Checks",
  platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [.package(name: library, path: "..")],
  targets: [
    .testTarget(
      name: "MuseumTests", dependencies: [product("Fallthrough")], path: "Museum",
      exclude: ["README.md", "museum.json", "museum-page"])
  ],
  swiftLanguageModes: [.v6]
)

#if canImport(Darwin)
  // On a device of Apple's there is no simulated one.
  package.targets[0].exclude.append("Simulated")
#else
  package.targets[0].dependencies.append(product("UIKit"))
  package.targets += [
    // What pages show is in folders that `Checks/run recipes` writes. SwiftUI is not here; the Apple check
    // compiles these recipes from the page.
    .testTarget(
      name: "PageTests",
      dependencies: [product("Fallthrough"), product("TouchInspector"), product("UIKit")],
      path: "Pages/Tests",
      exclude: ["ToastInSwiftUI", "CardInSwiftUI", "IslandInSwiftUI"].map {
        "Shown/Recipes/\($0).swift"
      },
      packageAccess: false)
  ]
#endif

// The fuzzer, built by its name: it has no main function without libFuzzer. With the same variable
// the library has a product of what it needs beyond its others.
#if os(Linux)
  if Context.environment["FALLTHROUGH_PROOF"] != nil {
    package.targets += [
      .executableTarget(
        name: "FuzzDumps", dependencies: ["Fuzzing", product("TouchMap"), product("Internals")],
        path: "Fuzzing/FuzzDumps", packageAccess: false,
        swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
      .target(name: "Fuzzing", path: "Fuzzing/Fuzzing"),
    ]
  }
#endif

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + strictness
  // Sees what the library's own suites see.
  if !target.packageAccess {
    target.swiftSettings? += [.unsafeFlags(["-package-name", packageName])]
  }
}
