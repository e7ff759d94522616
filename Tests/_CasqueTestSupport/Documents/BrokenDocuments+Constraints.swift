import CasqueDiagnostics

extension BrokenDocuments {
  package static let constraints: [Fixture] = [
    .constraint("unknown id", .constraintUnknownItem, "⟦titel⟧.top = safeArea.top"),
    .constraint("unknown id right", .constraintUnknownItem, "title.top = ⟦heder⟧.bottom + 8"),
    .constraint("unknown guide", .constraintUnknownItem, "title.top = screen.⟦saveArea⟧.top"),
    .constraint("attribute", .constraintUnknownAttribute, "title.⟦tpo⟧ = safeArea.top"),
    .constraint("no attribute", .constraintUnknownAttribute, "⟦title⟧ = safeArea.top"),
    .constraint(
      "baseline of a guide", .constraintUnknownAttribute, "title.top = safeArea.⟦firstBaseline⟧"),
    .constraint(
      "margin of a guide", .constraintUnknownAttribute, "title.top = margins.⟦topMargin⟧"),
    .constraint("axes", .constraintMixedAttributes, "title.top = ⟦go.leading⟧"),
    .constraint("size and position", .constraintMixedAttributes, "title.width = ⟦go.leading⟧"),
    .constraint("leading and left", .constraintMixedAttributes, "title.leading = ⟦go.left⟧ + 8"),
    .constraint("group and one", .constraintMixedAttributes, "title.edges = ⟦go.top⟧"),
    .constraint("two groups", .constraintMixedAttributes, "title.edges = ⟦go.center⟧"),
    .constraint("position alone", .constraintMixedAttributes, "title.top = ⟦20⟧"),
    .constraint("edges alone", .constraintMixedAttributes, "title.edges = ⟦20⟧ @high"),
    .constraint("edges times", .constraintNumber, "title.edges = ⟦2⟧ * go.edges"),
    .constraint("times zero", .constraintNumber, "title.width = ⟦0⟧ * go.width"),
    .constraint("by zero", .constraintNumber, "title.width = go.width / ⟦0⟧"),
    .constraint("fraction by zero", .constraintNumber, "title.width = 3/⟦0⟧ * go.width"),
    .constraint("huge", .constraintNumber, "title.width = ⟦1e9⟧"),
    .constraint("beyond a double", .constraintNumber, "title.width = ⟦1e999⟧"),
    .constraint("no relation", .constraintSyntax, "⟦title.width⟧"),
    .constraint("strict", .constraintSyntax, "title.width ⟦<⟧ 20"),
    .constraint("no right side", .constraintSyntax, "title.width =⟦⟧"),
    .constraint("number left", .constraintSyntax, "⟦20⟧ = title.width"),
    .constraint("constant first", .constraintSyntax, "title.width = 20 ⟦+⟧ go.width"),
    .constraint("two constants", .constraintSyntax, "title.width = go.width + 2 ⟦+⟧ 3"),
    .constraint("two anchors", .constraintSyntax, "title.width = go.width + ⟦go⟧.height"),
    .constraint("four words", .constraintSyntax, "title.top = screen.safeArea.top.⟦x⟧"),
    .constraint("open dot", .constraintSyntax, "title.⟦=⟧ 20"),
    .constraint("sign of typographers", .constraintSyntax, "title.width ⟦≥⟧ 20"),
    .constraint("digits and letters", .constraintSyntax, "title.width = ⟦20pt⟧"),
    .constraint("after the end", .constraintSyntax, "title.width = 20 @750 ⟦please⟧"),
    .constraint("priority 0", .constraintPriority, "title.width = 20 @⟦0⟧"),
    .constraint("priority 1001", .constraintPriority, "title.width = 20 @⟦1001⟧"),
    .constraint("priority name", .constraintPriority, "title.width = 20 @⟦medium⟧"),
    .constraint("no priority", .constraintPriority, "title.width = 20 ⟦@⟧"),
    .constraint("in quotes", .constraintUnknownItem, "\"title.top = ⟦heder⟧.bottom\""),
    .constraint("in single quotes", .constraintSyntax, "'title.width = ⟦''⟧ 2'"),
    .constraint(
      "after escapes", .constraintUnknownItem, "\"title.top \\x3D ⟦heder⟧.bottom\""),
    .constraint(
      "after other letters", .constraintUnknownItem,
      "{id: a, equation: \"\\u0020title.top = ⟦heder⟧.top\"}"),
    .constraint(
      "on the next line", .constraintUnknownItem, "title.top =\n        ⟦heder⟧.bottom"),
    .constraint("mapping form", .constraintUnknownItem, "{equation: ⟦x⟧.top = go.top, id: a}"),
    .constraint("no equation", .documentMissingKey, "⟦{id: a, priority: 20}⟧"),
    .constraint(
      "priority twice", .constraintPriority,
      "{equation: title.width = 20 @20, ⟦priority⟧: 30}"),
    .constraint("id of a constraint", .documentInvalidID, "{equation: go.width = 2, id: ⟦a.b⟧}"),
    .constraint(
      "id of two constraints", .documentDuplicateID,
      "{equation: go.width = 2, id: a}\n    - {equation: go.height = 2, id: ⟦a⟧}"),
    .screen("a list is wanted", .documentWrongType, "  constraints: ⟦go.width = 2⟧"),
    .constraint("format: unknown view", .constraintUnknownItem, "H:|-[⟦titel⟧]-|"),
    .constraint("format: no bracket", .constraintSyntax, "H:|-title⟦]⟧-|"),
    .constraint("format: unclosed", .constraintSyntax, "H:|-[title⟦⟧"),
    .constraint("format: unclosed list", .constraintSyntax, "V:[title]-(>=8⟦-⟧[go]"),
    .constraint("format: no second dash", .constraintSyntax, "V:[title]-8⟦[⟧go]"),
    .constraint("format: nothing", .constraintSyntax, "\"V:⟦⟧\""),
    .constraint("format: two superviews", .constraintSyntax, "V:|⟦|⟧"),
    .constraint("format: after the superview", .constraintSyntax, "H:|[title]|⟦[⟧go]"),
    .constraint("format: metric", .constraintUnknownItem, "V:[title]-⟦gap⟧-[go]"),
    .constraint("format: size", .constraintUnknownItem, "H:[title(>=⟦wide⟧)]"),
    .constraint("format: priority", .constraintPriority, "H:[title(20@⟦2000⟧)]"),
    .constraint("format: huge", .constraintNumber, "H:[title(⟦9999999⟧)]"),
    .constraint("format: no superview", .constraintUnknownItem, "H:⟦|⟧[screen]"),
    .constraint("format in quotes", .constraintUnknownItem, "\"H:|-[title]-[⟦gone⟧]\""),
  ]

  package static let quotes: [Fixture] = [
    .label("tag", .documentTag, "text: ⟦!Hi there⟧"),
    .label("known tag", .documentTag, "text: ⟦!!str 5⟧"),
    .label("undeclared tag", .documentQuoteValue, "text: ⟦!a!b c⟧"),
    .label("hexadecimal as a comment", .documentQuoteValue, "backgroundColor: ⟦#ff0000⟧"),
    .label("value that is a comment", .documentQuoteValue, "text: ⟦# todo⟧"),
    .label("text before a number sign", .documentQuoteValue, "text: Room ⟦#4⟧"),
    .label("text before a comment", .documentQuoteValue, "text: Room ⟦# of the house⟧"),
    .constraint("equation before a comment", .documentQuoteValue, "go.width = 20 ⟦# why⟧"),
    .label("pipe", .documentQuoteValue, "text: ⟦| a⟧"),
    .label("greater", .documentQuoteValue, "text: ⟦> 5 items⟧"),
    .label("empty block", .documentQuoteValue, "text: ⟦|⟧"),
    .label("bracket", .documentQuoteValue, "text: ⟦[Draft] Letter⟧"),
    .label("list of one", .documentQuoteValue, "text: ⟦[Draft]⟧"),
    .label("brace", .documentQuoteValue, "text: ⟦{name} has joined⟧"),
    .label("open brace", .documentQuoteValue, "text: ⟦{name⟧"),
    .label("star", .documentQuoteValue, "text: ⟦*required⟧"),
    .label("bold", .documentQuoteValue, "text: ⟦**bold**⟧"),
    .label("ampersand", .documentQuoteValue, "text: ⟦&Company⟧"),
    .label("ampersand before text", .documentQuoteValue, "text: ⟦&Tom and Jerry⟧"),
    .label("ampersand and words", .documentQuoteValue, "text: ⟦& Company⟧"),
    .label("percent", .documentQuoteValue, "text: ⟦%d items⟧"),
    .label("at", .documentQuoteValue, "text: ⟦@casque⟧"),
    .label("backtick", .documentQuoteValue, "text: ⟦`code`⟧"),
    .label("colon", .documentQuoteValue, "text: ⟦Note: read this⟧"),
    .label("dash", .documentQuoteValue, "text: ⟦- five⟧"),
    .constraint("mapping for an equation", .documentQuoteValue, "⟦title.top: 20⟧"),
    .constraint("mapping in braces", .documentQuoteValue, "⟦{title.width: 20}⟧"),
    .constraint("format without its axis", .documentQuoteValue, "⟦[title]-8-[go]⟧"),
    .constraint("format of one view", .documentQuoteValue, "⟦[title]⟧"),
    .constraint("superview first", .documentQuoteValue, "⟦|-[title]⟧"),
  ]

  package static let variations: [Fixture] = [
    .screen("no condition", .documentMissingKey, "  when:\n    - ⟦without: []⟧"),
    .screen("unknown condition", .documentUnknownKey, "  when: [{⟦horizontl⟧: compact, os: 18}]"),
    .screen("size class", .documentInvalidValue, "  when: [{horizontal: ⟦small⟧}]"),
    .screen("width", .documentInvalidValue, "  when: [{width: ⟦0..600⟧}]"),
    .screen("width backwards", .documentInvalidValue, "  when: [{width: ⟦600..<320⟧}]"),
    .screen("empty width", .documentInvalidValue, "  when: [{width: ⟦...⟧}]"),
    .screen("infinite width", .documentInvalidValue, "  when: [{width: ⟦.inf...⟧}]"),
    .screen("text size", .documentInvalidValue, "  when: [{contentSize: ⟦AX6...⟧}]"),
    .screen("text sizes", .documentInvalidValue, "  when: [{contentSize: ⟦AX1...large⟧}]"),
    .screen("below all", .documentInvalidValue, "  when: [{contentSize: ⟦..<xSmall⟧}]"),
    .screen("os", .documentInvalidValue, "  when: [{os: ⟦17⟧}]"),
    .screen("without", .documentUnknownID, "  when: [{os: 18, without: [⟦gone⟧]}]"),
    .screen("set", .documentUnknownID, "  when: [{os: 18, set: {⟦tilte⟧: {text: a}}}]"),
    .screen(
      "set of another kind", .documentUnknownKey, "  when: [{os: 18, set: {go: {⟦text⟧: a}}}]"),
    .screen("set nothing", .documentWrongType, "  when: [{os: 18, set: {go: ⟦a⟧}}]"),
    .screen("when", .documentWrongType, "  when: ⟦{os: 18}⟧"),
  ]

  package static let motion: [Fixture] = [
    .screen("container", .motionUnknownView, "parallax: {container: ⟦scren⟧}"),
    .screen("layer", .motionUnknownView, "parallax: {layers: [title, ⟦moon⟧]}"),
    .screen("not a subview", .motionUnknownView, "parallax: {background: ⟦screen⟧}"),
    .screen("factor", .motionInvalidParameter, "parallax: {distanceFactor: ⟦0⟧}"),
    .screen("front factor", .motionInvalidParameter, "parallax: {frontFactor: ⟦-1⟧}"),
    .screen("fidelity", .documentInvalidValue, "parallax: {fidelity: ⟦exact⟧}"),
    .screen(
      "no background", .documentMissingKey,
      "splash:\n  ⟦foreground: {id: f, subviews: [{imageView: l}]}⟧\n  logo: l"),
    .screen(
      "logo", .motionUnknownView,
      "splash: {foreground: {id: f}, background: {id: b}, logo: ⟦l⟧}"),
    .screen(
      "logo that is text", .motionUnknownView,
      "splash: {foreground: {id: f, subviews: [{label: l, text: a}]}, background: {id: b},"
        + " logo: ⟦l⟧}"),
    .screen(
      "duration", .motionInvalidParameter,
      "splash: {foreground: {id: f, subviews: [{imageView: l}]}, background: {id: b},"
        + " logo: l, duration: ⟦0⟧}"),
    .screen(
      "motion-view", .motionUnknownView,
      "motion: {animations: [{view: ⟦titel⟧, property: alpha, to: 0, duration: 1}]}"),
    .screen(
      "motion-constraint", .documentUnknownID,
      "motion: {animations: [{constraint: ⟦top⟧, to: 0, duration: 1}]}"),
    .screen(
      "motion-curve", .motionInvalidParameter,
      "motion: {animations: [{view: screen, property: alpha, to: 0, duration: 1,"
        + " curve: ⟦[2, 0, 0, 1]⟧}]}"),
    .screen(
      "motion-key-times", .motionInvalidParameter,
      "motion: {animations: [⟦{view: screen, property: alpha, values: [0, 1], keyTimes: [0],"
        + " duration: 1}⟧]}"),
    .screen(
      "motion-colour", .documentWrongType,
      "motion: {animations: [{view: screen, property: backgroundColor, to: ⟦1⟧, duration: 1}]}"),
    .screen(
      "motion-build", .documentInvalidValue,
      "motion: {builds: [⟦{view: screen, buildIn: dissolve, buildOut: dissolve}⟧]}"),
  ]
}
