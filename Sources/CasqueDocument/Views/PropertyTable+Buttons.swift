import CasqueModel

extension PropertyTable {
  /// The properties of buttons beyond title, image and style, as in UIButton.Configuration.
  static let buttons: [PropertyRule] = [
    PropertyRule(
      "subtitle", "The smaller line under the title.", of: [.button], .text
    ) { .subtitle($0) },
    PropertyRule(
      "imagePlacement", "The side of the titles that the image lies at.", of: [.button],
      ValueForm<ButtonConfiguration.ImagePlacement>.choice("a side")
    ) { .imagePlacement($0) },
    PropertyRule(
      "imagePadding", "The space between image and titles, in points.", of: [.button],
      .number(0...1000)
    ) { .imagePadding($0) },
    PropertyRule(
      "titlePadding", "The space between title and subtitle, in points.", of: [.button],
      .number(0...1000)
    ) { .titlePadding($0) },
    PropertyRule(
      "titleAlignment", "How title and subtitle are aligned.", of: [.button],
      ValueForm<ButtonConfiguration.TitleAlignment>.choice("a title alignment")
    ) { .titleAlignment($0) },
    PropertyRule(
      "buttonSize", "How large the button's parts and paddings are.", of: [.button],
      ValueForm<ButtonConfiguration.Size>.choice("a button size")
    ) { .buttonSize($0) },
    PropertyRule(
      "cornerStyle", "Where the radius of the corners comes from.", of: [.button],
      ValueForm<ButtonConfiguration.CornerStyle>.choice("a corner style")
    ) { .cornerStyle($0) },
    PropertyRule(
      "contentInsets", "The room around title and image in points; null for the style's own.",
      of: [.button], ValueForm.insets.orNull
    ) { .contentInsets($0) },
    PropertyRule(
      "baseForegroundColor", "The colour of title and image; null for the style's own.",
      of: [.button], ValueForm.color.orNull
    ) { .baseForegroundColor($0) },
    PropertyRule(
      "baseBackgroundColor", "The colour that the ground is made of; null for the style's own.",
      of: [.button], ValueForm.color.orNull
    ) { .baseBackgroundColor($0) },
    PropertyRule(
      "backgroundImage", "The image that is stretched under title and image; null for none.",
      of: [.button], ValueForm.image.orNull
    ) { .backgroundImage($0) },
    PropertyRule(
      "contentHorizontalAlignment", "Where title and image lie across the width.", of: [.button],
      ValueForm<ContentHorizontalAlignment>.choice("a horizontal alignment")
    ) { .contentHorizontalAlignment($0) },
    PropertyRule(
      "contentVerticalAlignment", "Where title and image lie across the height.", of: [.button],
      ValueForm<ContentVerticalAlignment>.choice("a vertical alignment")
    ) { .contentVerticalAlignment($0) },
    PropertyRule(
      "imageRenderingMode", "Whether the image has its own colours or is a stencil in the tint.",
      of: [.button, .imageView], ValueForm<ImageRenderingMode>.choice("a rendering mode")
    ) { .imageRenderingMode($0) },
    PropertyRule(
      "imageEdgeInsets", "How far the image is moved inwards from each edge, in points.",
      of: [.button], .edgeInsets
    ) { .imageEdgeInsets($0) },
    PropertyRule(
      "titleEdgeInsets", "How far the title is moved inwards from each edge, in points.",
      of: [.button], .edgeInsets
    ) { .titleEdgeInsets($0) },
    PropertyRule(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      "Whether the image grows with accessibility text sizes.", of: [.button, .imageView],
      .boolean
    ) { .adjustsImageSizeForAccessibilityContentSizeCategory($0) },
    PropertyRule(
      "showsActivityIndicator", "Whether an activity indicator takes the image's place.",
      of: [.button], .boolean
    ) { .showsActivityIndicator($0) },
  ]
}
