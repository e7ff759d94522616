import CasqueDiagnostics
import Foundation

/// Paths as machine-readable reports want them.
enum ReportPath {
  /// The path as a URI reference: relative to the repository if it is relative.
  static func uri(_ path: String) -> String {
    let plain = plain(path)
    var allowed = CharacterSet.urlPathAllowed
    // A colon in the first part of a relative reference would end a scheme.
    allowed.remove(charactersIn: ":")
    let text = plain.addingPercentEncoding(withAllowedCharacters: allowed) ?? plain
    return plain.hasPrefix("/") ? "file://" + text : text
  }

  /// The path without `./` before it.
  static func plain(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    return String(rest)
  }
}

/// Numbers that name a cause from one run to the next.
enum ReportFingerprint {
  /// Sixteen hexadecimal digits of a cause and its file.
  ///
  /// Lines do not count, so that a change above a cause does not make it a new one.
  /// **Source** FNV-1a of 64 bits, Fowler, Noll and Vo.
  static func text(of cause: String, _ place: SourceRange?) -> String {
    let key = "\(place.map { ReportPath.plain($0.path) } ?? "")\u{0}\(cause)"
    let hash = key.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension FindingGroup {
  /// What stays the same of a cause while the document is edited elsewhere.
  var identity: String {
    ([layout, finding.diagnostic.code.rawValue] + finding.views).joined(separator: " ")
  }
}
