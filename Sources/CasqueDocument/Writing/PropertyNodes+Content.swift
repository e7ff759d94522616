import CasqueModel

extension PropertyNodes {
  func text(_ property: ViewProperty) -> DocumentNode.Entry? {
    switch property {
    case .text(let value): entry("text", .text(value))
    case .title(let value): entry("title", .text(value))
    case .placeholder(let value): entry("placeholder", .text(value))
    case .font(let value): entry("font", .font(value))
    case .textColor(let value): entry("textColor", .color(value))
    case .textAlignment(let value): entry("textAlignment", .name(value))
    case .numberOfLines(let value): entry("numberOfLines", .number(Double(value)))
    case .lineBreakMode(let value): entry("lineBreakMode", .name(value))
    case .preferredMaxLayoutWidth(let value): entry("preferredMaxLayoutWidth", .number(value))
    case .lineHeightMultiple(let value): entry("lineHeightMultiple", .number(value))
    case .minimumLineHeight(let value): entry("minimumLineHeight", .number(value))
    case .adjustsFontSizeToFitWidth(let value): entry("adjustsFontSizeToFitWidth", .boolean(value))
    case .allowsDefaultTighteningForTruncation(let value):
      entry("allowsDefaultTighteningForTruncation", .boolean(value))
    case .minimumScaleFactor(let value): entry("minimumScaleFactor", .number(value))
    case .baselineAdjustment(let value): entry("baselineAdjustment", .name(value))
    case .contentMode(let value): entry("contentMode", .name(value))
    case .borderStyle(let value): entry("borderStyle", .name(value))
    case .isSecureTextEntry(let value): entry("isSecureTextEntry", .boolean(value))
    case .clearButtonMode(let value): entry("clearButtonMode", .name(value))
    case .isScrollEnabled(let value): entry("isScrollEnabled", .boolean(value))
    case .isEditable(let value): entry("isEditable", .boolean(value))
    case .searchBarStyle(let value): entry("searchBarStyle", .name(value))
    case .showsCancelButton(let value): entry("showsCancelButton", .boolean(value))
    case .scopeButtonTitles(let value):
      entry("scopeButtonTitles", .list(value.map(DocumentNode.text)))
    case .selectedScopeButtonIndex(let value):
      entry("selectedScopeButtonIndex", .number(Double(value)))
    case .detailText(let value): entry("detailText", value.map(DocumentNode.text) ?? .null)
    case .cellStyle(let value): entry("style", .name(value))
    case .accessory(let value): entry("accessory", .name(value))
    case .indentation(let value): entry("indentation", .number(value))
    default: nil
    }
  }

  func button(_ property: ViewProperty) -> DocumentNode.Entry? {
    switch property {
    case .buttonType(let value): entry("buttonType", .name(value))
    case .buttonStyle(let value): entry("style", .name(value))
    case .subtitle(let value): entry("subtitle", .text(value))
    case .imagePlacement(let value): entry("imagePlacement", .name(value))
    case .imagePadding(let value): entry("imagePadding", .number(value))
    case .titlePadding(let value): entry("titlePadding", .number(value))
    case .titleAlignment(let value): entry("titleAlignment", .name(value))
    case .buttonSize(let value): entry("buttonSize", .name(value))
    case .cornerStyle(let value): entry("cornerStyle", .name(value))
    case .showsActivityIndicator(let value): entry("showsActivityIndicator", .boolean(value))
    case .baseForegroundColor(let value):
      entry("baseForegroundColor", value.map(DocumentNode.color) ?? .null)
    case .baseBackgroundColor(let value):
      entry("baseBackgroundColor", value.map(DocumentNode.color) ?? .null)
    case .contentInsets(let value): entry("contentInsets", value.map(DocumentNode.insets) ?? .null)
    case .contentHorizontalAlignment(let value): entry("contentHorizontalAlignment", .name(value))
    case .contentVerticalAlignment(let value): entry("contentVerticalAlignment", .name(value))
    case .imageRenderingMode(let value): entry("imageRenderingMode", .name(value))
    case .imageEdgeInsets(let value): entry("imageEdgeInsets", .edges(value))
    case .titleEdgeInsets(let value): entry("titleEdgeInsets", .edges(value))
    case .adjustsImageSizeForAccessibilityContentSizeCategory(let value):
      entry("adjustsImageSizeForAccessibilityContentSizeCategory", .boolean(value))
    default: nil
    }
  }

  func control(_ property: ViewProperty) -> DocumentNode.Entry? {
    switch property {
    case .isOn(let value): entry("isOn", .boolean(value))
    case .onTintColor(let value): entry("onTintColor", value.map(DocumentNode.color) ?? .null)
    case .value(let value): entry("value", .number(value))
    case .minimumValue(let value): entry("minimumValue", .number(value))
    case .maximumValue(let value): entry("maximumValue", .number(value))
    case .minimumTrackTintColor(let value):
      entry("minimumTrackTintColor", value.map(DocumentNode.color) ?? .null)
    case .maximumTrackTintColor(let value):
      entry("maximumTrackTintColor", value.map(DocumentNode.color) ?? .null)
    case .thumbTintColor(let value): entry("thumbTintColor", value.map(DocumentNode.color) ?? .null)
    case .segments(let value): entry("segments", .list(value.map(DocumentNode.text)))
    case .apportionsSegmentWidthsByContent(let value):
      entry("apportionsSegmentWidthsByContent", .boolean(value))
    case .barTintColor(let value): entry("barTintColor", value.map(DocumentNode.color) ?? .null)
    case .titleColor(let value): entry("titleColor", value.map(DocumentNode.color) ?? .null)
    case .titleFont(let value): entry("titleFont", value.map(DocumentNode.font) ?? .null)
    case .titleView(let value): entry("titleView", value.map { .number(Double($0)) } ?? .null)
    case .selectedSegmentIndex(let value):
      entry("selectedSegmentIndex", value.map { .number(Double($0)) } ?? .null)
    case .selectedSegmentTintColor(let value):
      entry("selectedSegmentTintColor", value.map(DocumentNode.color) ?? .null)
    case .progress(let value): entry("progress", .number(value))
    case .progressViewStyle(let value): entry("progressViewStyle", .name(value))
    case .progressTintColor(let value):
      entry("progressTintColor", value.map(DocumentNode.color) ?? .null)
    case .trackTintColor(let value): entry("trackTintColor", value.map(DocumentNode.color) ?? .null)
    case .activityIndicatorStyle(let value): entry("style", .name(value))
    case .color(let value): entry("color", value.map(DocumentNode.color) ?? .null)
    case .isAnimating(let value): entry("isAnimating", .boolean(value))
    case .hidesWhenStopped(let value): entry("hidesWhenStopped", .boolean(value))
    case .numberOfPages(let value): entry("numberOfPages", .number(Double(value)))
    case .currentPage(let value): entry("currentPage", .number(Double(value)))
    case .pageIndicatorTintColor(let value):
      entry("pageIndicatorTintColor", value.map(DocumentNode.color) ?? .null)
    case .currentPageIndicatorTintColor(let value):
      entry("currentPageIndicatorTintColor", value.map(DocumentNode.color) ?? .null)
    case .hidesForSinglePage(let value): entry("hidesForSinglePage", .boolean(value))
    case .date(let value): entry("date", .date(value))
    case .minuteInterval(let value): entry("minuteInterval", .number(Double(value)))
    case .datePickerMode(let value): entry("datePickerMode", .name(value))
    case .datePickerStyle(let value): entry("preferredDatePickerStyle", .name(value))
    case .components(let value):
      entry("components", .list(value.map { .list($0.map(DocumentNode.text)) }))
    case .selectedRows(let value): entry("selectedRows", .list(value.map { .number(Double($0)) }))
    default: nil
    }
  }
}
