import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// What a view is told when it is loaded: its user-defined runtime attributes.
///
/// Key paths of a view and of its layer are followed as UIKit's key-value coding does. Any other is
/// a property of the app's own class, which only the app knows; it is told.
/// **Source** CALayer and UIView, their key-value coding compliant properties.
struct RuntimeAttributes {
  let colors: ColorReading
  private(set) var diagnostics: [Diagnostic] = []

  init(colors: ColorReading) { self.colors = colors }

  /// The names that designable classes give what their layers have, with the layers' key paths.
  private static let designable = [
    "cornerRadius": "layer.cornerRadius", "borderWidth": "layer.borderWidth",
    "borderColor": "layer.borderColor", "shadowColor": "layer.shadowColor",
    "shadowOpacity": "layer.shadowOpacity", "shadowRadius": "layer.shadowRadius",
    "shadowOffset": "layer.shadowOffset", "masksToBounds": "layer.masksToBounds",
  ]

  /// What says nothing about how a view looks: accessibility, and text that an app looks up.
  private static let silent = ["accessibility", "isAccessibility", "shouldGroupAccessibility"]

  /// What is told of a layer before it is put together.
  private struct Layer {
    var borderWidth = 0.0
    var borderColor: Color?
    var opacity: Double?
    var shadowColor: Color?
    var radius = 3.0
    var offset = Point(x: 0, y: -3)
  }

  /// Applies the attributes of a tag to a view.
  mutating func apply(_ tag: MarkupTag, to view: inout View) {
    var layer = Layer()
    for attribute in tag.child("userDefinedRuntimeAttributes")?.children ?? []
    where attribute.name == "userDefinedRuntimeAttribute" {
      let path = attribute["keyPath"] ?? ""
      guard !Self.silent.contains(where: path.hasPrefix) else { continue }
      let known =
        set(Self.designable[path] ?? path, attribute, of: &layer)
        || set(Self.designable[path] ?? path, attribute, of: &view)
      if !known {
        diagnostics.append(
          Diagnostic(
            .documentUnknownKey,
            "the runtime attribute '\(path.prefix(60))' is of the app's own class and is passed over",
            at: attribute.place(of: "keyPath"), severity: .note))
      }
    }
    if layer.borderWidth > 0 {
      // A layer's border is black unless it is told another colour.
      view.appearance.border = Border(
        width: layer.borderWidth, color: layer.borderColor ?? .rgb(0, 0, 0))
    }
    if let opacity = layer.opacity, opacity > 0 {
      view.appearance.shadow = Shadow(
        color: (layer.shadowColor ?? .rgb(0, 0, 0)).multiplyingAlpha(by: opacity),
        radius: layer.radius,
        offset: layer.offset)
    }
  }

  private func number(_ attribute: MarkupTag) -> Double? {
    (attribute.child(key: "value")?["value"] ?? attribute["value"]).flatMap(NumberReading.number)
  }

  private func isYes(_ attribute: MarkupTag) -> Bool {
    let value = attribute["value"] ?? attribute.child(key: "value")?["value"]
    return value == "YES" || value == "1"
  }

  private func color(_ attribute: MarkupTag) -> Color? {
    colors.color(attribute.child(key: "value"))
  }

  /// Sets a key path of a layer that is put together at the end; false for another.
  private func set(_ path: String, _ attribute: MarkupTag, of layer: inout Layer) -> Bool {
    switch path {
    case "layer.borderWidth": layer.borderWidth = max(0, number(attribute) ?? 0)
    // A CGColor cannot be stated, but apps add a path that takes a UIColor.
    case "layer.borderColor", "layer.borderUIColor", "layer.borderColorFromUIColor",
      "layer.borderIBColor":
      layer.borderColor = color(attribute)
    case "layer.shadowOpacity": layer.opacity = min(1, max(0, number(attribute) ?? 0))
    case "layer.shadowColor", "layer.shadowUIColor", "layer.shadowIBColor":
      layer.shadowColor = color(attribute)
    case "layer.shadowRadius": layer.radius = max(0, number(attribute) ?? 3)
    case "layer.shadowOffset":
      let size = attribute.child(key: "value")
      layer.offset = Point(
        x: size?["width"].flatMap(NumberReading.number) ?? size?["x"].flatMap(NumberReading.number)
          ?? 0,
        y: size?["height"].flatMap(NumberReading.number) ?? size?["y"].flatMap(NumberReading.number)
          ?? 0)
    default: return false
    }
    return true
  }

  /// Sets a key path of a view or of its layer; false if it has none of that name.
  private func set(_ path: String, _ attribute: MarkupTag, of view: inout View) -> Bool {
    switch path {
    case "layer.cornerRadius": view.appearance.cornerRadius = max(0, number(attribute) ?? 0)
    case "layer.masksToBounds", "clipsToBounds":
      view.appearance.clipsToBounds = isYes(attribute)
    case "layer.opacity", "alpha":
      view.appearance.alpha = min(1, max(0, number(attribute) ?? 1))
    case "layer.zPosition": view.appearance.zPosition = number(attribute) ?? 0
    case "layer.backgroundColor", "layer.backgroundUIColor", "backgroundColor":
      view.appearance.backgroundColor = color(attribute)
    case "layer.cornerCurve":
      view.appearance.cornerCurve =
        attribute["value"] == "continuous" ? .continuous : .circular
    case "tintColor": view.appearance.tintColor = color(attribute)
    case "hidden", "isHidden": view.isHidden = isYes(attribute)
    default: return setContent(path, attribute, of: &view)
    }
    return true
  }

  private func setContent(_ path: String, _ attribute: MarkupTag, of view: inout View) -> Bool {
    let text = TextReading.plain(attribute, "value")
    let property: ViewProperty?
    switch path {
    case "text": property = .text(text)
    case "placeholder": property = .placeholder(text)
    case "textColor": property = color(attribute).map { .textColor($0) }
    case "progress": property = number(attribute).map { .progress($0) }
    case "value": property = number(attribute).map { .value($0) }
    case "on": property = .isOn(isYes(attribute))
    case "enabled": property = .isEnabled(isYes(attribute))
    case "onTintColor": property = .onTintColor(color(attribute))
    case "thumbTintColor": property = .thumbTintColor(color(attribute))
    case "barTintColor": property = .barTintColor(color(attribute))
    case "titleLabel.textAlignment", "textAlignment": property = alignment(attribute)
    case "titleLabel.numberOfLines", "numberOfLines":
      property = number(attribute).map { .numberOfLines(max(0, Int($0))) }
    default: return false
    }
    // A property that the kind has not would end the app; here nothing changes.
    return property.map { $0.apply(to: &view) } ?? false || path.hasPrefix("titleLabel.")
  }

  /// **Source** NSTextAlignment's numbers.
  private func alignment(_ attribute: MarkupTag) -> ViewProperty? {
    let all: [TextAlignment] = [.left, .center, .right, .justified, .natural]
    guard let value = number(attribute), value >= 0, value < Double(all.count) else { return nil }
    return .textAlignment(all[Int(value)])
  }
}
