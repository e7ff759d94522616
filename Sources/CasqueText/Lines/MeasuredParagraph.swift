import CasqueModel

/// A paragraph at a size: the widths of all its parts in constant time.
struct MeasuredParagraph {
  let analysis: TextAnalysis
  let scale: UnitScale
  /// The parts of the text by unit, or nil for one font throughout.
  let styles: UnitStyles?
  /// Where the paragraph starts in the whole text, in UTF-8.
  let start: Int
  /// Sums of advances, and of the kerning between neighbours, before each unit.
  private let advances: [Double], kernings: [Double]
  /// The end of each prefix without its trailing blanks.
  private let visibleEnds: [Int]
  /// The first place at or after each unit where a line may end.
  private let nextBreaks: [Int]

  /// Measures a paragraph; O(n) in its units.
  init(
    _ analysis: TextAnalysis, scale: UnitScale, start: Int, styles: UnitStyles? = nil,
    keepsHangulWords: Bool = false
  ) {
    self.styles = styles
    let count = analysis.units.count
    var advances = [Double](repeating: 0, count: count + 1)
    var kernings = [Double](repeating: 0, count: count + 1)
    var visibleEnds = [Int](repeating: 0, count: count + 1)
    for index in 0..<count {
      let unit = analysis.units[index]
      let next = index + 1 < count ? analysis.units[index + 1].kerningClass : 0
      if let styles {
        let x = advances[index] + kernings[index]
        advances[index + 1] = advances[index] + styles.advance(of: unit, at: index, from: x)
        kernings[index + 1] = kernings[index] + styles.kerning(unit.kerningClass, next, at: index)
      } else {
        advances[index + 1] = advances[index] + scale.advance(of: unit)
        kernings[index + 1] = kernings[index] + scale.kerning(unit.kerningClass, next)
      }
      visibleEnds[index + 1] = unit.isBlank ? visibleEnds[index] : index + 1
    }
    var nextBreaks = [Int](repeating: count, count: count + 1)
    for index in (0..<count).reversed() {
      let unit = analysis.units[index]
      let isWithinWord =
        keepsHangulWords && index > 0 && unit.isHangul && analysis.units[index - 1].isHangul
      nextBreaks[index] = unit.isBreak && !isWithinWord ? index : nextBreaks[index + 1]
    }
    self.nextBreaks = nextBreaks
    self.analysis = analysis
    self.scale = scale
    self.start = start
    self.advances = advances
    self.kernings = kernings
    self.visibleEnds = visibleEnds
  }

  /// The number of units.
  var count: Int { analysis.units.count }

  /// The advance of some units on a line of their own, in points.
  func width(_ units: Range<Int>) -> Double {
    guard !units.isEmpty else { return 0 }
    let advance = advances[units.upperBound] - advances[units.lowerBound]
    let kerning = kernings[units.upperBound - 1] - kernings[units.lowerBound]
    return (advance + kerning) * scale.points
  }

  /// The advance of one unit followed by the next one, in points.
  func advance(_ unit: Int, isLast: Bool) -> Double {
    let kerning = isLast ? 0 : kernings[unit + 1] - kernings[unit]
    return (advances[unit + 1] - advances[unit] + kerning) * scale.points
  }

  /// A range of units without the blanks at its end.
  func visible(_ units: Range<Int>) -> Range<Int> {
    units.lowerBound..<max(units.lowerBound, visibleEnds[units.upperBound])
  }

  /// Whether a cut or a break between characters may stand before a unit.
  func isBoundary(_ unit: Int) -> Bool { unit == count || analysis.units[unit].isBoundary }

  /// The first place after a unit where a line may end between words.
  func wordEnd(after unit: Int) -> Int { nextBreaks[unit + 1] }

  /// The first place after a unit where a line may end between characters; amortised O(1).
  func characterEnd(after unit: Int) -> Int {
    var end = unit + 1
    while !isBoundary(end) { end += 1 }
    return end
  }
}
