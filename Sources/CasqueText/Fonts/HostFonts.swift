import CPangoCairo
import CasqueModel

/// The families of the host, looked up only for a family that a layout names.
///
/// Only fontconfig's lists of files are used, none of its rules: no host configuration counts.
struct HostFonts {
  /// A face as the lists describe it.
  private struct Entry {
    var path: String
    var index: Int
    var names: [String]
    var families: [String]
    var weight: Int
    var slant: Int
    var width: Int
  }

  private let entries: [Entry]
  private let directories: [String]

  /// Lists the faces below directories; O(n) in the number of files.
  init(directories: [String]) {
    self.directories = directories
    entries = Self.list(directories)
  }

  /// The face nearest to a weight of a family, or the one of that full or PostScript name.
  func face(family: String, weight: FontWeight) -> FontKey? {
    let wanted = family.lowercased()
    let named = entries.filter { $0.names.contains(wanted) && !$0.families.contains(wanted) }
    let members = entries.filter { $0.families.contains(wanted) }
    let candidates = members.isEmpty ? named : members
    let best = candidates.min {
      rank($0, weight: weight) < rank($1, weight: weight)
        || (rank($0, weight: weight) == rank($1, weight: weight)
          && ($0.path, $0.index) < ($1.path, $1.index))
    }
    return best.map { FontKey(file: name(of: $0.path), index: $0.index) }
  }

  /// Upright before slanted, ordinary width before others, then the nearest weight.
  private func rank(_ entry: Entry, weight: FontWeight) -> Int {
    (entry.slant == FC_SLANT_ROMAN ? 0 : 1_000_000)
      + abs(entry.width - Int(FC_WIDTH_NORMAL)) * 1000
      + abs(entry.weight - weight.openTypeValue)
  }

  /// The path below the directory it was found in, told apart from the files of the set.
  private func name(of path: String) -> String {
    for directory in directories where path.hasPrefix(directory + "/") {
      return "host" + path.dropFirst(directory.count)
    }
    return "host" + path
  }

  private static func list(_ directories: [String]) -> [Entry] {
    let places = directories.map { "<dir>\($0)</dir>" }.joined()
    let xml = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>\(places)\
      <cachedir>/var/cache/fontconfig</cachedir></fontconfig>
      """
    guard let config = unsafe casque_config_of_directories(xml) else { return [] }
    defer { unsafe FcConfigDestroy(config) }
    guard let set = unsafe FcConfigGetFonts(config, FcSetSystem) else { return [] }
    var entries: [Entry] = []
    for number in 0..<Int(unsafe set.pointee.nfont) {
      guard let pattern = unsafe set.pointee.fonts[number],
        unsafe casque_pattern_is_variable(pattern) == 0,
        let path = unsafe casque_pattern_string(pattern, FC_FILE, 0)
      else { continue }
      let families = unsafe strings(pattern, FC_FAMILY)
      let weight = unsafe casque_pattern_integer(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
      entries.append(
        unsafe Entry(
          path: String(cString: path), index: Int(casque_pattern_integer(pattern, FC_INDEX, 0)),
          names: strings(pattern, FC_FULLNAME) + strings(pattern, FC_POSTSCRIPT_NAME),
          families: families, weight: Int(FcWeightToOpenType(weight)),
          slant: Int(casque_pattern_integer(pattern, FC_SLANT, FC_SLANT_ROMAN)),
          width: Int(casque_pattern_integer(pattern, FC_WIDTH, FC_WIDTH_NORMAL))))
    }
    return entries
  }

  private static func strings(_ pattern: OpaquePointer, _ property: String) -> [String] {
    var found: [String] = []
    while let text = unsafe casque_pattern_string(pattern, property, Int32(found.count)) {
      unsafe found.append(String(cString: text).lowercased())
    }
    return found
  }
}
