import CasqueGeometry
import CasqueModel

extension PropertyTests {
  static let buttons: [Case] = [
    Case("button", "subtitle: Soon", .subtitle("Soon")),
    Case("button", "imagePlacement: trailing", .imagePlacement(.trailing)),
    Case("button", "imagePadding: 6", .imagePadding(6)),
    Case("button", "titlePadding: 2", .titlePadding(2)),
    Case("button", "titleAlignment: leading", .titleAlignment(.leading)),
    Case("button", "buttonSize: large", .buttonSize(.large)),
    Case("button", "cornerStyle: capsule", .cornerStyle(.capsule)),
    Case(
      "button", "contentInsets: {leading: 4}", .contentInsets(DirectionalInsets(leading: 4))),
    Case("button", "baseForegroundColor: label", .baseForegroundColor(.label)),
    Case("button", "baseBackgroundColor: null", .baseBackgroundColor(nil)),
    Case("button", "backgroundImage: b.png", .backgroundImage("b.png")),
    Case("button", "showsActivityIndicator: true", .showsActivityIndicator(true)),
    Case("button", "isHighlighted: true", .isHighlighted(true)),
    Case("button", "isSelected: true", .isSelected(true)),
    Case(
      "button", "image: {systemName: heart.fill}",
      .image(SymbolImage(systemName: "heart.fill").name)),
    Case(
      "imageView", "image: {systemName: gear, pointSize: 20, weight: bold, scale: large}",
      .image(SymbolImage(systemName: "gear", pointSize: 20, weight: .bold, scale: .large).name)),
    Case(
      "imageView", "image: {systemName: gear, textStyle: title1}",
      .image(SymbolImage(systemName: "gear", textStyle: .title1).name)),
  ]

  static let layers: [Case] = [
    Case(
      "label",
      "attributedText: {runs: [a, {text: b, kern: 2, underline: true}, {image: c.png, "
        + "size: {width: 4, height: 5}}], lineHeightMultiple: 1.5}",
      .attributedText(
        AttributedText(
          [
            TextRun("a"), TextRun("b", TextAttributes(kern: 2, underlineStyle: .single)),
            TextRun(TextAttachment(image: "c.png", size: Size(width: 4, height: 5))),
          ], paragraphStyle: ParagraphStyle(lineHeightMultiple: 1.5)))),
    Case(
      "label",
      "attributedText: {runs: [{image: {systemName: star.fill}, color: systemRed}, {text: a, "
        + "underline: double}, {text: b, strikethrough: {style: thick, pattern: dashDot, byWord: true, "
        + "color: systemRed}}, {text: c, underline: {color: systemRed}}]}",
      .attributedText(
        AttributedText([
          TextRun(
            TextAttachment(image: SymbolImage(systemName: "star.fill").name),
            TextAttributes(color: .system("systemRed"))),
          TextRun("a", TextAttributes(underlineStyle: UnderlineStyle(lines: .double))),
          TextRun(
            "b",
            TextAttributes(
              strikethroughStyle: UnderlineStyle(
                lines: .thick, pattern: .dashDot, isByWord: true),
              strikethroughColor: .system("systemRed"))),
          TextRun(
            "c",
            TextAttributes(underlineStyle: .single, underlineColor: .system("systemRed"))),
        ]))),
    Case("label", "lineHeightMultiple: 1.25", .lineHeightMultiple(1.25)),
    Case("label", "minimumLineHeight: 24", .minimumLineHeight(24)),
    Case("button", "buttonType: custom", .buttonType(.custom)),
    Case("button", "contentHorizontalAlignment: leading", .contentHorizontalAlignment(.leading)),
    Case("button", "contentVerticalAlignment: fill", .contentVerticalAlignment(.fill)),
    Case("button", "imageRenderingMode: alwaysOriginal", .imageRenderingMode(.alwaysOriginal)),
    Case("imageView", "imageRenderingMode: alwaysTemplate", .imageRenderingMode(.alwaysTemplate)),
    Case("button", "imageEdgeInsets: {left: 4}", .imageEdgeInsets(Insets(left: 4))),
    Case("button", "titleEdgeInsets: 8", .titleEdgeInsets(Insets(all: 8))),
    Case(
      "button", "adjustsImageSizeForAccessibilityContentSizeCategory: true",
      .adjustsImageSizeForAccessibilityContentSizeCategory(true)),
    Case(
      "imageView", "adjustsImageSizeForAccessibilityContentSizeCategory: true",
      .adjustsImageSizeForAccessibilityContentSizeCategory(true)),
    Case("label", "adjustsFontSizeToFitWidth: true", .adjustsFontSizeToFitWidth(true)),
    Case(
      "label", "allowsDefaultTighteningForTruncation: true",
      .allowsDefaultTighteningForTruncation(true)),
    Case("label", "minimumScaleFactor: 0.5", .minimumScaleFactor(0.5)),
    Case("label", "baselineAdjustment: alignCenters", .baselineAdjustment(.alignCenters)),
    Case("visualEffectView", "vibrancy: secondaryLabel", .vibrancy(.secondaryLabel)),
    Case("visualEffectView", "effect: systemMaterialDark", .effect(.systemMaterialDark)),
    Case("view", "cornerCurve: continuous", .cornerCurve(.continuous)),
    Case(
      "view", "transform3D: {rotationY: 30, perspective: 500}",
      .transform3D(Transform3D(rotationY: 30, perspective: 500))),
    Case("view", "blendMode: multiply", .blendMode(.multiply)),
    Case(
      "view", "gradient: {type: conic, colors: [white, black], startPoint: {x: 0.5, y: 0.5}}",
      .gradient(
        Gradient(
          kind: .conic, colors: [.rgb(1, 1, 1), .rgb(0, 0, 0)],
          startPoint: Point(x: 0.5, y: 0.5), endPoint: Point(x: 0.5, y: 1)))),
    Case(
      "view", "shadow: {color: black, spread: 4, path: {cornerRadius: 9}}",
      .shadow(
        Shadow(
          color: .rgb(0, 0, 0), radius: 3, offset: Point(x: 0, y: -3), spread: 4,
          path: .roundedRect(cornerRadius: 9)))),
    Case(
      "view", "shadow: {color: black, path: ellipse}",
      .shadow(
        Shadow(color: .rgb(0, 0, 0), radius: 3, offset: Point(x: 0, y: -3), path: .ellipse))),
  ]
}
