import CasqueGeometry
import CasqueModel

/// A block of text as baselines need it, in points.
struct TextBlock {
  /// The height that is centred in the view.
  var height: Double
  /// The distance from the top to the first baseline.
  var firstBaseline: Double
  /// The distance from the last baseline to the bottom.
  var lastBaselineToBottom: Double

  /// The block of shaped text.
  init(_ text: ShapedText) {
    height = text.size.height
    firstBaseline = text.firstBaseline
    lastBaselineToBottom = text.lastBaselineToBottom
  }

  /// The block of one line that has no characters.
  init(_ metrics: FontMetrics) {
    height = metrics.lineHeight
    firstBaseline = metrics.ascender
    lastBaselineToBottom = metrics.descender
  }
}

/// Where baselines take a block of text to lie in a view of another height.
enum BlockPlace {
  /// In the middle, of a view that is too low as well: text fields, buttons.
  case middle
  /// In the middle; a view that is too low has the first baseline below its top and the last one
  /// above its bottom as if the text ended there: labels.
  case middleInside
  /// The first baseline below the top, the last one above the bottom: labels without characters, and
  /// all on the canvas.
  case edges
}

/// What a view's content asks for.
struct MeasuredContent {
  /// The size of the alignment rectangle; nil on an axis without one.
  var size: AxisPair<Double?>
  /// How far the alignment rectangle lies inside the frame.
  var alignmentInsets: Insets
  /// The text as it was measured, or nil without characters.
  var text: ShapedText?
  /// The text as baselines need it, or nil for a view without text.
  var block: TextBlock?
  /// Where baselines take the text to lie in a height that is not its own.
  var blockPlace = BlockPlace.middle
  /// Whether the text wraps at whatever width the layout gives it.
  var wrapsAtLayoutWidth = false
  /// How much narrower than the alignment rectangle the lines are, in points.
  var textInset = 0.0

  /// The distances of the baselines from the top, where the text begins there; nil where it lies in
  /// the middle.
  var baselinesFromTop: (first: Double, last: Double)?

  /// Content that asks for a size.
  init(
    width: Double, height: Double, alignmentInsets: Insets = .zero, text: ShapedText? = nil,
    block: TextBlock? = nil
  ) {
    size = AxisPair(horizontal: width, vertical: height)
    self.alignmentInsets = alignmentInsets
    self.text = text
    self.block = block
  }

  /// On which axes it asks for a size.
  var asksForSize: AxisPair<Bool> {
    AxisPair(horizontal: size.horizontal != nil, vertical: size.vertical != nil)
  }

  /// No content.
  init() {
    size = AxisPair(both: nil)
    alignmentInsets = .zero
  }

  /// The distance of a baseline below the middle where no height changes it, or nil.
  func baselineBelowCenter(_ line: Baseline) -> Double? {
    guard let block, baselinesFromTop == nil, blockPlace == .middle else { return nil }
    return switch line {
    case .first: block.firstBaseline - block.height / 2
    case .last: block.height / 2 - block.lastBaselineToBottom
    }
  }

  /// The distances of the baselines from top and bottom of an alignment rectangle of `height`.
  ///
  /// Text lies in the middle or begins at the top; a view without text has both at the bottom.
  /// **Source** layout rule 15.
  func baselines(inHeight height: Double) -> (first: Double, last: Double) {
    if let baselinesFromTop { return (baselinesFromTop.first, height - baselinesFromTop.last) }
    guard let block else { return (height, 0) }
    let room = (height - block.height) / 2
    let above =
      switch blockPlace {
      case .middle: room
      case .middleInside: max(0, room)
      case .edges: 0.0
      }
    return (above + block.firstBaseline, above + block.lastBaselineToBottom)
  }
}
