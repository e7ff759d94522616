import CasqueFacts
import CasqueModel

/// Advances, tracking and kerning of the stand-in for the system font, in thousandths of the size.
///
/// width = size / 1000 × (Σ advance + Σ kerning + n × tracking), where an advance goes from the text
/// cut to the display cut between 17 and 28 points.
/// **Source**: sf_metrics.json, estimated from public Interface Builder documents; no Apple font
/// was read.
struct SystemFontMetrics: Sendable {
  /// The height of the system font above its baseline, in thousandths of the size.
  static let ascent = 1_950_000.0 / 2048
  /// The depth of the system font below its baseline, in thousandths of the size.
  static let descent = 494_000.0 / 2048

  /// The metrics in the product; empty if the facts cannot be read, which a test rules out.
  static let shared = SystemFontMetrics(facts: Facts.systemFont())

  /// Where a character's values stand in the rows; 0 for a character without any.
  private let places: [UInt16]
  /// Advances by row and place.
  private let text: [[Double]], display: [[Double]]
  /// The kerning class of each place; 0 for none.
  private let classes: [UInt8]
  private let classCount: Int
  /// Kerning by row; class × class.
  private let kerning: [[Double]]
  private let trackingSizes: [Double], trackingValues: [Double]
  private let corrections: [Double: Double]

  init(facts: [UInt8]) {
    let root = try? JSONReader.read(facts)
    let rows = FontWeight.allCases.map { root?["weights"]?[Self.name(of: $0)] }
    let regular = root?["weights"]?["regular"]?["text"]?.members ?? []
    var order: [UInt32] = []
    for member in regular {
      if let scalar = member.key.firstScalar { order.append(scalar) }
    }
    var places = [UInt16](repeating: 0, count: Int(order.max() ?? 0) + 1)
    for (index, scalar) in order.enumerated() { places[Int(scalar)] = UInt16(index + 1) }
    self.places = places
    let values = { (cut: JSONValue?) in
      var row = [Double](repeating: 0, count: order.count + 1)
      for member in cut?.members ?? [] {
        guard let scalar = member.key.firstScalar, scalar < places.count, places[Int(scalar)] != 0
        else { continue }
        row[Int(places[Int(scalar)])] = member.value.number ?? 0
      }
      return row
    }
    text = rows.map { values($0?["text"]) }
    display = rows.map { values($0?["display"]) }
    let pairs = KerningPairs(root?["kerning"]?["pairs"])
    classes = [0] + order.map { pairs.classOf[KerningPairs.base(of: $0)] ?? 0 }
    classCount = pairs.classOf.count + 1
    kerning = FontWeight.allCases.map { pairs.matrix(Self.name(of: $0)) }
    let tracking = (root?["tracking"]?.members ?? []).compactMap { member in
      Double(member.key).map { ($0, member.value.number ?? 0) }
    }.sorted { $0.0 < $1.0 }
    trackingSizes = tracking.map(\.0)
    trackingValues = tracking.map(\.1)
    var corrections: [Double: Double] = [:]
    for member in root?["trackingCorrection"]?.members ?? [] {
      if let size = Double(member.key) { corrections[size] = member.value.number }
    }
    self.corrections = corrections
  }

  /// The row of a weight.
  static func row(of weight: FontWeight) -> Int { FontWeight.allCases.firstIndex(of: weight) ?? 3 }

  private static func name(of weight: FontWeight) -> String {
    weight == .ultraLight ? "ultralight" : weight.rawValue
  }

  /// Where the character's values stand, or nil if it was never measured.
  func place(of scalar: UInt32) -> Int? {
    guard Int(scalar) < places.count, places[Int(scalar)] != 0 else { return nil }
    return Int(places[Int(scalar)])
  }

  /// The advance of the text cut and that of the display cut.
  func advance(at place: Int, row: Int) -> (text: Double, display: Double) {
    (text[row][place], display[row][place])
  }

  /// The kerning class of a place; 0 if it is never kerned.
  func kerningClass(at place: Int) -> UInt8 { classes[place] }

  /// What is added between two characters by their kerning classes.
  func kerning(_ first: UInt8, _ second: UInt8, row: Int) -> Double {
    first == 0 || second == 0 ? 0 : kerning[row][Int(first) * classCount + Int(second)]
  }

  /// How far towards the display cut a size lies, 0 to 1.
  static func displayShare(at size: Double) -> Double { min(1, max(0, (size - 17) / 11)) }

  /// The size in points from which San Francisco was drawn with a cut of its own.
  static let displaySize = 20.0

  /// What is added to every character of the larger cut while there were two, from 20 points on.
  ///
  /// **Source** the tracking that was published for the larger cut of iOS 9 from 48 points on; 8 labels of
  /// 5 documents of Xcode 7 and 8 below, where the stand-in's larger cut is narrower than that one.
  static func trackingOfLargeCut(at size: Double) -> Double {
    let table: [(size: Double, value: Double)] = [(24, 32), (48, 7), (64, 3), (80, 0)]
    guard let above = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    guard above > 0 else { return table[0].value }
    let (start, end) = (table[above - 1], table[above])
    let share = (size - start.size) / (end.size - start.size)
    return start.value + (end.value - start.value) * share
  }

  /// What was added to every character besides before iOS 14, whose San Francisco is set closer at 17 points.
  ///
  /// **Source** SavedFrames §9.
  static func trackingBefore14(at size: Double) -> Double {
    2 * max(0, 1 - abs(size - 17))
  }

  /// What is added to every character at a size, linear between the published sizes.
  func tracking(at size: Double) -> Double {
    guard let first = trackingSizes.first, let last = trackingSizes.last else { return 0 }
    var value: Double
    if size <= first {
      value = trackingValues[0]
    } else if size >= last {
      value = trackingValues[trackingValues.count - 1]
    } else {
      let upper = trackingSizes.firstIndex { $0 >= size } ?? 0
      value = trackingValues[upper]
      if trackingSizes[upper] != size {
        let (below, above) = (trackingSizes[upper - 1], trackingSizes[upper])
        let start = trackingValues[upper - 1]
        value = start + (value - start) * (size - below) / (above - below)
      }
    }
    // The reader looks corrections up by the size's six significant digits.
    let whole = size.rounded()
    if abs(size - whole) < 5e-5, let correction = corrections[whole] { value += correction }
    return value
  }
}

extension String {
  /// The first character's number; the iterator is many times faster than an index.
  fileprivate var firstScalar: UInt32? {
    var scalars = unicodeScalars.makeIterator()
    return scalars.next()?.value
  }
}
