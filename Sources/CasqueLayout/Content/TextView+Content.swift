import CasqueGeometry
import CasqueModel

extension TextView {
  /// How far text lies inside the frame: the container's inset of 8 and the line padding of 5.
  ///
  /// **Source** ControlFacts, UITextView (medium).
  static let textInsets = Insets(top: 8, left: 5, bottom: 8, right: 5)
}

extension ContentMeasurer {
  /// A text view that scrolls asks for nothing; another for its lines and their insets.
  ///
  /// The first baseline lies the ascender, in whole points, below the inset.
  /// **Source** EnvironmentFacts §7: no size with scrolling on; ControlFacts, UITextView (medium).
  func measure(_ textView: TextView, width: Double?) -> MeasuredContent {
    let insets = TextView.textInsets
    let sides = insets.left + insets.right
    let metrics = engine.metrics(of: textView.font, traits: environment.traits)
    let text =
      textView.shownText.isEmpty
      ? nil : engine.shape(request(textView, width: width.map { max(0, $0 - sides) }))
    let first = insets.top + (metrics.ascender + 0.5).rounded(.down)
    let lines = Double(max(1, text?.lines.count ?? 1))
    let baselines = (first: first, last: first + (lines - 1) * metrics.lineHeight)
    guard !textView.isScrollEnabled else {
      var content = MeasuredContent()
      content.text = text
      content.baselinesFromTop = baselines
      return content
    }
    let height = text?.size.height ?? metrics.lineHeight
    var content = MeasuredContent(
      width: grid.ceil((text?.size.width ?? 0) + sides),
      height: grid.ceil(height + insets.top + insets.bottom), text: text)
    content.wrapsAtLayoutWidth = text != nil
    content.textInset = sides
    content.baselinesFromTop = baselines
    return content
  }

  /// Text starts at the top and may reach below the bounds, where it is scrolled to.
  func place(_ textView: TextView, _ content: MeasuredContent, in size: Size) -> PlacedText? {
    guard let measured = content.text else { return nil }
    let insets = TextView.textInsets
    let room = max(0, size.width - insets.left - insets.right)
    let text =
      measured.keepsItsBreaks(at: room) ? measured : engine.shape(request(textView, width: room))
    return PlacedText(
      text: text,
      frame: Rect(x: insets.left, y: insets.top, width: room, height: grid.ceil(text.size.height)))
  }

  private func request(_ textView: TextView, width: Double?) -> TextRequest {
    var request = TextRequest(
      text: textView.shownText, font: textView.font, numberOfLines: 0,
      lineBreakMode: .byWordWrapping, width: width.map(Self.bound), traits: environment.traits)
    request.ideographsRaiseLines = environment.profile.ideographsRaiseLines
    request.systemTypeface = environment.profile.systemTypeface
    if let text = textView.attributedText {
      request.styledRanges = text.styledRanges(font: textView.font, attachments: box)
      request.paragraphStyle = text.paragraphStyle
    } else if textView.text.utf8.contains(0x09) {
      request.styledRanges = [
        StyledRange(length: textView.text.utf8.count, font: textView.font)
      ]
    }
    return request
  }
}
