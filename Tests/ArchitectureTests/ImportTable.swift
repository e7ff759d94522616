/// The arrows of the package: what each target may import, as data.
///
/// It is written by hand beside Package.swift so that a change of one without the other fails.
enum ImportTable {
  /// Modules of the toolchain that any target above L0 may use.
  static let toolchain: Set<String> = [
    "Foundation", "FoundationEssentials", "Glibc", "Darwin", "Synchronization", "Dispatch",
  ]

  /// The modules of this package that each target may import.
  static let allowed: [String: Set<String>] = {
    var table: [String: Set<String>] = [
      "CasqueSolver": [],
      "CasqueGeometry": [],
      "CasqueDiagnostics": [],
      "CFacts": [],
      "CPages": [],
      "CSVG": ["CRSVG"],
      "CGlyphs": ["CFreeType"],
      "CasqueFacts": ["CFacts"],
      "CasqueModel": ["CasqueGeometry", "CasqueDiagnostics"],
      "CasqueSymbols": ["CasqueGeometry", "CasqueModel"],
      "CasqueDevices": ["CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueFacts"],
      "CasqueLayout": [
        "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueSolver", "CasqueSymbols",
      ],
      "CasqueMotion": ["CasqueGeometry", "CasqueModel"],
      "CasqueScene": ["CasqueGeometry", "CasqueModel", "CasqueSymbols", "CasqueLayout"],
      "CasqueImaging": [
        "CasqueGeometry", "CDeflate", "CSPNG", "CTurboJPEG", "CWebP", "CSVG", "CGlyphs",
      ],
      "CasqueChecks": [
        "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueLayout", "CasqueMotion",
        "CasqueScene", "CasqueImaging",
      ],
      "CasqueInterfaceBuilder": [
        "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueDevices",
      ],
      "CasqueStrings": ["CasqueDiagnostics", "CasqueFacts"],
      "CasqueDocument": [
        "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueStrings", "CYAML",
      ],
      "CasqueText": [
        "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueFacts", "CPangoCairo",
      ],
      "CasqueCairo": [
        "CasqueGeometry", "CasqueModel", "CasqueScene", "CasqueImaging", "CasqueText",
        "CPangoCairo", "CSVG",
      ],
      "CasqueSnapshots": [
        "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueDevices", "CasqueLayout",
        "CasqueImaging",
      ],
      "CasqueReport": [
        "CasqueGeometry", "CasqueDiagnostics", "CasqueModel", "CasqueDevices", "CasqueLayout",
        "CasqueChecks", "CasqueImaging", "CasqueSnapshots", "CPages",
      ],
    ]
    let below = Set(table.keys.filter { $0.hasPrefix("Casque") })
    table["Casque"] = below
    table["CasqueTesting"] = ["Casque", "Testing", "XCTest"]
    table["CasqueUIKit"] = ["Casque"]
    table["CasqueCommands"] = ["Casque"]
    table["CasqueCLI"] = ["CasqueCommands"]
    // The solver is measured on its own, and the façade does not hand it on.
    table["CasqueBenchmarks"] = ["Casque", "CasqueSolver", "CPangoCairo"]
    return table
  }()

  /// The targets in which the word `unsafe` may stand, whole or by file.
  static let unsafeTargets: Set<String> = [
    "CasqueText", "CasqueCairo", "CasqueImaging", "CasqueDocument", "CasqueFacts",
  ]

  /// The single files outside those targets in which `unsafe` may stand.
  static let unsafeFiles: Set<String> = [
    "CasqueCommands/Terminal.swift", "CasqueCommands/Watching/FolderEvents.swift",
    "CasqueReport/HTML/PageParts.swift",
    "CasqueUIKit/Values/NSAttributedString+Parts.swift",
  ]

  /// Words that name nothing: as a part of a type's, function's or file's name.
  static let forbiddenWords = [
    "Widget", "Golden", "Helper", "Manager", "Utils", "Util", "Common",
  ]
}
