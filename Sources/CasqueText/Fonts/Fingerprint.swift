import CPangoCairo
import CasqueModel

/// Says which fonts and libraries made a picture.
enum Fingerprint {
  /// One line for each library and each file of the set, in a fixed order.
  static func text(of set: FontSet) -> String {
    var lines = [
      "pango \(unsafe String(cString: pango_version_string()))",
      "cairo \(unsafe String(cString: cairo_version_string()))",
      "harfbuzz \(unsafe String(cString: hb_version_string()))",
      "freetype \(freeTypeVersion)",
    ]
    for file in files(of: set) {
      guard let path = set.path(of: file) else {
        lines.append("\(file) absent")
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
    return lines.joined(separator: "\n")
  }

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
