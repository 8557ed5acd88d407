// swift-tools-version: 6.0
import PackageDescription

// Two programs on iLinkCore, for the `linkage` stage of Scripts/test: one that uses it alone, one that is meant to be
// caught.
let package = Package(
  name: "CoreLinkage",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "iLink", path: "../..")],
  targets: [
    .executableTarget(name: "core-alone", dependencies: [.product(name: "iLinkCore", package: "iLink")]),
    .executableTarget(name: "core-and-network", dependencies: [.product(name: "iLinkCore", package: "iLink")]),
  ],
  swiftLanguageModes: [.v6]
)
