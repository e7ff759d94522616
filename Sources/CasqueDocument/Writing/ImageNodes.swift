import CasqueModel

/// What names images: symbols and files, the files by the names that they have beside the document.
struct ImageNodes: Sendable {
  /// The file of an image by its name in the layout.
  let file: @Sendable (String) -> String

  /// An image.
  func image(_ name: String) -> DocumentNode {
    let file = file(name)
    guard file == name, let symbol = SymbolImage(name: name) else { return .text(file) }
    return .keys([
      ("systemName", .text(symbol.systemName)),
      ("pointSize", symbol.pointSize.map(DocumentNode.number)),
      ("textStyle", symbol.textStyle.map(DocumentNode.name)),
      ("weight", symbol.weight.map(DocumentNode.name)),
      ("scale", symbol.scale.map(DocumentNode.name)),
    ])
  }

  /// A mask.
  func mask(_ mask: Mask) -> DocumentNode {
    switch mask {
    case .ellipse: .plain("ellipse")
    case .roundedRect(let radius): .keys([("cornerRadius", .number(radius))])
    case .image(let name): .keys([("image", image(name))])
    }
  }

  /// The items of a bar.
  func items(_ items: [BarItem]) -> DocumentNode {
    .list(
      items.map { item in
        if item == .flexibleSpace { return .name(BarItem.Style.flexibleSpace) }
        return .keys([
          ("title", item.title.isEmpty ? nil : .text(item.title)),
          ("image", item.image.map(image)), ("style", .name(item.style)),
          ("isEnabled", item.isEnabled ? nil : .boolean(false)),
          ("isHighlighted", item.isHighlighted ? .boolean(true) : nil),
          ("width", item.width.map(DocumentNode.number)),
          ("customView", item.customView.map { .number(Double($0)) }),
          ("tintColor", item.tintColor.map(DocumentNode.color)),
        ])
      })
  }

  /// The items of a tab bar.
  func items(_ items: [TabBarItem]) -> DocumentNode {
    .list(
      items.map { item in
        .keys([
          ("title", .text(item.title)), ("image", item.image.map(image)),
          ("badge", item.badgeValue.map(DocumentNode.text)),
        ])
      })
  }

  /// A text whose parts look different.
  func attributedText(_ text: AttributedText) -> DocumentNode {
    let style = text.paragraphStyle
    func stated(_ value: Double) -> DocumentNode? { value == 0 ? nil : .number(value) }
    return .keys([
      ("runs", .list(text.runs.map(run))), ("lineSpacing", stated(style.lineSpacing)),
      ("paragraphSpacing", stated(style.paragraphSpacing)),
      ("lineHeightMultiple", stated(style.lineHeightMultiple)),
      ("minimumLineHeight", stated(style.minimumLineHeight)),
      ("maximumLineHeight", stated(style.maximumLineHeight)),
      (
        "tabStops",
        style.tabStops.isEmpty ? nil : .list(style.tabStops.map(DocumentNode.number))
      ),
    ])
  }

  private func run(_ run: TextRun) -> DocumentNode {
    let attributes = run.attributes
    if run.attachment == nil, attributes == TextAttributes() { return .text(run.text) }
    func stated(_ value: Double) -> DocumentNode? { value == 0 ? nil : .number(value) }
    func stated(_ value: Bool) -> DocumentNode? { value ? .boolean(true) : nil }
    return .keys([
      ("text", run.attachment == nil ? .text(run.text) : nil),
      ("image", run.attachment.map { image($0.image) }),
      ("size", run.attachment?.size.map(DocumentNode.size)),
      ("font", attributes.font.map(DocumentNode.font)),
      ("color", attributes.color.map(DocumentNode.color)),
      ("backgroundColor", attributes.backgroundColor.map(DocumentNode.color)),
      ("kern", stated(attributes.kern)), ("baselineOffset", stated(attributes.baselineOffset)),
      ("underline", line(attributes.underlineStyle, attributes.underlineColor)),
      ("strikethrough", line(attributes.strikethroughStyle, attributes.strikethroughColor)),
      ("monospacedDigits", stated(attributes.hasMonospacedDigits)),
      ("link", stated(attributes.isLink)),
    ])
  }

  /// A line under characters or through them; a colour alone draws nothing.
  private func line(_ style: UnderlineStyle?, _ color: Color?) -> DocumentNode? {
    guard let style else { return nil }
    if color == nil, style == UnderlineStyle(lines: style.lines) {
      return style == .single ? .boolean(true) : .name(style.lines)
    }
    return .keys([
      ("style", style.lines == .single ? nil : .name(style.lines)),
      ("pattern", style.pattern == .solid ? nil : .name(style.pattern)),
      ("byWord", style.isByWord ? .boolean(true) : nil),
      ("color", color.map(DocumentNode.color)),
    ])
  }
}
