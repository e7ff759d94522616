public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueImaging
internal import CasqueLayout
internal import CasqueModel

/// Text that stands out too little from what is really behind it.
///
/// Each line, or each of its parts of one look, is compared with the ground at a grid of points:
/// colours and gradients are computed, images are read from the picture of the window without text. A line is reported if more than a
/// quarter of its ground is too near. Only what is seen of a line counts: what is scrolled or cut
/// away, or lies off the screen, has no ground. The system's own text colours and its default tint on the
/// system's own grounds are Apple's choice and not reported, nor are placeholders and what is
/// disabled.
/// **Source** WCAG 2.2, 1.4.3 Contrast (Minimum): 4.5 : 1, and 3 : 1 for text from 18 points, or
/// from 14 points if it is bold; Human Interface Guidelines, Accessibility, has the same numbers.
public struct ContrastRule: CheckRule {
  /// `text/low-contrast`.
  public static let codes: [DiagnosticCode] = [.textLowContrast]

  /// The least contrast of text.
  public static let minimumContrast = 4.5
  /// The least contrast of large text.
  public static let minimumContrastOfLargeText = 3.0

  /// The part of a line's ground that may be too near, as one in so many.
  static let tolerated = 4
  /// The points of the grid along a line, and from its upper to its lower edge.
  static let (columns, rows) = (8, 2)

  /// Creates the rule.
  public init() {}

  /// True if a text may stand on an image.
  public func needsPicture(of input: CheckInput) -> Bool {
    let grounds = input.grounds
    guard grounds.layers.contains(where: \.paint.isUnknown) else { return false }
    return input.texts.contains { text in
      text.parts.contains { part in
        part.layers.contains { grounds.layers[$0].paint.isUnknown }
      }
    }
  }

  /// One finding a view.
  public func findings(in input: CheckInput) -> [Finding] {
    let grounds = input.grounds
    return input.texts.compactMap { text in
      var worst: (ratio: Double, needed: Double)?
      for part in text.parts {
        let paint = part.paint
        if paint.isSystem, paint.ground == nil,
          part.layers.allSatisfy({ grounds.layers[$0].paint.isSystem })
        {
          continue
        }
        let needed = ContrastRule.needed(at: part.fontSize, weight: paint.weight)
        var colors = samples(of: part.frame, on: part.layers, grounds, input)
        if let ground = paint.ground { colors = colors.map(ground.over) }
        guard let ratio = ContrastRule.ratio(of: paint.color, on: colors), ratio < needed
        else { continue }
        if ratio < worst?.ratio ?? .infinity { worst = (ratio, needed) }
      }
      return worst.map { finding(text.visible, ratio: $0.ratio, needed: $0.needed) }
    }
  }

  private func finding(_ visible: VisibleView, ratio: Double, needed: Double) -> Finding {
    let diagnostic = Diagnostic(
      .textLowContrast, "the text of '\(visible.id)' stands out too little from its ground",
      at: visible.view.place,
      hints: [Hint("use a darker or lighter colour, or put an opaque ground under it")])
    return Finding(
      diagnostic, views: [visible.id], cause: "\(diagnostic.code.rawValue) \(visible.id)",
      evidence: "\(PointText.text(ratio)) : 1, where \(PointText.text(needed)) : 1 is needed")
  }

  /// The contrast that text of a size in points and a weight needs.
  static func needed(at size: Double, weight: FontWeight?) -> Double {
    let isBold = weight == .bold || weight == .heavy || weight == .black
    let isLarge = size >= (isBold ? 14 : 18) - 0.01
    return isLarge ? minimumContrastOfLargeText : minimumContrast
  }

  /// The contrast that all but the tolerated part of the grounds reach; nil without grounds.
  private static func ratio(of text: RGBA, on grounds: [RGBA]) -> Double? {
    guard !grounds.isEmpty else { return nil }
    let ratios = grounds.map { ground in
      Luminance.contrast(Luminance.of(text.over(ground)), Luminance.of(ground))
    }.sorted()
    return ratios[ratios.count / tolerated]
  }

  /// The colours behind a stretch of text; points whose colour is not known without a picture are left out.
  private func samples(
    of line: Rect, on layers: [Int], _ grounds: Grounds, _ input: CheckInput
  ) -> [RGBA] {
    let isEven = layers.allSatisfy {
      grounds.layers[$0].paint.isSolid && grounds.layers[$0].frame.contains(line)
    }
    if isEven {
      return grounds.color(of: layers, at: line.center).map { [$0] } ?? []
    }
    var colors: [RGBA] = []
    for row in 0..<ContrastRule.rows {
      for column in 0..<ContrastRule.columns {
        let point = Point(
          x: line.minX + line.width * (Double(column) + 0.5) / Double(ContrastRule.columns),
          y: line.minY + line.height * (Double(row) + 0.5) / Double(ContrastRule.rows))
        let color = grounds.color(of: layers, at: point) ?? input.picture?.color(at: point)
        if let color { colors.append(color) }
      }
    }
    return colors
  }
}

extension Bitmap {
  /// The colour at a point, or nil outside the picture.
  fileprivate func color(at point: Point) -> RGBA? {
    let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
    guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { return nil }
    let pixel = self[Int(x), Int(y)]
    return RGBA(
      red: Double(pixel.red) / 255, green: Double(pixel.green) / 255,
      blue: Double(pixel.blue) / 255)
  }
}
