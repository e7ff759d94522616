import CasqueGeometry
import CasqueModel

extension ContentMeasurer {
  /// A label asks for its lines, rounded up to the pixel; without characters for no room at all.
  ///
  /// An explicit `preferredMaxLayoutWidth` is the width to wrap at; otherwise it is the layout's.
  /// Blanks at which lines are broken count as far as there is room for them.
  /// **Source** layout rule 4, EnvironmentFacts §5; two Interface Builder documents whose
  /// wrapped labels are as wide as they may be where the longest line lacks less than a blank.
  func measure(_ label: Label, width: Double?) -> MeasuredContent {
    guard !label.shownText.isEmpty else {
      let metrics = engine.metrics(of: label.font, traits: environment.traits)
      var content = MeasuredContent(width: 0, height: 0, block: TextBlock(metrics))
      content.blockPlace = .edges
      return content
    }
    let isBounded = label.preferredMaxLayoutWidth > 0 && label.preferredMaxLayoutWidth.isFinite
    let wraps = label.numberOfLines != 1
    let bound = isBounded ? label.preferredMaxLayoutWidth : width
    let text = engine.shape(request(label, width: wraps ? bound : nil))
    var block = TextBlock(text)
    block.height = grid.ceil(text.size.height)
    let width = max(text.size.width, min(text.brokenWidth, bound ?? .infinity))
    var content = MeasuredContent(
      width: grid.ceil(width), height: block.height, text: text, block: block)
    content.blockPlace = environment.profile.hasLabelBaselinesAtEdges ? .edges : .middleInside
    content.wrapsAtLayoutWidth = wraps && !isBounded
    return content
  }

  /// A label's text fills its width and lies in the middle of its height.
  func place(_ label: Label, _ content: MeasuredContent, in size: Size) -> PlacedText? {
    guard var text = content.text else { return nil }
    if label.numberOfLines == 1 {
      if text.size.width > size.width + Self.tolerance {
        text = engine.shape(request(label, width: size.width))
      }
    } else {
      if !text.keepsItsBreaks(at: size.width) {
        text = engine.shape(request(label, width: size.width))
      }
      if text.size.height > size.height + Self.tolerance {
        text = engine.shape(request(label, width: size.width, height: size.height))
      }
      if text.hasOrphan { text = withoutOrphans(text, label, in: size) }
    }
    if text.isTruncated, let tight = tightened(label, in: size) { text = tight }
    if label.adjustsFontSizeToFitWidth, text.isTruncated {
      return shrunk(label, cut: text, in: size)
    }
    let height = grid.ceil(text.size.height)
    let top = max(0, (size.height - height) / 2)
    return PlacedText(
      text: text, frame: Rect(x: 0, y: top, width: size.width, height: height))
  }

  /// The text of a label with a word moved down to one that would stand alone on a last line.
  ///
  /// Its height and the label's are the same; UIKit's size of the content is not known to follow, so
  /// ours does not.
  /// **Source** UILabel.lineBreakStrategy, standard by default, which holds for text without attributes;
  /// NSParagraphStyle.LineBreakStrategy.pushOut; since iOS 11 by reports of many apps (medium).
  private func withoutOrphans(_ text: ShapedText, _ label: Label, in size: Size) -> ShapedText {
    var request = request(label, width: size.width)
    request.avoidsOrphans = request.keepsHangulWords
    var other = engine.shape(request)
    // How wide lines may be is told by those that are as full as can be.
    other.brokenWidth = text.brokenWidth
    return other.lines.count == text.lines.count ? other : text
  }

  /// The one line of a label with less space between its characters, so that it is as wide as there
  /// is room; nil if it may not be, or lacks more than a twentieth of the room.
  ///
  /// **Source** NSParagraphStyle.tighteningFactorForTruncation, 0.05 by default.
  private func tightened(_ label: Label, in size: Size) -> ShapedText? {
    guard label.allowsDefaultTighteningForTruncation, label.numberOfLines == 1, size.width > 0,
      label.attributedText == nil, label.text.count > 1
    else { return nil }
    let lack = engine.shape(request(label, width: nil)).size.width - size.width
    guard lack > 0, lack <= size.width * 0.05 else { return nil }
    var request = request(label, width: size.width)
    request.styledRanges = [
      StyledRange(
        length: label.text.utf8.count, font: label.font,
        kern: -(lack + Self.tightSlack) / Double(label.text.count - 1))
    ]
    let text = engine.shape(request)
    return text.isTruncated ? nil : text
  }

  /// What tight text is narrower than its room, in points: kerning goes in steps of its own.
  private static let tightSlack = 0.05

  /// The text at the largest size, to a 256th, at which it is not cut, or at the least.
  ///
  /// **Source** UILabel.minimumScaleFactor and baselineAdjustment.
  private func shrunk(_ label: Label, cut: ShapedText, in size: Size) -> PlacedText {
    func shaped(_ factor: Double) -> ShapedText {
      var request = request(
        label, width: size.width, height: label.numberOfLines == 1 ? nil : size.height)
      request.sizeFactor = factor
      return engine.shape(request)
    }
    let least = min(1, max(label.minimumScaleFactor, 0.01))
    var (low, high) = (0, 256)
    while high - low > 1 {
      let middle = (low + high) / 2
      if shaped(least + (1 - least) * Double(middle) / 256).isTruncated {
        high = middle
      } else {
        low = middle
      }
    }
    let text = shaped(least + (1 - least) * Double(low) / 256)
    let (own, height) = (grid.ceil(cut.size.height), grid.ceil(text.size.height))
    let ownTop = max(0, (size.height - own) / 2)
    let top =
      switch label.baselineAdjustment {
      case .alignBaselines: ownTop + cut.firstBaseline - text.firstBaseline
      case .alignCenters: max(0, (size.height - height) / 2)
      case .none: ownTop
      }
    return PlacedText(
      text: text, frame: Rect(x: 0, y: top, width: size.width, height: height))
  }

  private func request(
    _ label: Label, width: Double?, height: Double? = nil
  ) -> TextRequest {
    var request = TextRequest(
      text: label.shownText, font: label.font, numberOfLines: label.numberOfLines,
      lineBreakMode: label.lineBreakMode, width: width.map(Self.bound), height: height,
      traits: environment.traits)
    request.ideographsRaiseLines = environment.profile.ideographsRaiseLines
    request.systemTypeface = environment.profile.systemTypeface
    // The strategy of labels is not that of attributed texts.
    request.keepsHangulWords =
      label.attributedText == nil
      && [.byWordWrapping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
        .contains(label.lineBreakMode)
    if let text = label.attributedText {
      request.styledRanges = text.styledRanges(font: label.font, attachments: box)
    } else if label.paragraphStyle != ParagraphStyle() || label.text.utf8.contains(0x09) {
      request.styledRanges = [StyledRange(length: label.text.utf8.count, font: label.font)]
    }
    request.paragraphStyle = label.paragraphStyle
    return request
  }
}

extension Label {
  /// How lines stand: as the text of parts states it, and else as the label does.
  ///
  /// **Source** SavedFrames §8b, rule 10: both multiply or floor the line.
  fileprivate var paragraphStyle: ParagraphStyle {
    var style = attributedText?.paragraphStyle ?? ParagraphStyle()
    if style.lineHeightMultiple == 0, lineHeightMultiple != 1 {
      style.lineHeightMultiple = max(0, lineHeightMultiple.measure)
    }
    if style.minimumLineHeight == 0 { style.minimumLineHeight = max(0, minimumLineHeight.measure) }
    return style
  }
}

extension ShapedText {
  /// Whether a line below another one has one word, seen by its blanks.
  fileprivate var hasOrphan: Bool {
    guard lines.count > 1, !isTruncated else { return false }
    let bytes = Array(text.utf8)
    return lines.dropFirst().contains { line in
      let end = bytes[line.range.clamped(to: bytes.indices)].reversed()
      return !end.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }.contains(0x20)
    }
  }

  /// Whether shaping at `width` would break the lines in the same places.
  func keepsItsBreaks(at width: Double) -> Bool {
    width >= widthsWithSameBreaks.lowerBound - ContentMeasurer.tolerance
      && width <= widthsWithSameBreaks.upperBound
  }
}
