import CasqueModel

/// What turns thousandths of the size into points for one font.
struct UnitScale {
  let points: Double
  private let share: Double
  private let tracking: Double
  private let row: Int?

  /// Creates the scale of text whose advances are in points already.
  init(points: Double) {
    self.points = points
    share = 0
    tracking = 0
    row = nil
  }

  /// Creates the scale of a font that is drawn with a stack.
  init(_ font: ResolvedFont, stack: FontStack) {
    points = font.size / 1000
    row = stack.systemRow
    if row == nil || stack.advances != nil {
      share = 0
      tracking = stack.advances?.tracking(at: font.size) ?? 0
    } else if font.system == .sanFranciscoTwoCuts, font.size >= SystemFontMetrics.displaySize {
      share = 1
      tracking = SystemFontMetrics.trackingOfLargeCut(at: font.size)
    } else {
      share = SystemFontMetrics.displayShare(at: font.size)
      tracking =
        SystemFontMetrics.shared.tracking(at: font.size)
        + (font.system == .sanFrancisco ? 0 : SystemFontMetrics.trackingBefore14(at: font.size))
    }
  }

  /// The advance of a unit with tracking, in thousandths of the size.
  func advance(of unit: TextUnit) -> Double {
    unit.text + share * (unit.display - unit.text) + (unit.isTracked ? tracking : 0)
  }

  /// What is added between units by their kerning classes, in thousandths of the size.
  func kerning(_ first: UInt8, _ second: UInt8) -> Double {
    guard let row, first != 0, second != 0 else { return 0 }
    return SystemFontMetrics.shared.kerning(first, second, row: row)
  }
}
