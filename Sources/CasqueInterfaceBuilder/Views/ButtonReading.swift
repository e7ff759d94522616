import CasqueGeometry
import CasqueModel

extension ContentReading {
  /// The kinds of buttons that the system draws a sign for, and is the size of.
  static let signKinds: Set<String> = [
    "infoLight", "infoDark", "contactAdd", "detailDisclosure", "close",
  ]

  /// The state that a button is in: what that states counts before what the normal one does.
  ///
  /// **Source** UIButton.setTitle(_:for:): a state without a value of its own has that of normal.
  private func shownState(of tag: MarkupTag) -> MarkupTag? {
    let key = tag["enabled"] == "NO" ? "disabled" : tag.isYes("selected") ? "selected" : "normal"
    return state(key, of: tag) ?? state("normal", of: tag)
  }

  private func state(_ key: String, of tag: MarkupTag) -> MarkupTag? {
    tag.children.first { $0.name == "state" && $0["key"] == key }
  }

  /// A button: its state, or its configuration.
  func button(_ tag: MarkupTag) -> Button {
    let state = shownState(of: tag)
    let normal = self.state("normal", of: tag)
    if let configuration = tag.child("buttonConfiguration") {
      return placed(configured(tag, configuration, state), tag, state)
    }
    let states = [state, normal].compactMap(\.self)
    var button = Button(
      title: states.map { TextReading.plain($0, "title") }.first { !$0.isEmpty } ?? "")
    button.kind = isCustom(tag) ? .custom : .system
    button.font = fonts.font(of: tag, size: 15) ?? .system(isCustom(tag) ? 18 : 15)
    if button.title.isEmpty,
      let read = states.lazy.compactMap({ self.texts.attributed($0, key: nil) }).first
    {
      button.title = read.text
      button.font = read.font ?? button.font
    }
    button.isEnabled = tag["enabled"] != "NO"
    let pictured = states.first { imageName($0) != nil }
    button.image = pictured.flatMap(imageName).map {
      image($0, of: pictured, configuredBy: tag, besideText: button.font)
    }
    button.backgroundImage = states.lazy.compactMap { self.backgroundImage($0) }.first
    button.configuration.baseForegroundColor =
      states.lazy.compactMap { self.color($0, "titleColor") }.first
      ?? button.configuration.baseForegroundColor
    button.imageEdgeInsets = edges(tag, "imageEdgeInsets")
    button.titleEdgeInsets = edges(tag, "titleEdgeInsets")
    button.contentInsets = tag.child(key: "contentEdgeInsets").map { inset in
      func value(_ name: String) -> Double { number(inset, name) ?? 0 }
      return DirectionalInsets(
        top: value("minY"), leading: value("minX"), bottom: value("maxY"),
        trailing: value("maxX"))
    }
    return placed(button, tag, pictured ?? state)
  }

  private func backgroundImage(_ state: MarkupTag) -> String? {
    state["backgroundImage"]
      ?? state.children.first { $0.name == "imageReference" && $0["key"] == "backgroundImage" }?[
        "image"]
  }

  /// A button with what it states of where its parts lie and of its image.
  private func placed(_ read: Button, _ tag: MarkupTag, _ state: MarkupTag?) -> Button {
    var button = read
    button.contentHorizontalAlignment =
      value(tag, "contentHorizontalAlignment")
      .flatMap(ContentHorizontalAlignment.init(rawValue:)) ?? .center
    button.contentVerticalAlignment =
      value(tag, "contentVerticalAlignment")
      .flatMap(ContentVerticalAlignment.init(rawValue:)) ?? .center
    button.imageRenderingMode = renderingMode(of: state)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = tag.isYes(
      "adjustsImageSizeForAccessibilityContentSizeCategory")
    return button
  }

  /// Distances from the edges, as an `inset` states them.
  private func edges(_ tag: MarkupTag, _ key: String) -> Insets {
    guard let inset = tag.child(key: key) else { return .zero }
    func value(_ name: String) -> Double { number(inset, name) ?? 0 }
    return Insets(
      top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
  }

  private func isCustom(_ tag: MarkupTag) -> Bool {
    tag["buttonType"] == nil || tag["buttonType"] == "custom"
  }

  private func title(of state: MarkupTag?) -> String {
    guard let state else { return "" }
    let plain = TextReading.plain(state, "title")
    return plain.isEmpty ? texts.attributed(state, key: nil)?.text ?? "" : plain
  }

  private func configured(
    _ tag: MarkupTag, _ configuration: MarkupTag, _ state: MarkupTag?
  ) -> Button {
    var title = TextReading.plain(configuration, "title")
    if title.isEmpty { title = texts.attributed(configuration, key: nil)?.text ?? "" }
    // Beside an image the state's title is what Xcode leaves behind when the configuration's is deleted.
    // **Source** 3 buttons of 3 repositories, 24 to 39 wide, with the title of a new button.
    if title.isEmpty, imageName(configuration) == nil { title = self.title(of: state) }
    let style = configuration["style"].flatMap(Button.Style.init(rawValue:)) ?? .plain
    var button = Button(title: title, style: style, configuration: parts(of: configuration))
    setBackground(of: &button, tag, configuration)
    let weight: FontWeight? = tag["role"] == "primary" ? .semibold : nil
    button.font =
      configuration.children.first { $0.name == "fontDescription" }
      .flatMap { fonts.font($0, size: 17) } ?? .preferred(.body, weight: weight)
    button.isEnabled = tag["enabled"] != "NO"
    for owner in [state, configuration] where button.image == nil {
      guard let owner, let name = imageName(owner) else { continue }
      button.image = image(name, of: owner, configuredBy: tag, besideText: button.font)
    }
    button.contentInsets = configuration.child(key: "contentInsets").map { inset in
      func value(_ name: String) -> Double { number(inset, name) ?? 0 }
      return DirectionalInsets(
        top: value("top"), leading: value("leading"), bottom: value("bottom"),
        trailing: value("trailing"))
    }
    return button
  }

  /// What a configuration states beside title, image and room.
  private func parts(of tag: MarkupTag) -> ButtonConfiguration {
    var parts = ButtonConfiguration()
    parts.subtitle = TextReading.plain(tag, "subtitle")
    parts.imagePlacement =
      tag["imagePlacement"].flatMap(ButtonConfiguration.ImagePlacement.init(rawValue:))
      ?? parts.imagePlacement
    parts.imagePadding = number(tag, "imagePadding") ?? parts.imagePadding
    parts.titlePadding = number(tag, "titlePadding") ?? parts.titlePadding
    parts.titleAlignment =
      tag["titleAlignment"].flatMap(ButtonConfiguration.TitleAlignment.init(rawValue:))
      ?? parts.titleAlignment
    parts.buttonSize =
      tag["buttonSize"].flatMap(ButtonConfiguration.Size.init(rawValue:)) ?? parts.buttonSize
    parts.cornerStyle =
      tag["cornerStyle"].flatMap(ButtonConfiguration.CornerStyle.init(rawValue:))
      ?? parts.cornerStyle
    parts.showsActivityIndicator = tag.isYes("showsActivityIndicator")
    parts.baseForegroundColor = color(tag, "baseForegroundColor")
    parts.baseBackgroundColor = color(tag, "baseBackgroundColor")
    return parts
  }

  /// Gives a button the background of its own that its configuration states: it stands in place of the
  /// style's as it is, so that the button is a filled one whose title is coloured as its own style has it.
  private func setBackground(of button: inout Button, _ tag: MarkupTag, _ configuration: MarkupTag)
  {
    guard let background = configuration.child("backgroundConfiguration"),
      let ground = color(background, "backgroundColor")
    else { return }
    button.configuration.baseBackgroundColor = ground
    guard button.style != .filled else { return }
    button.style = .filled
    button.configuration.baseForegroundColor =
      button.configuration.baseForegroundColor ?? color(tag, "tintColor") ?? .systemBlue
  }
}
