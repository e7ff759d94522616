import CasqueDiagnostics

/// Documents with one fault each.
package enum BrokenDocuments {
  package static let files: [Fixture] = [
    Fixture("empty", .documentEmpty, "⟦⟧"),
    Fixture("only a comment", .documentEmpty, "⟦⟧# nothing\n"),
    Fixture("only a mark of the byte order", .documentEmpty, "\u{FEFF}"),
    Fixture("binary", .documentEncoding, "casque: 1\n⟦\0⟧\u{1}\u{2}"),
    Fixture("control character", .documentEncoding, "casque: 1\nlayout: a⟦\u{1B}⟧b\n"),
    Fixture("a list", .documentWrongType, "⟦- casque: 1⟧\n- root\n"),
    Fixture("text", .documentWrongType, "⟦hello⟧\n"),
    Fixture(
      "truncated in brackets", .documentSyntax,
      "casque: 1\nroot:\n  id: a\n  subviews: [{label: b, text: c}"),
    Fixture("unclosed quote", .documentSyntax, "casque: 1\nlayout: \"a\nroot: {id: a}\n"),
    Fixture("tab", .documentSyntax, "casque: 1\nroot:\n⟦\t⟧id: a\n"),
    Fixture(
      "two documents", .documentSyntax, "casque: 1\nroot: {id: a}\n⟦---⟧\ncasque: 1\n"),
    Fixture(
      "character of two halves", .documentSyntax,
      "casque: 1\nlayout: \"a ⟦\\ud83d\\udc4b⟧\"\nroot: {id: a}\n"),
    Fixture(
      "half a character", .documentSyntax,
      "casque: 1\nlayout: \"a ⟦\\ud83d⟧ b\"\nroot: {id: a}\n"),
    Fixture("directive", .documentSyntax, "%FOO\n%YAML 9.9\ncasque: 1\nroot: {id: a}\n"),
    Fixture("nested too deep", .documentTooDeep, String(repeating: "[", count: 400)),
    Fixture(
      "alias in itself", .documentAliasLimit,
      "casque: 1\nroot: &a\n  id: screen\n  subviews:\n    - ⟦*a⟧\n"),
    Fixture("no version", .documentMissingKey, "⟦layout: a⟧\nroot: {id: a}\n"),
    Fixture("later version", .documentVersion, "casque: ⟦2⟧\nroot: {id: a}\n"),
    Fixture("no root", .documentMissingKey, "⟦casque: 1⟧\n"),
    Fixture("unknown key", .documentUnknownKey, "casque: 1\n⟦rot⟧: 1\nroot: {id: a}\n"),
    Fixture(
      "duplicate key", .documentDuplicateKey,
      "casque: 1\nlayout: a\n⟦layout⟧: b\nroot: {id: a}\n"),
    Fixture(
      "layout name with a slash", .documentInvalidValue,
      "casque: 1\nlayout: ⟦../a⟧\nroot: {id: a}\n"),
    Fixture("key that is a list", .documentWrongType, "casque: 1\n⟦[a]⟧: 1\nroot: {id: a}\n"),
    Fixture(
      "merge key", .documentUnknownKey, "casque: 1\nroot:\n  id: a\n  ⟦<<⟧: {alpha: 1}\n"),
  ]

  package static let values: [Fixture] = [
    .label("text is a list", .documentWrongType, "text:\n        ⟦- a⟧\n        - b"),
    .label("text is missing", .documentWrongType, "text:⟦⟧"),
    .label("number as text", .documentWrongType, "numberOfLines: ⟦two⟧"),
    .label("quoted number", .documentWrongType, "numberOfLines: ⟦\"2\"⟧"),
    .label("fraction", .documentWrongType, "numberOfLines: ⟦1.5⟧"),
    .label("negative count", .documentInvalidValue, "numberOfLines: ⟦-1⟧"),
    .label("not a number", .documentInvalidValue, "alpha: ⟦.nan⟧"),
    .label("infinite", .documentInvalidValue, "cornerRadius: ⟦.inf⟧"),
    .label("huge", .documentInvalidValue, "cornerRadius: ⟦1e300⟧"),
    .label("beyond a double", .documentInvalidValue, "zPosition: ⟦-1e999⟧"),
    .label("yes is text", .documentWrongType, "isHidden: ⟦yes⟧"),
    .label("unknown colour", .documentInvalidValue, "textColor: ⟦lable⟧"),
    .label("short hexadecimal", .documentInvalidValue, "textColor: ⟦\"#12345\"⟧"),
    .label("hexadecimal letters", .documentInvalidValue, "textColor: ⟦\"#12345G\"⟧"),
    .label("colour as a number", .documentWrongType, "textColor: ⟦123456⟧"),
    .label("colour without light", .documentMissingKey, "textColor: ⟦{dark: \"#000\"}⟧"),
    .label("alpha of a colour", .documentInvalidValue, "textColor: {color: label, alpha: ⟦2⟧}"),
    .label(
      "system colour by style", .documentInvalidValue, "textColor: {light: ⟦systemBlue⟧}"),
    .label("unknown font", .documentInvalidValue, "font: ⟦largetitle⟧"),
    .label("font of nothing", .documentMissingKey, "font: ⟦{weight: bold}⟧"),
    .label(
      "font with style and size", .documentInvalidValue, "font: {style: body, ⟦size⟧: 12}"),
    .label("weight", .documentInvalidValue, "font: {size: 12, weight: ⟦strong⟧}"),
    .label("font size", .documentInvalidValue, "font: ⟦0⟧"),
    .label("priority", .constraintPriority, "contentHuggingPriority: ⟦0⟧"),
    .label("priority name", .constraintPriority, "contentHuggingPriority: {vertical: ⟦hihg⟧}"),
    .label("gradient of one", .documentInvalidValue, "gradient: {colors: ⟦[label]⟧}"),
    .label(
      "locations", .documentInvalidValue,
      "gradient: {colors: [label, label], locations: ⟦[1, 0]⟧}"),
    .label("transform", .documentInvalidValue, "transform: ⟦[1, 0, 0, 1]⟧"),
    .label("mask of two", .documentInvalidValue, "mask: ⟦{cornerRadius: 1, image: a.png}⟧"),
    .label("mask shape", .documentInvalidValue, "mask: ⟦circle⟧"),
    .label("absolute image", .resourceOutsideFolder, "mask: {image: ⟦/etc/passwd.png⟧}"),
    .label("image above", .resourceOutsideFolder, "mask: {image: ⟦a/../../b.png⟧}"),
    .label("image on the network", .resourceOutsideFolder, "mask: {image: ⟦https://a/b.png⟧}"),
    .label("image with backslashes", .resourceOutsideFolder, "mask: {image: ⟦a\\b.png⟧}"),
    .label("image of another form", .resourceUnsupported, "mask: {image: ⟦a.gif⟧}"),
    .label("shadow without colour", .documentMissingKey, "shadow: ⟦{radius: 2}⟧"),
    .label("shadow key", .documentUnknownKey, "shadow: {color: black, ⟦blur⟧: 2}"),
  ]

  package static let views: [Fixture] = [
    .label("key of another kind", .documentUnknownKey, "⟦contentMode⟧: center"),
    .label("misspelt key", .documentUnknownKey, "⟦numberOfLine⟧: 2"),
    .label("two kinds", .documentViewKind, "⟦button⟧: go"),
    .label("id beside the kind", .documentViewKind, "⟦id⟧: go"),
    .screen("no kind", .documentViewKind, "    - ⟦text: a⟧"),
    .screen("a kind cut short", .documentViewKind, "    - {⟦table⟧: other, style: insetGrouped}"),
    .screen("a misspelt kind", .documentViewKind, "    - {⟦lable⟧: other, text: a}"),
    .screen("id in place of a kind", .documentViewKind, "    - ⟦id⟧: other"),
    .screen("a view that is text", .documentWrongType, "    - ⟦spacer⟧"),
    .screen("id with a hyphen", .documentInvalidID, "    - view: ⟦my-view⟧"),
    .screen("id that begins with a digit", .documentInvalidID, "    - view: ⟦1st⟧"),
    .screen("id that is reserved", .documentReservedID, "    - view: ⟦margins⟧"),
    .screen("id that is a kind", .documentReservedID, "    - view: ⟦label⟧"),
    .screen("id twice", .documentDuplicateID, "    - view: ⟦title⟧"),
    .screen("guide with a view's id", .documentDuplicateID, "  layoutGuides: [⟦title⟧]"),
    .screen("metrics", .documentWrongType, "  metrics: {gap: ⟦wide⟧}"),
    .screen(
      "space after no view", .documentUnknownID,
      "    - stackView: s\n      customSpacing: {⟦b⟧: 8}\n      subviews: [{view: a}]"),
    .label("mask without a frame", .documentMissingKey, "⟦autoresizing⟧: [flexibleWidth]"),
    .label(
      "flexible part", .documentInvalidValue,
      "frame: {width: 1, height: 1}\n      autoresizing: [⟦flexibleTop⟧]"),
    .label("stack's key", .documentUnknownKey, "⟦distribution⟧: fill"),
    .label("frame without a size", .documentMissingKey, "frame: ⟦{x: 1, width: 2}⟧"),
    Fixture("root without an id", .documentMissingKey, "casque: 1\nroot: ⟦{alpha: 1}⟧\n"),
    Fixture("subviews", .documentWrongType, "casque: 1\nroot: {id: a, subviews: ⟦b⟧}\n"),
  ]
}
