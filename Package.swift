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
    .library(name: "iLinkAutostart", targets: ["iLinkAutostart"]),
    .executable(name: "ilink", targets: ["iLinkMain"]),
  ],
  targets: [
    .target(name: "iLinkCore", swiftSettings: settings),
    .target(
      name: "iLinkClient", dependencies: ["iLinkCore"], resources: [.copy("PrivacyInfo.xcprivacy")],
      swiftSettings: settings),
    .target(name: "iLinkKit", dependencies: ["iLinkCore", "iLinkClient"], swiftSettings: settings),
    .target(name: "iLinkAutostart", dependencies: ["iLinkKit"]),
    .target(name: "StoreSimulator", dependencies: ["iLinkCore"], swiftSettings: settings),
    .target(
      name: "iLinkTool", dependencies: ["iLinkCore", "iLinkClient", "iLinkKit", "StoreSimulator"],
      swiftSettings: settings),
    .executableTarget(name: "iLinkMain", dependencies: ["iLinkTool"], swiftSettings: settings),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .target(name: "LifeModel", dependencies: ["iLinkCore"], path: "Tests/LifeModel", swiftSettings: settings),
    .target(
      name: "FacadeModel", dependencies: ["iLinkCore", "iLinkClient", "iLinkKit", "LifeModel"],
      path: "Tests/FacadeModel", swiftSettings: settings),
    .executableTarget(
      name: "LifeExplorer", dependencies: ["iLinkCore", "LifeModel", "FacadeModel"], path: "Tests/LifeExplorer",
      swiftSettings: settings),
    .testTarget(
      name: "iLinkCoreTests", dependencies: ["iLinkCore", "LifeModel", "TestSupport"], swiftSettings: settings),
    .executableTarget(
      name: "ClientProbe", dependencies: ["iLinkCore", "iLinkClient"], path: "Tests/ClientProbe",
      swiftSettings: settings),
    .testTarget(
      name: "iLinkClientTests", dependencies: ["iLinkCore", "iLinkClient", "TestSupport", "ClientProbe"],
      swiftSettings: settings),
    .testTarget(
      name: "iLinkKitTests", dependencies: ["iLinkCore", "iLinkClient", "iLinkKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "StoreSimulatorTests",
      dependencies: ["iLinkCore", "iLinkClient", "iLinkKit", "StoreSimulator", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "iLinkToolTests", dependencies: ["iLinkCore", "iLinkClient", "iLinkKit", "iLinkTool", "TestSupport"],
      swiftSettings: settings),
    .target(name: "AutostartWatch", path: "Tests/AutostartProbe/Watch", swiftSettings: settings),
    .executableTarget(
      name: "AutostartProbe", dependencies: ["iLinkAutostart", "AutostartWatch"], path: "Tests/AutostartProbe/With",
      swiftSettings: settings),
    .executableTarget(
      name: "NoAutostartProbe", dependencies: ["iLinkKit", "AutostartWatch"], path: "Tests/AutostartProbe/Without",
      swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "iLinkCore", "iLinkClient", "iLinkKit", "iLinkMain", "AutostartProbe", "NoAutostartProbe", "TestSupport",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
