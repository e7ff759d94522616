import CasqueFacts
import CasqueModel

/// What is known of a font family whose file is not there.
///
/// **Source** `families.json`, which names the source of each family.
struct FamilyFacts: Sendable {
  /// The part above the baseline and the part below it, the line gap included, by weight.
  private(set) var lines: [(weight: FontWeight, ascent: Double, descent: Double)] = []
  /// The advance of every character in a family of one width, in thousandths of the size.
  private(set) var advance: Double?
  /// Advances in thousandths of the size, in the order of ``Table/places``, from light to bold.
  private(set) var faces: [(weight: Double, advances: [Double])] = []
  /// Where weights lie that are not at their OpenType value.
  private var positions: [FontWeight: Double] = [:]
  /// How much a text's width may be off, in parts of it; nil where widths are not known.
  private(set) var uncertainty: Double?

  /// The facts of a family by any of its names, or nil for one that is not known.
  static func of(_ family: String) -> FamilyFacts? {
    let table = Table.shared
    var name = String(family.lowercased().filter { $0.isLetter || $0.isNumber })
    while true {
      if let facts = table.families[table.aliases[name] ?? name] { return facts }
      // Families of static files may be named after one of their faces: “Lato Black”.
      guard let word = faceWords.first(where: { name.hasSuffix($0) && name != $0 }) else {
        return nil
      }
      name.removeLast(word.count)
    }
  }

  /// The advances of a weight, or nil if the family's are not known.
  func advances(_ weight: FontWeight) -> [Double]? {
    guard let first = faces.first, let last = faces.last else { return nil }
    let place = positions[weight] ?? Double(weight.openTypeValue)
    guard faces.count > 1 else { return first.advances }
    // Only a stated position lies beyond the faces.
    let bounds = positions[weight] == nil ? first.weight...last.weight : -.infinity ... .infinity
    let wanted = min(max(place, bounds.lowerBound), bounds.upperBound)
    let above = faces.dropLast().dropFirst().firstIndex { $0.weight >= wanted } ?? faces.count - 1
    let (low, high) = (faces[above - 1], faces[above])
    let share = (wanted - low.weight) / (high.weight - low.weight)
    return zip(low.advances, high.advances).map { $0 + share * ($1 - $0) }
  }

  private static let faceWords = [
    "ultralight", "extralight", "semibold", "demibold", "extrabold", "regular", "medium", "light",
    "black", "heavy", "bold", "thin", "book",
  ]
}

extension FamilyFacts {
  /// The file, read once and only when a family is missing.
  struct Table: Sendable {
    /// Empty if the file cannot be read, which a test rules out.
    static let shared = Table(facts: Facts.families())

    private(set) var families: [String: FamilyFacts] = [:]
    private(set) var aliases: [String: String] = [:]
    /// Where a character's advance stands in a face.
    private(set) var places: [UInt32: Int] = [:]

    init(facts: [UInt8]) {
      let root = try? JSONReader.read(facts)
      let characters = root?["characters"]?.string ?? ""
      for (place, scalar) in characters.unicodeScalars.enumerated() { places[scalar.value] = place }
      let marks = (root?["marks"]?.elements ?? []).compactMap(\.number)
      for member in root?["aliases"]?.members ?? [] { aliases[member.key] = member.value.string }
      let members = root?["families"]?.members ?? []
      for member in members {
        families[member.key] = FamilyFacts(member.value, marks: marks, count: places.count)
      }
      let capitals = self.capitals
      for member in members {
        guard let like = member.value["like"]?.string, let base = families[like] else { continue }
        families[member.key]?.take(base, member.value, capitals: capitals)
      }
    }

    private var capitals: Range<Int> {
      let first = places[0x41] ?? 0
      return first..<(places[0x5B] ?? first)
    }
  }

  private init(_ value: JSONValue, marks: [Double], count: Int) {
    for member in value["lines"]?.members ?? [] {
      let parts = member.value.elements.compactMap(\.number)
      guard let weight = Self.weight(member.key), parts.count == 2 else { continue }
      lines.append((weight, parts[0], parts[1]))
    }
    advance = value["advance"]?.number
    uncertainty = value["uncertainty"]?.number
    for member in value["faces"]?.members ?? [] {
      guard let weight = Double(member.key) else { continue }
      var advances = member.value.elements.compactMap(\.number)
      // Tables of old documents end at the tilde.
      if advances.count + marks.count == count { advances += marks }
      if advances.count == count { faces.append((weight, advances)) }
    }
    positions = Self.positions(value)
  }

  /// Takes another family's faces, wider or narrower.
  private mutating func take(_ base: FamilyFacts, _ value: JSONValue, capitals: Range<Int>) {
    let ofCapitals = value["capitals"]?.number
    faces = base.faces.map { face in
      let scale = value["scales"]?["\(Int(face.weight))"]?.number ?? 1
      var advances = face.advances.map { $0 * scale }
      if let ofCapitals {
        for place in capitals { advances[place] = face.advances[place] * ofCapitals }
      }
      return (face.weight, advances)
    }
    positions = base.positions.merging(Self.positions(value)) { $1 }
  }

  private static func positions(_ value: JSONValue) -> [FontWeight: Double] {
    var result: [FontWeight: Double] = [:]
    for member in value["positions"]?.members ?? [] {
      if let weight = weight(member.key) { result[weight] = member.value.number }
    }
    return result
  }

  private static func weight(_ name: String) -> FontWeight? {
    FontWeight.allCases.first { $0.rawValue.lowercased() == name }
  }
}
