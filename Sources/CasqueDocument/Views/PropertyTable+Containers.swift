import CasqueGeometry
import CasqueModel

extension PropertyTable {
  /// The properties of views that arrange or scroll their subviews.
  static let containers: [PropertyRule] = [
    PropertyRule(
      "axis", "The direction in which subviews follow one another.", of: [.stackView],
      ValueForm<Axis>.choice("an axis")
    ) { .axis($0) },
    PropertyRule(
      "distribution", "How subviews share the extent along the axis.", of: [.stackView],
      ValueForm<StackView.Distribution>.choice("a distribution")
    ) { .distribution($0) },
    PropertyRule(
      "alignment", "How subviews lie across the axis.", of: [.stackView],
      ValueForm<StackView.Alignment>.choice("an alignment")
    ) { .alignment($0) },
    PropertyRule(
      "spacing", "The space between subviews in points, or system.", of: [.stackView],
      .stackSpacing
    ) { .spacing($0) },
    PropertyRule(
      "customSpacing", "The space after single subviews, by their ids.", of: [.stackView],
      .customSpacing
    ) { .customSpacing($0) },
    PropertyRule(
      "isLayoutMarginsRelativeArrangement", "Whether subviews lie inside the margins.",
      of: [.stackView], .boolean
    ) { .isLayoutMarginsRelativeArrangement($0) },
    PropertyRule(
      "isBaselineRelativeArrangement", "Whether space is measured from baseline to baseline.",
      of: [.stackView], .boolean
    ) { .isBaselineRelativeArrangement($0) },
    PropertyRule(
      "contentInset", "From the edges of the view to its content: points, or {top:, left:, …}.",
      of: ViewKind.scrolling, .edgeInsets
    ) { .contentInset($0) },
    PropertyRule(
      "contentInsetAdjustmentBehavior", "When the safe area is added to the content inset.",
      of: ViewKind.scrolling,
      ValueForm<ScrollView.ContentInsetAdjustmentBehavior>.choice("a behavior")
    ) { .contentInsetAdjustmentBehavior($0) },
  ]

  /// The properties of views that follow their superview without constraints.
  static let autoresizing: [PropertyRule] = [
    PropertyRule(
      "frame", "The frame of a view without constraints, in its superview, in points.", .frame
    ) { .frame($0) },
    PropertyRule(
      "autoresizing", "The parts of the frame that change with the superview.",
      ValueForm<Autoresizing.FlexiblePart>.choice("a flexible part").list(count: 0...6)
    ) { .autoresizing(Set($0)) },
    PropertyRule(
      "superviewSize", "The superview's size that the frame belongs to, if it states no frame.",
      .size
    ) { .superviewSize($0) },
  ]
}
