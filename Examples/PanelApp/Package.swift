// swift-tools-version: 6.2
import PackageDescription

#if canImport(AppleProductTypes)
  import AppleProductTypes
#endif

/// The folder of the library may be called anything.
let library = "Fallthrough"

let package = Package(
  name: "PanelApp",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: library, path: "../..")],
  targets: [
    .executableTarget(
      name: "PanelApp",
      dependencies: [.product(name: "Fallthrough", package: library)],
      path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)

#if canImport(AppleProductTypes)
  // Xcode makes an app of it.
  package.products = [
    .iOSApplication(
      name: "PanelApp",
      targets: ["PanelApp"],
      bundleIdentifier: "org.example.PanelApp",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ]
#elseif !canImport(Darwin)
  // This host has no UIKit, so the library brings one, and tests run without a device.
  package.targets[0].dependencies.append(.product(name: "UIKit", package: library))
  package.targets.append(
    .testTarget(name: "PanelAppTests", dependencies: ["PanelApp"], path: "Tests"))
#endif
