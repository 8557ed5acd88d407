// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The targets that are libraries for users; warnings are made errors by Scripts/test, not here, so that a newer
// compiler's new warning never breaks somebody's build.
let package = Package(
  name: "iLink",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15)],
  products: [
    .library(name: "iLinkKit", targets: ["iLinkKit"]),
    .library(name: "iLinkCore", targets: ["iLinkCore"]),
    .library(name: "iLinkClient", targets: ["iLinkClient"]),
    .executable(name: "ilink", targets: ["iLinkMain"]),
  ],
  targets: [
    .target(name: "iLinkCore", swiftSettings: settings),
    .target(name: "iLinkClient", dependencies: ["iLinkCore"], swiftSettings: settings),
    .target(name: "iLinkKit", dependencies: ["iLinkCore", "iLinkClient"], swiftSettings: settings),
    .target(name: "iLinkTool", dependencies: ["iLinkCore", "iLinkClient", "iLinkKit"], swiftSettings: settings),
    .executableTarget(name: "iLinkMain", dependencies: ["iLinkTool"], swiftSettings: settings),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "iLinkCoreTests", dependencies: ["iLinkCore", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "iLinkClientTests", dependencies: ["iLinkCore", "iLinkClient", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "iLinkToolTests", dependencies: ["iLinkCore", "iLinkClient", "iLinkTool", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "EndToEndTests", dependencies: ["iLinkCore", "TestSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
