// swift-tools-version: 6.0
import PackageDescription

#if !os(Linux)
#error("The harness puts stand-ins in the place of Apple's frameworks; it is for Linux only.")
#endif

// The settings of the root package. Warnings are errors here, in our own code.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"]),
]

// Each stand-in with those that it imports. As dependencies of the library they lie in the build folder before the
// library is compiled, so that `canImport` is true of them and of nothing else.
let fakes: [(name: String, needs: [String])] = [
  ("FoundationStandIns", []),
  ("Combine", []),
  ("os", []),
  ("UIKit", ["FoundationStandIns"]),
  ("SwiftUI", ["FoundationStandIns", "Combine", "UIKit"]),
  ("UserNotifications", ["FoundationStandIns"]),
  ("BackgroundTasks", ["FoundationStandIns"]),
  ("StoreKit", ["FoundationStandIns", "UIKit", "SwiftUI"]),
]
let allFakes = fakes.map { Target.Dependency.byName(name: $0.name) }

let package = Package(
  name: "UIKitHarness",
  targets: fakes.map { fake in
    // Like Apple's frameworks: in Swift 5 mode, and in a package of their own as far as the compiler can see.
    .target(
      name: fake.name, dependencies: fake.needs.map { .byName(name: $0) }, path: "Fakes/\(fake.name)",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)])
  } + [
    .target(name: "iLinkCore", swiftSettings: settings),
    .target(name: "iLinkClient", dependencies: ["iLinkCore"], swiftSettings: settings),
    .target(
      name: "iLinkKit", dependencies: ["iLinkCore", "iLinkClient"] + allFakes,
      // What Apple's Foundation has and Linux's lacks comes with `import Foundation`.
      swiftSettings: settings
        + [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "FoundationStandIns"])]),
    // What the tests of both kits share: an app with the real adapters and a scripted world.
    .systemLibrary(name: "CMalloc", path: "CMalloc"),
    .target(
      name: "Rehearsal", dependencies: ["CMalloc", "iLinkCore", "iLinkClient", "iLinkKit"] + allFakes,
      path: "Rehearsal", swiftSettings: settings),
    // One target for all tests: targets would run side by side, and there is one application.
    .testTarget(
      name: "LivingTests", dependencies: ["iLinkCore", "iLinkClient", "iLinkKit", "Rehearsal"] + allFakes,
      // Testing has extras for UIKit that Linux lacks.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
