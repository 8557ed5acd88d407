// swift-tools-version: 6.0
import PackageDescription

// For Scripts/benchmark: the program that runs others in turns and measures them.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  targets: [.executableTarget(name: "measure")],
  swiftLanguageModes: [.v6]
)
