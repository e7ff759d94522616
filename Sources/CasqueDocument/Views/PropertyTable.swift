import CasqueGeometry
import CasqueModel

/// Every property that documents can set, by UIKit's names.
enum PropertyTable {
  /// All rules, in the order in which editors offer them.
  static let rules: [PropertyRule] =
    content + controls + buttons + systemViews + states + alerts + containers + lists + appearance
    + layout + autoresizing

  /// The rules of a kind.
  static func rules(for kind: ViewKind) -> [PropertyRule] {
    rules.filter { $0.kinds.contains(kind) }
  }

  /// The rules by key and kind, for reading.
  static let byKind: [ViewKind: [String: PropertyRule]] = Dictionary(
    uniqueKeysWithValues: ViewKind.allCases.map { kind in
      (kind, Dictionary(rules(for: kind).map { ($0.row.name, $0) }) { first, _ in first })
    })

  /// The kinds that have a key which another kind has not.
  static func kinds(having name: String) -> [ViewKind] {
    ViewKind.allCases.filter { byKind[$0]?[name] != nil }
  }

  private static let points = 0...documentNumberLimit

  private static let content: [PropertyRule] = [
    PropertyRule(
      "text", "The characters.", of: [.label, .textField, .textView, .searchBar, .tableViewCell],
      .text
    ) { .text($0) },
    PropertyRule("title", "The title.", of: [.button, .navigationBar, .alertController], .text) {
      .title($0)
    },
    PropertyRule(
      "placeholder", "What is shown while there is no text.",
      of: [.textField, .searchBar], .text
    ) { .placeholder($0) },
    PropertyRule(
      "image", "A file (PNG, JPEG, WebP, SVG) below the document, or a symbol as {systemName:}.",
      of: [.imageView, .button, .tableViewCell], ValueForm.imageOrSymbol.orNull
    ) { .image($0) },
    PropertyRule(
      "font", "A text style, a size in points, or {family:, style:, size:, relativeTo:, weight:}.",
      of: [.label, .button, .textField, .textView], .font
    ) { .font($0) },
    PropertyRule(
      "textColor", "The colour of the text.", of: [.label, .textField, .textView], .color
    ) { .textColor($0) },
    PropertyRule(
      "textAlignment", "How lines are placed within the width.",
      of: [.label, .textField, .textView],
      ValueForm<TextAlignment>.choice("a text alignment")
    ) { .textAlignment($0) },
    PropertyRule(
      "numberOfLines", "The most lines; 0 for any number.", of: [.label], .integer(0...100_000)
    ) { .numberOfLines($0) },
    PropertyRule(
      "lineBreakMode", "What happens to text that is too long.", of: [.label],
      ValueForm<LineBreakMode>.choice("a line break mode")
    ) { .lineBreakMode($0) },
    PropertyRule(
      "preferredMaxLayoutWidth", "The width to wrap at, in points; 0 for the layout's own.",
      of: [.label], .number(points)
    ) { .preferredMaxLayoutWidth($0) },
    PropertyRule(
      "lineHeightMultiple", "What the natural height of lines is multiplied with.",
      of: [.label], .number(0...100)
    ) { .lineHeightMultiple($0) },
    PropertyRule(
      "minimumLineHeight", "The least height of a line, in points.", of: [.label],
      .number(0...1000)
    ) { .minimumLineHeight($0) },
    PropertyRule(
      "attributedText", "Text whose parts look different, in place of text; null for none.",
      of: [.label, .textView], ValueForm.attributedText.orNull
    ) { .attributedText($0) },
    PropertyRule(
      "adjustsFontSizeToFitWidth", "Whether text that is too long is set smaller first.",
      of: [.label], .boolean
    ) { .adjustsFontSizeToFitWidth($0) },
    PropertyRule(
      "allowsDefaultTighteningForTruncation",
      "Whether text that is a little too long is set tighter before it is cut.", of: [.label],
      .boolean
    ) { .allowsDefaultTighteningForTruncation($0) },
    PropertyRule(
      "minimumScaleFactor", "The least part of its size that the font is reduced to.",
      of: [.label], .number(0...1)
    ) { .minimumScaleFactor($0) },
    PropertyRule(
      "baselineAdjustment", "Where text that is set smaller lies.", of: [.label],
      ValueForm<Label.BaselineAdjustment>.choice("a baseline adjustment")
    ) { .baselineAdjustment($0) },
    PropertyRule(
      "contentMode", "How the image is placed in the bounds.", of: [.imageView],
      ValueForm<ContentMode>.choice("a content mode")
    ) { .contentMode($0) },
  ]

  private static let controls: [PropertyRule] = [
    PropertyRule(
      "style", "How the button is drawn and padded.", of: [.button],
      ValueForm<Button.Style>.choice("a button style")
    ) { .buttonStyle($0) },
    PropertyRule(
      "buttonType", "Whether the button is the system's, with its least width.", of: [.button],
      ValueForm<Button.Kind>.choice("a button's type")
    ) { .buttonType($0) },
    PropertyRule(
      "borderStyle", "The border of the field.", of: [.textField],
      ValueForm<TextField.BorderStyle>.choice("a border style")
    ) { .borderStyle($0) },
    PropertyRule(
      "isSecureTextEntry", "Whether characters are shown as dots.", of: [.textField], .boolean
    ) { .isSecureTextEntry($0) },
    PropertyRule(
      "clearButtonMode", "When a button that clears the text is shown.",
      of: [.textField], ValueForm<TextField.ClearButtonMode>.choice("a mode of the clear button")
    ) { .clearButtonMode($0) },
    PropertyRule("isOn", "Whether the switch is on.", of: [.switch], .boolean) { .isOn($0) },
    PropertyRule(
      "onTintColor", "The colour of the track while on; null for the system's.", of: [.switch],
      ValueForm.color.orNull
    ) { .onTintColor($0) },
  ]

  private static let appearance: [PropertyRule] = [
    PropertyRule(
      "backgroundColor", "The colour of the ground; null for none.", ValueForm.color.orNull
    ) { .backgroundColor($0) },
    PropertyRule(
      "gradient", "A gradient over the ground; null for none.", ValueForm.gradient.orNull
    ) { .gradient($0) },
    PropertyRule(
      "tintColor", "The colour of interactive parts; null for the superview's.",
      ValueForm.color.orNull
    ) { .tintColor($0) },
    PropertyRule("alpha", "The opacity.", .number(0...1)) { .alpha($0) },
    PropertyRule("cornerRadius", "In points.", .number(points)) { .cornerRadius($0) },
    PropertyRule(
      "cornerCurve", "The curve of the corners.", ValueForm<CornerCurve>.choice("a corner curve")
    ) { .cornerCurve($0) },
    PropertyRule(
      "border", "A line around the bounds; null for none.", ValueForm.border.orNull
    ) { .border($0) },
    PropertyRule(
      "shadow", "The shadow; null for none.", ValueForm.shadow.orNull
    ) { .shadow($0) },
    PropertyRule(
      "clipsToBounds", "Whether subviews are cut at the bounds.", .boolean
    ) { .clipsToBounds($0) },
    PropertyRule(
      "transform", "The map about the centre with which it is drawn.", .transform
    ) { .transform($0) },
    PropertyRule(
      "transform3D", "The turn in space with which it is drawn.", .transform3D
    ) { .transform3D($0) },
    PropertyRule(
      "blendMode", "How its pixels meet those under it.",
      ValueForm<BlendMode>.choice("a blend mode")
    ) { .blendMode($0) },
    PropertyRule(
      "mask", "What shows the view only in part: ellipse, {cornerRadius:} or {image:}.",
      ValueForm.mask.orNull
    ) { .mask($0) },
    PropertyRule(
      "zPosition", "The order among siblings; higher is in front.", .number()
    ) { .zPosition($0) },
    PropertyRule(
      "motionEffect", "The movement with the device's tilt; null for none.",
      ValueForm.motionEffect.orNull
    ) { .motionEffect($0) },
    PropertyRule(
      "standIn", "What the app draws here by itself, such as a map; null for nothing.",
      ValueForm<String>.text.orNull
    ) { .standIn($0) },
  ]

  private static let layout: [PropertyRule] = [
    PropertyRule("isHidden", "Whether it is not drawn.", .boolean) { .isHidden($0) },
    PropertyRule(
      "isUserInteractionEnabled", "Whether it answers touches.", .boolean
    ) { .isUserInteractionEnabled($0) },
    PropertyRule(
      "directionalLayoutMargins", "The margins in points; null for the default.",
      ValueForm.insets.orNull
    ) { .directionalLayoutMargins($0) },
    PropertyRule(
      "preservesSuperviewLayoutMargins", "Whether content keeps out of the superview's margins.",
      .boolean
    ) { .preservesSuperviewLayoutMargins($0) },
    PropertyRule(
      "insetsLayoutMarginsFromSafeArea", "Whether margins are added to the safe area.", .boolean
    ) { .insetsLayoutMarginsFromSafeArea($0) },
    PropertyRule(
      "semanticContentAttribute", "How content follows the writing direction.",
      ValueForm<SemanticContentAttribute>.choice("a semantic content attribute")
    ) { .semanticContentAttribute($0) },
    PropertyRule(
      "contentHuggingPriority", "How strongly it resists growing beyond its content.",
      .priorityPair
    ) { pair in given(pair) { .contentHuggingPriority($0, $1) } },
    PropertyRule(
      "contentCompressionResistancePriority",
      "How strongly it resists shrinking below its content.", .priorityPair
    ) { pair in given(pair) { .contentCompressionResistancePriority($0, $1) } },
  ]

  /// The properties of the axes for which a priority is given.
  private static func given(
    _ pair: AxisPair<LayoutPriority?>, _ make: (Axis, LayoutPriority?) -> ViewProperty
  ) -> [ViewProperty] {
    Axis.allCases.compactMap { axis in pair[axis].map { make(axis, $0) } }
  }
}
