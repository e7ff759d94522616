import CasqueGeometry
package import CasqueModel

extension TextField {
  /// What is shown: the text, dots in its place, or the placeholder.
  package var shownText: String {
    guard !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// How far the text lies inside the frame at either side, in points.
  ///
  /// **Source** ControlFacts, UITextField: text inset 7.
  var textInset: Double { borderStyle == .none ? 0 : 7 }

  /// What a rounded field without text and placeholder asks for in place of a text's width.
  ///
  /// **Source** ControlFacts, UITextField: 33 with the padding of 28 (OUIKC: medium).
  static let emptyTextWidth = 5.0
}

extension ContentMeasurer {
  /// A text field asks for one line of what it shows and what its border adds.
  ///
  /// | border | width | height |
  /// |---|---|---|
  /// | rounded | text, or 5 without any, + the system's padding | the system's, or the line + 6 if that is more |
  /// | line, bezel | text + 14 | the field's line + 4 |
  /// | none | text | the field's line |
  ///
  /// **Source** ControlFacts, UITextField: text inset 7, 2; SavedFrames §8c for the field's line.
  func measure(_ textField: TextField) -> MeasuredContent {
    let metrics = engine.metrics(of: textField.font, traits: environment.traits)
    let shown = textField.shownText
    let text = shown.isEmpty ? nil : line(shown, font: textField.font)
    let width = grid.ceil(text?.size.width ?? 0)
    let whole = PixelGrid(scale: 1)
    let fontLine = whole.ceil(metrics.lineHeight)
    let leading = textField.isSecureTextEntry ? 0 : controls.textFieldLeading
    let fieldLine =
      leading > 0 ? grid.ceil(metrics.lineHeight + leading * metrics.pointSize) : fontLine
    let block = text.map { TextBlock($0) } ?? TextBlock(metrics)
    return switch textField.borderStyle {
    case .none:
      MeasuredContent(width: width, height: fieldLine, text: text, block: block)
    case .line, .bezel:
      MeasuredContent(
        width: width + 2 * textField.textInset, height: fieldLine + 4, text: text, block: block)
    case .roundedRect:
      MeasuredContent(
        width: (text == nil ? TextField.emptyTextWidth : width)
          + controls.roundedTextFieldHorizontalPadding,
        height: max(controls.roundedTextFieldHeight, fontLine + 6), text: text, block: block)
    }
  }

  /// A text field's text fills the width inside the border, up to the button that clears it, and
  /// lies in the middle of the height.
  func place(
    _ textField: TextField, _ content: MeasuredContent, in size: Size
  ) -> PlacedText? {
    guard let measured = content.text else { return nil }
    let inset = min(textField.textInset, size.width / 2)
    let end = min(
      textField.showsClearButton ? TextField.clearButtonExtent : inset, size.width - inset)
    let room = size.width - inset - end
    let left = environment.traits.layoutDirection == .rightToLeft ? end : inset
    let text = line(
      measured, fitting: room, text: textField.shownText, font: textField.font)
    let top = max(0, (size.height - text.size.height) / 2)
    return PlacedText(
      text: text, frame: Rect(x: left, y: top, width: room, height: text.size.height))
  }
}
