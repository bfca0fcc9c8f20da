// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
  import AppleProductTypes
#endif

/// The folder of the library may be called anything.
let library = "Fallthrough"

/// A product of the library.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: library) }

let package = Package(
  name: "ToastApp",
  platforms: [.iOS(.v16)],
  dependencies: [.package(name: library, path: "../..")],
  targets: [
    .executableTarget(
      name: "ToastApp", dependencies: [product("Fallthrough"), product("TouchInspector")],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)

#if canImport(AppleProductTypes)
  // Xcode makes an app of it.
  package.products = [
    .iOSApplication(
      name: "ToastApp",
      targets: ["ToastApp"],
      bundleIdentifier: "org.example.ToastApp",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ]
#elseif !canImport(Darwin)
  // This host has no SwiftUI, and no UIKit: the library brings one, and tests run without a device.
  package.targets[0].dependencies.append(product("UIKit"))
  package.targets[0].exclude = ["ToastInSwiftUI", "CardInSwiftUI", "IslandInSwiftUI"].map {
    "Recipes/\($0).swift"
  }
  package.targets.append(
    .testTarget(name: "ToastAppTests", dependencies: ["ToastApp"], path: "Tests"))
#endif
