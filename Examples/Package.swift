// swift-tools-version: 6.2
import PackageDescription

// The app itself is built by Xcode. Its view files, in Ferry/, are compiled into the tests too, which
// need no Apple software. In a project of its own, name Casque by its address instead of `path:`.
let package = Package(
  name: "ferry",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "casque", path: "..")],
  targets: [
    .testTarget(
      name: "FerryTests",
      dependencies: [
        .product(name: "Casque", package: "casque"),
        .product(name: "CasqueTesting", package: "casque"),
        .product(name: "CasqueUIKit", package: "casque"),
      ],
      path: ".", exclude: ["Layouts", "README.md", "FerryTests/__Snapshots__"],
      sources: ["Ferry", "FerryTests"])
  ]
)
