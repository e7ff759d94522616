import CasqueGeometry
import CasqueModel

extension ContentReading {
  /// The kinds of buttons that the system draws a sign for, and is the size of.
  static let signKinds: Set<String> = [
    "infoLight", "infoDark", "contactAdd", "detailDisclosure", "close",
  ]

  /// A button: its state for control state normal, or its configuration.
  func button(_ tag: MarkupTag) -> Button {
    let state = tag.children.first { $0.name == "state" && $0["key"] == "normal" }
    if let configuration = tag.child("buttonConfiguration") {
      return configured(tag, configuration, state)
    }
    var button = Button(title: state.map { TextReading.plain($0, "title") } ?? "")
    button.kind = isCustom(tag) ? .custom : .system
    button.font = fonts.font(of: tag, size: 15) ?? .system(isCustom(tag) ? 18 : 15)
    if button.title.isEmpty, let read = state.flatMap({ texts.attributed($0, key: nil) }) {
      button.title = read.text
      button.font = read.font ?? button.font
    }
    button.isEnabled = tag["enabled"] != "NO"
    button.image = (state?["image"]).map {
      image($0, of: state, configuredBy: tag, besideText: button.font)
    }
    button.backgroundImage = state?["backgroundImage"]
    button.contentInsets = tag.child(key: "contentEdgeInsets").map { inset in
      func value(_ name: String) -> Double { number(inset, name) ?? 0 }
      return DirectionalInsets(
        top: value("minY"), leading: value("minX"), bottom: value("maxY"),
        trailing: value("maxX"))
    }
    return button
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
    if title.isEmpty { title = self.title(of: state) }
    let style: Button.Style =
      switch configuration["style"] {
      case "filled": .filled
      case "tinted": .tinted
      case "gray": .gray
      default: .plain
      }
    var button = Button(title: title, style: style)
    let weight: FontWeight? = tag["role"] == "primary" ? .semibold : nil
    button.font =
      configuration.children.first { $0.name == "fontDescription" }
      .flatMap { fonts.font($0, size: 17) } ?? .system(17, weight: weight ?? .regular)
    button.isEnabled = tag["enabled"] != "NO"
    button.image = (state?["image"] ?? configuration["image"]).map {
      image(
        $0, of: state?["image"] == nil ? configuration : state, configuredBy: tag,
        besideText: button.font)
    }
    button.contentInsets = configuration.child(key: "contentInsets").map { inset in
      func value(_ name: String) -> Double { number(inset, name) ?? 0 }
      return DirectionalInsets(
        top: value("top"), leading: value("leading"), bottom: value("bottom"),
        trailing: value("trailing"))
    }
    return button
  }
}
