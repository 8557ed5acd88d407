// swift-tools-version: 6.0
import PackageDescription

// For the `startup` stage of Scripts/test: the program that ilink is compared with, and the one that compares.
let package = Package(
  name: "Startup",
  platforms: [.macOS(.v13)],
  targets: [
    .executableTarget(name: "empty"),
    .executableTarget(name: "stopwatch"),
  ],
  swiftLanguageModes: [.v6]
)
