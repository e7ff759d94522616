// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target of this package is compiled with.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["_CasqueTestSupport"], exclude: exclude,
    swiftSettings: settings)
}

/// L0: values that import nothing but each other.
let foundations: [Target] = [
  .target(
    name: "CasqueSolver", swiftSettings: settings,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  target("CasqueGeometry"),
  target("CasqueDiagnostics"),
  .target(name: "CFacts", exclude: ["data"]),
  target("CasqueFacts", ["CFacts"]),
  .target(name: "CPages", exclude: ["report", "watch"]),
  .target(name: "CSVG", dependencies: ["CRSVG"]),
  .target(name: "CGlyphs", dependencies: ["CFreeType"]),
  target("CasqueModel", ["CasqueGeometry", "CasqueDiagnostics"]),
  target("CasqueSymbols", ["CasqueGeometry", "CasqueModel"]),
  target("CasqueDevices", ["CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueFacts"]),
]

/// L1: engines, pure functions over the values.
let engines: [Target] = [
  target(
    "CasqueLayout",
    ["CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueSolver", "CasqueSymbols"]),
  target("CasqueMotion", ["CasqueGeometry", "CasqueModel"]),
  target("CasqueScene", ["CasqueGeometry", "CasqueModel", "CasqueSymbols", "CasqueLayout"]),
  target(
    "CasqueImaging",
    ["CasqueGeometry", "CDeflate", "CSPNG", "CTurboJPEG", "CWebP", "CSVG", "CGlyphs"]),
  target(
    "CasqueChecks",
    [
      "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueLayout", "CasqueMotion",
      "CasqueScene", "CasqueImaging",
    ]),
]

/// L2: formats, fonts, drawing and stores.
let adapters: [Target] = [
  target("CasqueStrings", ["CasqueDiagnostics", "CasqueFacts"]),
  target(
    "CasqueDocument",
    ["CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueStrings", "CYAML"]),
  target(
    "CasqueInterfaceBuilder",
    ["CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueDevices"]),
  target(
    "CasqueText",
    ["CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueFacts", "CPangoCairo"]),
  target(
    "CasqueCairo",
    [
      "CasqueGeometry", "CasqueModel", "CasqueScene", "CasqueImaging", "CasqueText", "CPangoCairo",
      "CSVG",
    ]),
  target(
    "CasqueSnapshots",
    [
      "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueDevices", "CasqueLayout",
      "CasqueImaging",
    ]),
  target(
    "CasqueReport",
    [
      "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueDevices", "CasqueLayout",
      "CasqueChecks", "CasqueImaging", "CasqueSnapshots", "CPages",
    ]),
]

let below: [Target.Dependency] =
  (foundations + engines + adapters).filter { $0.name.hasPrefix("Casque") }.map {
    .target(name: $0.name)
  }

/// L3 and L4: the façade, and what stands on it.
let products: [Target] = [
  target("Casque", below),
  target("CasqueTesting", ["Casque"]),
  target("CasqueUIKit", ["Casque"]),
  target("CasqueCommands", ["Casque"]),
  .executableTarget(
    name: "CasqueCLI", dependencies: ["CasqueCommands"], swiftSettings: settings),
  .executableTarget(
    name: "CasqueBenchmarks", dependencies: ["Casque", "CasqueSolver", "CPangoCairo"],
    swiftSettings: settings),
  .target(
    name: "_CasqueTestSupport",
    dependencies: ["CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueSolver"],
    path: "Tests/_CasqueTestSupport", swiftSettings: settings),
]

let libraries: [Target] = [
  .systemLibrary(
    name: "CPangoCairo", pkgConfig: "pangocairo",
    providers: [.apt(["libpango1.0-dev", "libcairo2-dev"]), .brew(["pango", "cairo"])]),
  .systemLibrary(
    name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .systemLibrary(
    name: "CDeflate", pkgConfig: "libdeflate",
    providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
  .systemLibrary(
    name: "CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
  .systemLibrary(
    name: "CTurboJPEG", pkgConfig: "libturbojpeg",
    providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
  .systemLibrary(
    name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
  .systemLibrary(
    name: "CRSVG", pkgConfig: "librsvg-2.0",
    providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
  .systemLibrary(
    name: "CFreeType", pkgConfig: "freetype2",
    providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
]

let suites: [Target] = [
  tests("CasqueSolverTests", ["CasqueSolver"]),
  tests("CasqueGeometryTests", ["CasqueGeometry"]),
  tests("CasqueDiagnosticsTests", ["CasqueDiagnostics"]),
  tests("CasqueModelTests", ["CasqueModel", "CasqueGeometry", "CasqueDiagnostics"]),
  tests(
    "CasqueDevicesTests",
    ["CasqueDevices", "CasqueFacts", "CasqueModel", "CasqueGeometry"]),
  tests(
    "CasqueLayoutTests",
    ["CasqueLayout", "CasqueModel", "CasqueGeometry", "CasqueDiagnostics", "CasqueSolver"]),
  tests("CasqueMotionTests", ["CasqueMotion", "CasqueModel", "CasqueGeometry"]),
  tests("CasqueSymbolsTests", ["CasqueSymbols", "CasqueModel", "CasqueGeometry"]),
  tests("CasqueSceneTests", ["CasqueScene", "CasqueLayout", "CasqueModel", "CasqueGeometry"]),
  tests("CasqueImagingTests", ["CasqueImaging", "CasqueGeometry", "CWebP"]),
  tests("CasqueChecksTests", ["Casque"]),
  tests(
    "CasqueDocumentTests",
    ["CasqueDocument", "CasqueModel", "CasqueGeometry", "CasqueDiagnostics"]),
  tests("CasqueStringsTests", ["CasqueStrings", "CasqueDiagnostics"]),
  tests(
    "CasqueInterfaceBuilderTests",
    [
      "CasqueInterfaceBuilder", "CasqueDevices", "CasqueModel", "CasqueGeometry",
      "CasqueDiagnostics",
    ]),
  tests(
    "CasqueTextTests", ["CasqueText", "CasqueModel", "CasqueGeometry", "CasqueDiagnostics"]),
  tests(
    "CasqueCairoTests",
    [
      "CasqueCairo", "CasqueScene", "CasqueImaging", "CasqueText", "CasqueModel", "CasqueGeometry",
    ]),
  tests(
    "CasqueSnapshotsTests",
    [
      "CasqueSnapshots", "CasqueImaging", "CasqueLayout", "CasqueDevices", "CasqueModel",
      "CasqueGeometry", "CasqueDiagnostics",
    ]),
  tests("CasqueTests", ["Casque", "CasqueTesting"], exclude: ["Pipeline/__Snapshots__"]),
  tests("CasqueUIKitTests", ["CasqueUIKit", "Casque"]),
  tests("CasqueCommandsTests", ["CasqueCommands", "Casque"]),
  // The tests of Examples/, which is a package of its own, with this one's libraries.
  .testTarget(
    name: "FerryTests", dependencies: ["Casque", "CasqueTesting", "CasqueUIKit"],
    path: "Examples",
    exclude: ["Layouts", "Package.swift", "README.md", "FerryTests/__Snapshots__"],
    sources: ["Ferry", "FerryTests"], swiftSettings: settings),
  tests("CasqueBenchmarksTests", ["CasqueBenchmarks"]),
  tests("ArchitectureTests", []),
]

let package = Package(
  name: "casque",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Casque", targets: ["Casque"]),
    .library(name: "CasqueTesting", targets: ["CasqueTesting"]),
    .library(name: "CasqueUIKit", targets: ["CasqueUIKit"]),
    .executable(name: "casque", targets: ["CasqueCLI"]),
  ],
  targets: libraries + foundations + engines + adapters + products + suites,
  swiftLanguageModes: [.v6]
)
