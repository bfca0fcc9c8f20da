// swift-tools-version: 5.9
import PackageDescription

// An overlay library as it is written for devices: it knows of no other host.
let package = Package(
  name: "Notices",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Notices", targets: ["Notices"])],
  targets: [
    .target(name: "NoticeCore"),
    .target(name: "Notices", dependencies: ["NoticeCore"]),
    .testTarget(name: "NoticesTests", dependencies: ["Notices"]),
  ]
)
