import CasqueModel

/// The advances of a family whose file is not there, in thousandths of the size.
///
/// **Source** `families.json`; 37 labels of ten documents and 8 of 7 others with weights of Helvetica
/// Neue are as wide.
struct FamilyAdvances: Sendable {
  /// The advances in the order of ``FamilyFacts/Table/places``.
  private let values: [Double]
  /// What is added to each character beside the tracking of the interface; nil where there is none.
  private let interfaceTracking: Double?

  /// The advances of a family by its name, or nil for one whose advances are not known.
  static func of(_ family: String, weight: FontWeight) -> FamilyAdvances? {
    FamilyFacts.of(family)?.advances(weight).map {
      FamilyAdvances(values: $0, interfaceTracking: nil)
    }
  }

  /// The advances of the system font up to iOS 8, whose bold face was the medium one, nearer together.
  static func interface(weight: FontWeight) -> FamilyAdvances {
    let isBold = weight.openTypeValue >= 500
    let facts = FamilyFacts.of("Helvetica Neue")
    return FamilyAdvances(
      values: facts?.advances(isBold ? .medium : weight) ?? [],
      interfaceTracking: isBold ? -4.5 : 0)
  }

  /// The advance of a character; nil for one that is not in the table.
  func advance(of scalar: UInt32) -> Double? {
    guard let place = FamilyFacts.Table.shared.places[scalar], place < values.count else {
      return nil
    }
    return values[place]
  }

  /// What is added to every character at a size.
  ///
  /// **Source** 37 labels and buttons of ten documents of Xcode 5 and 6, linear between the sizes; two of
  /// the labels are bold, and one alone is larger than 18 points.
  func tracking(at size: Double) -> Double {
    guard let interfaceTracking else { return 0 }
    let table: [(size: Double, value: Double)] = [
      (6, 29.6), (10, 21.5), (14, 13.4), (17, 2.5), (24, -16),
    ]
    guard let above = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].value + interfaceTracking
    }
    guard above > 0 else { return table[0].value + interfaceTracking }
    let (start, end) = (table[above - 1], table[above])
    let share = (size - start.size) / (end.size - start.size)
    return start.value + (end.value - start.value) * share + interfaceTracking
  }
}
