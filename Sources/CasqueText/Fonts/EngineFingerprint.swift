import CPangoCairo
import CasqueModel

/// Says which fonts and libraries made a picture.
package struct EngineFingerprint: Sendable, Hashable {
  /// A line for each library.
  package let libraries: [String]
  /// A line for each file of the set, in a fixed order.
  package let files: [String]

  /// All lines.
  package var text: String { (libraries + files).joined(separator: "\n") }

  /// Reads what the files state about themselves.
  init(of set: FontSet) {
    libraries = [
      "pango \(unsafe String(cString: pango_version_string()))",
      "cairo \(unsafe String(cString: cairo_version_string()))",
      "harfbuzz \(unsafe String(cString: hb_version_string()))",
      "freetype \(EngineFingerprint.freeTypeVersion)",
    ]
    var lines: [String] = []
    for file in EngineFingerprint.files(of: set) {
      guard let path = set.path(of: file) else {
        lines.append(file + EngineFingerprint.absence)
        continue
      }
      var revision: UInt32 = 0
      var checksum: UInt32 = 0
      var length: UInt32 = 0
      guard unsafe casque_file_revision(path, &revision, &checksum, &length) != 0 else {
        lines.append("\(file) unreadable")
        continue
      }
      let thousandths = (UInt64(revision) * 1000 + 0x8000) >> 16
      let digits = String(thousandths % 1000)
      let decimals = String(repeating: "0", count: 3 - digits.count) + digits
      lines.append(
        "\(file) \(thousandths / 1000).\(decimals) \(length) \(String(checksum, radix: 16))")
    }
    files = lines
  }

  /// What ends the line of a file that is not there.
  private static let absence = " absent"

  /// How many files of the set are there.
  package var presentCount: Int { files.count { !$0.hasSuffix(EngineFingerprint.absence) } }

  private static func files(of set: FontSet) -> [String] {
    var files: [String] = []
    for weight in FontWeight.allCases {
      for isDisplay in [false, true] {
        let face = set.systemFace(weight: weight, isDisplay: isDisplay)
        let file = face ?? "\(FontSet.systemFamily)-\(weight.interStyle)"
        if !files.contains(file) { files.append(file) }
      }
    }
    for fallback in set.fallbacks {
      for file in [fallback.regular, fallback.bold] where !files.contains(file) {
        files.append(file)
      }
    }
    return files
  }

  private static var freeTypeVersion: String {
    var numbers: (Int32, Int32, Int32) = (0, 0, 0)
    unsafe casque_freetype_version(&numbers.0, &numbers.1, &numbers.2)
    return "\(numbers.0).\(numbers.1).\(numbers.2)"
  }
}
