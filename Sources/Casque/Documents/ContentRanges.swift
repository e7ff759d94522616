import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueText

/// Between which sizes the contents of a canvas' views may lie, as far as they can be measured.
struct ContentRanges {
  /// What every content asks for where it is as large as its view is shown, by view; nil on an axis
  /// along which a content asks for nothing.
  private(set) var shownSizes: [String: AxisPair<Double?>] = [:]
  /// The same, but nil where no measuring gives the size.
  private(set) var plausibleSizes: [String: AxisPair<Double?>] = [:]

  /// Whether all frames are in whole points.
  private let isWhole: Bool

  /// How far a content of a length may be off whatever it is, in points.
  ///
  /// Lengths are rounded up to the pixel, or to whole points, which tells itself by whole ones. How high
  /// lines are is known to the pixel: only what is rounded up may be off.
  private func slack(_ length: Double, _ axis: Axis) -> (below: Double, above: Double) {
    let isRounded = length == length.rounded()
    if axis == .horizontal || isWhole { return isRounded ? (1.01, 1.01) : (0.51, 0.51) }
    return (0.26, isRounded ? 0.99 : 0.26)
  }

  /// How much smaller and larger than taken a symbol may be: their measures are not public.
  private static let symbolUncertainty = 0.5

  /// How much lower and higher than taken the lines of a family may be that nothing is known of.
  private static let unknownLinesUncertainty = 0.25

  /// The parts of its uncertainty that every text is taken to be off by.
  ///
  /// Widths lie anywhere between the extremes; a height is that of some number of lines.
  private static let signs = [-1.0, -0.5, 0.5, 1]

  /// Measures the contents of a root's views.
  ///
  /// - Parameters:
  ///   - plain: the root as it is solved with measured contents.
  ///   - saved: the frames of the views that are placed by constraints.
  ///   - isWhole: whether all of them are in whole points.
  ///   - root: the root.
  ///   - resources: the images.
  ///   - engine: what measures.
  init(
    _ plain: LayoutResult, saved: [String: Rect], isWhole: Bool, root: CanvasRoot,
    resources: any Resources, with engine: inout Engine
  ) {
    self.isWhole = isWhole
    for view in plain.views.dropFirst() {
      guard let frame = saved[view.id] else { continue }
      var sizes = AxisPair<Double?>(both: nil)
      for axis in Axis.allCases where view.intrinsicContentSize[axis] != nil {
        // The edges of a frame lie a whole number of points outside the alignment rectangle.
        let outside = (view.frame.size[axis] - view.alignmentRect.size[axis]).rounded()
        sizes[axis] = max(0, frame.size[axis] - outside)
      }
      if sizes.horizontal != nil || sizes.vertical != nil { shownSizes[view.id] = sizes }
    }
    plausibleSizes = shownSizes
    // Lines break at the width that is shown.
    let widths = shownSizes.mapValues {
      AxisPair<Double?>(horizontal: $0.horizontal, vertical: nil)
    }
    let asShown = root.layout.givingContent(widths)
    var measured: [(wide: LayoutResult, high: LayoutResult)] = []
    for sign in Self.signs {
      let text = UncertainText(engine.text, sign: sign)
      let layouts = [root.layout, asShown].map { layout in
        engine.frames(
          of: layout, in: root.environment, resources: resources, measuring: text)
      }
      measured.append((layouts[0], layouts[1]))
    }
    let exact = engine.frames(of: asShown, in: root.environment, resources: resources)
    for (id, shown) in shownSizes {
      for axis in Axis.allCases {
        guard let length = shown[axis] else { continue }
        let results =
          axis == .horizontal
          ? [plain] + measured.map(\.wide) : [plain, exact] + measured.map(\.high)
        let lengths = results.compactMap { $0.view(id)?.intrinsicContentSize[axis] }
        let part = plain.view(id).map { Self.uncertainty(of: $0, axis) } ?? 0
        if !isPlausible(length, among: lengths, axis, uncertainty: part) {
          plausibleSizes[id]?[axis] = nil
        }
      }
    }
  }

  /// The part of its length by which a view's content may be off, beside what measuring tells.
  private static func uncertainty(of view: ResolvedView, _ axis: Axis) -> Double {
    if view.view.content.showsSymbol { return symbolUncertainty }
    guard axis == .vertical, let family = view.text?.missingFamily else { return 0 }
    return FamilyMetrics.hasKnownLines(family) ? 0 : unknownLinesUncertainty
  }

  /// Whether a content that was measured several times may be of a length.
  private func isPlausible(
    _ length: Double, among measured: [Double], _ axis: Axis, uncertainty part: Double
  ) -> Bool {
    let slack = slack(length, axis)
    func holds(_ low: Double, _ high: Double) -> Bool {
      low * (1 - part) - slack.below <= length && length <= high * (1 + part) + slack.above
    }
    return switch axis {
    case .horizontal: holds(measured.min() ?? 0, measured.max() ?? 0)
    case .vertical: measured.isEmpty ? holds(0, 0) : measured.contains { holds($0, $0) }
    }
  }

  /// Whether a view's content is not as large as the view is shown, however it is measured.
  func isImplausible(_ id: String, _ axis: Axis) -> Bool {
    guard let shown = shownSizes[id]?[axis] else { return false }
    return plausibleSizes[id]?[axis] != shown
  }
}

extension ViewContent {
  /// Whether its size hangs on a symbol's.
  fileprivate var showsSymbol: Bool {
    switch self {
    case .imageView(let view): view.image.map { SymbolImage(name: $0) != nil } ?? false
    case .button(let button): button.image.map { SymbolImage(name: $0) != nil } ?? false
    default: false
    }
  }
}

/// A text engine whose text is as narrow or as wide as it may really be; its lines keep their heights.
private final class UncertainText: TextMeasuring {
  private let engine: any TextMeasuring
  private let sign: Double

  /// Makes the narrowest text with -1, the widest with 1.
  init(_ engine: any TextMeasuring, sign: Double) {
    self.engine = engine
    self.sign = sign
  }

  /// How much narrower and wider than measured a text may be, beside rounding.
  ///
  /// The stand-in for the system's font is nearest in its usual weights and in the sizes of text,
  /// and errors of single characters cancel out along a text; of most families that are not there only
  /// the heights of lines are known.
  /// **Source** labels of the corpus that are as wide as their texts: in usual weights and sizes of
  /// text all are within 2 %, those of 20 characters or more within 1 %, semibold and bold ones
  /// within 3 %, others within 9 %; in sizes of titles all within 4 %, and 6 of 20 characters or more
  /// within 1 %; in Helvetica Neue, Menlo and Courier within 3 %; other families: `families.json`.
  private static func uncertainty(of text: ShapedText, _ request: TextRequest) -> Double {
    let isLong = request.text.count >= longText
    if let family = text.missingFamily {
      return FamilyMetrics.widthUncertainty(family) ?? 0.25
    }
    switch request.font.weight {
    case .ultraLight, .thin, .heavy, .black: return 0.09
    case .semibold, .bold: return isDisplaySize(request.font) ? 0.04 : isLong ? 0.02 : 0.03
    default: break
    }
    if isDisplaySize(request.font) { return isLong ? 0.02 : 0.04 }
    return isLong ? 0.01 : 0.02
  }

  /// How many characters a text has whose errors cancel out.
  private static let longText = 20

  /// Whether a font is larger than those that are drawn for reading.
  private static func isDisplaySize(_ font: Font) -> Bool {
    switch font.size {
    case .fixed(let size), .scaled(let size, _): size >= 20
    case .style(let style): [.largeTitle, .title1, .title2, .title3].contains(style)
    }
  }

  func shape(_ request: TextRequest) -> ShapedText {
    let plain = engine.shape(request)
    let factor = 1 + sign * Self.uncertainty(of: plain, request)
    var text = plain
    if let width = request.width {
      var narrowed = request
      narrowed.width = width / factor
      text = engine.shape(narrowed)
    }
    text.size.width *= factor
    text.brokenWidth *= factor
    for line in text.lines.indices { text.lines[line].width *= factor }
    let (low, high) = (text.widthsWithSameBreaks.lowerBound, text.widthsWithSameBreaks.upperBound)
    text.widthsWithSameBreaks = low * factor...max(low * factor, high * factor)
    return text
  }

  func metrics(of font: Font, traits: TraitCollection) -> FontMetrics {
    engine.metrics(of: font, traits: traits)
  }
}
