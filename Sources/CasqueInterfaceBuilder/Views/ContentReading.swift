import CasqueGeometry
import CasqueModel

/// Reads what kind of view a tag is, with the kind's own properties.
struct ContentReading {
  let document: InterfaceDocument
  let selection: VariationSelection
  /// What the content is read for.
  var purpose = ViewReading.Purpose.app

  var era: XcodeEra { document.era }
  var fonts: FontReading { FontReading(era: era, selection: selection) }
  var texts: TextReading { TextReading(fonts: fonts, colors: colors) }
  var colors: ColorReading { ColorReading(document: document) }

  /// Kinds of views that are taken as plain ones, their own drawing being the app's or the system's.
  static let plainKinds: Set<String> = [
    "view", "containerView", "tableView", "collectionView", "tableViewCell",
    "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView", "mapView", "webView", "wkWebView", "mtkView", "sceneKitView",
    "glkView", "arscnView", "arskView", "skView", "window", "colorWell",
  ]

  /// What stands for what views of other frameworks draw, by their kinds.
  static let standIns = [
    "mapView": "Map", "webView": "Web Page", "wkWebView": "Web Page", "sceneKitView": "3D Scene",
    "arscnView": "Camera", "arskView": "Camera", "skView": "Game Scene", "glkView": "3D Scene",
    "mtkView": "3D Scene",
  ]

  /// The content of a view, or nil if its kind is not known.
  func content(_ tag: MarkupTag) -> ViewContent? {
    switch tag.name {
    case "label": .label(label(tag))
    case "button": .button(button(tag))
    case "imageView": .imageView(imageView(tag))
    case "textField": .textField(textField(tag))
    case "textView": .textView(textView(tag))
    case "stackView": .stackView(stackView(tag))
    case "scrollView": .scrollView(scrollView(tag))
    default:
      Self.plainKinds.contains(tag.name) ? .plain : control(tag)
    }
  }

  /// The value of an attribute with variations applied.
  func value(_ tag: MarkupTag, _ name: String) -> String? { selection.value(tag, name) }

  func number(_ tag: MarkupTag, _ name: String) -> Double? {
    value(tag, name).flatMap(NumberReading.number)
  }

  func color(_ tag: MarkupTag, _ key: String) -> Color? {
    colors.color(selection.child(tag, key: key))
  }

  // MARK: Text

  private func label(_ tag: MarkupTag) -> Label {
    var label = Label(text: TextReading.plain(tag, "text"))
    label.textAlignment = alignment(tag)
    label.font = fonts.font(of: tag, size: 17) ?? .system(17)
    if tag.isYes("usesAttributedText"), let read = texts.attributed(tag, key: "attributedText") {
      label.text = read.text
      label.font = read.font ?? label.font
      label.lineHeightMultiple = read.lineHeightMultiple
      label.minimumLineHeight = read.minimumLineHeight
      label.textColor = colors.color(read.color) ?? label.textColor
      label.textAlignment = read.alignment ?? label.textAlignment
      label.attributedText = read.attributed
      label.allowsDefaultTighteningForTruncation = read.tightens
    }
    label.textColor = color(tag, "textColor") ?? label.textColor
    if tag.isYes("adjustsLetterSpacingToFitWidth") {
      label.allowsDefaultTighteningForTruncation = true
    }
    label.numberOfLines = number(tag, "numberOfLines").map { max(0, Int($0)) } ?? 1
    label.lineBreakMode = lineBreakMode(tag) ?? .byTruncatingTail
    label.preferredMaxLayoutWidth = number(tag, "preferredMaxLayoutWidth") ?? 0
    shrink(&label, tag)
    return label
  }

  /// Whether and how far a label's text may shrink, stated as a part or as a size in points.
  private func shrink(_ label: inout Label, _ tag: MarkupTag) {
    guard value(tag, "adjustsFontSizeToFit") != "NO" else { return }
    let least = (number(tag, "minimumFontSize") ?? 0) / usualPoints(of: label.font)
    guard let part = number(tag, "minimumScaleFactor") ?? (least > 0 ? least : nil) else { return }
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = min(1, max(0, part))
    label.baselineAdjustment =
      tag["baselineAdjustment"].flatMap(Label.BaselineAdjustment.init(rawValue:))
      ?? label.baselineAdjustment
  }

  func alignment(_ tag: MarkupTag) -> TextAlignment {
    value(tag, "textAlignment").flatMap(TextAlignment.init(rawValue:)) ?? .natural
  }

  func lineBreakMode(_ tag: MarkupTag) -> LineBreakMode? {
    switch value(tag, "lineBreakMode") {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    case "tailTruncation": .byTruncatingTail
    default: nil
    }
  }

  private func textField(_ tag: MarkupTag) -> TextField {
    var field = TextField(
      text: TextReading.plain(tag, "text"), placeholder: TextReading.plain(tag, "placeholder"),
      font: fonts.font(of: tag, size: 14) ?? .system(14))
    field.textColor = color(tag, "textColor") ?? .label
    field.textAlignment = alignment(tag)
    field.borderStyle =
      value(tag, "borderStyle").flatMap(TextField.BorderStyle.init(rawValue:)) ?? .none
    field.clearButtonMode =
      value(tag, "clearButtonMode").flatMap(TextField.ClearButtonMode.init(rawValue:)) ?? .never
    field.isSecureTextEntry =
      tag.child(key: "textInputTraits")?.isYes("secureTextEntry") ?? false
    return field
  }

  private func textView(_ tag: MarkupTag) -> TextView {
    var view = TextView(
      text: TextReading.plain(tag, "text"), font: fonts.font(of: tag, size: 14) ?? .system(14))
    view.textAlignment = alignment(tag)
    if let read = texts.attributed(tag, key: "attributedText"), view.text.isEmpty {
      view.text = read.text
      view.font = read.font ?? view.font
      view.textColor = colors.color(read.color) ?? view.textColor
      view.textAlignment = read.alignment ?? view.textAlignment
      view.attributedText = read.attributed
    }
    view.textColor = color(tag, "textColor") ?? view.textColor
    view.isScrollEnabled = tag["scrollEnabled"] != "NO"
    view.isEditable = tag["editable"] != "NO"
    // Only a text that cannot be written in is looked through.
    if !view.isEditable, tag.child(key: "dataDetectorTypes")?.isYes("link") ?? false {
      let text = view.attributedText ?? AttributedText([TextRun(view.text)])
      view.attributedText = LinkDetection.marked(text) ?? view.attributedText
    }
    return view
  }

  // MARK: Images

  private func imageView(_ tag: MarkupTag) -> ImageView {
    let mode = tag["contentMode"].flatMap(ContentMode.init(rawValue:)) ?? .scaleToFill
    let name = imageName(tag).map { image($0, of: tag, configuredBy: tag, besideText: nil) }
    var view = ImageView(image: name, contentMode: mode)
    view.imageRenderingMode = renderingMode(of: tag)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = tag.isYes(
      "adjustsImageSizeForAccessibilityContentSizeCategory")
    return view
  }

  /// Whether the image that a tag refers to is a stencil.
  func renderingMode(of tag: MarkupTag?) -> ImageRenderingMode {
    switch reference(in: tag)?["renderingMode"] {
    case "original", "alwaysOriginal": .alwaysOriginal
    case "template", "alwaysTemplate": .alwaysTemplate
    default: .automatic
    }
  }

  /// The name of a tag's image: an attribute, or a reference inside that states more.
  func imageName(_ tag: MarkupTag) -> String? {
    value(tag, "image") ?? reference(in: tag)?["image"]
  }

  private func reference(in tag: MarkupTag?) -> MarkupTag? {
    tag?.children.first { $0.name == "imageReference" && $0["key"] == "image" }
  }

  /// The name of an image as a layout states it.
  ///
  /// A symbol follows the user's text size where its configuration or the text beside it does.
  ///
  /// - Parameters:
  ///   - tag: what names the image; it tells the system's symbols from the app's images.
  ///   - view: what has the configuration of its symbols.
  ///   - font: the font of the text beside it, or nil for none.
  func image(
    _ name: String, of tag: MarkupTag?, configuredBy view: MarkupTag?, besideText font: Font?
  ) -> String {
    let reference = reference(in: tag)
    guard
      (tag?["catalog"] ?? reference?["catalog"]) == "system"
        || document.catalog[name]?.isSymbol ?? false
    else { return name }
    let configuration =
      tag?.child("preferredSymbolConfiguration") ?? view?.child("preferredSymbolConfiguration")
    let stated = configuration?.child("fontDescription").flatMap { fonts.font($0, size: 17) }
    var symbol = SymbolImage(
      systemName: name, weight: (configuration?["weight"]).flatMap(FontReading.weight(named:)))
    switch (stated ?? font)?.size {
    case .style(let style): symbol.textStyle = style
    case .fixed(let size), .scaled(let size, _): symbol.pointSize = size
    case nil: break
    }
    if let size = (configuration?["pointSize"]).flatMap(NumberReading.number), size > 0 {
      symbol.pointSize = size
      symbol.textStyle = nil
    }
    symbol.scale = (configuration?["scale"] ?? reference?["symbolScale"])
      .flatMap(SymbolImage.Scale.init(rawValue:))
    return symbol.name
  }

  /// The size of a font in points at the usual text size.
  private func usualPoints(of font: Font) -> Double {
    switch font.size {
    case .fixed(let size), .scaled(let size, _): size
    case .style(let style): FontReading.usualSizes[style] ?? 17
    }
  }

  // MARK: Containers

  private func stackView(_ tag: MarkupTag) -> StackView {
    let distribution =
      value(tag, "distribution").flatMap(StackView.Distribution.init(rawValue:)) ?? .fill
    let alignment = value(tag, "alignment").flatMap(StackView.Alignment.init(rawValue:)) ?? .fill
    let isStandard = value(tag, "spacingType") == "standard"
    let hasMargins =
      tag.child(key: "layoutMargins") != nil || tag.child(key: "directionalLayoutMargins") != nil
    return StackView(
      axis: value(tag, "axis") == "vertical" ? .vertical : .horizontal,
      distribution: distribution, alignment: alignment,
      spacing: isStandard ? StackView.spacingUseSystem : number(tag, "spacing") ?? 0,
      isLayoutMarginsRelativeArrangement: hasMargins,
      isBaselineRelativeArrangement: tag.isYes("baselineRelativeArrangement"))
  }

  private func scrollView(_ tag: MarkupTag) -> ScrollView {
    let behavior: ScrollView.ContentInsetAdjustmentBehavior? = tag[
      "contentInsetAdjustmentBehavior"
    ].flatMap(ScrollView.ContentInsetAdjustmentBehavior.init(rawValue:))
    return ScrollView(contentInsetAdjustmentBehavior: behavior ?? .automatic)
  }
}
