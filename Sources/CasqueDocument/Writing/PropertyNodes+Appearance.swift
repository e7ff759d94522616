import CasqueModel

extension PropertyNodes {
  func container(_ property: ViewProperty) -> DocumentNode.Entry? {
    switch property {
    case .prompt(let value): entry("prompt", value.map(DocumentNode.text) ?? .null)
    case .isTranslucent(let value): entry("isTranslucent", .boolean(value))
    case .barStyle(let value): entry("barStyle", .name(value))
    case .prefersLargeTitles(let value): entry("prefersLargeTitles", .boolean(value))
    case .backTitle(let value): entry("backTitle", value.map(DocumentNode.text) ?? .null)
    case .selectedIndex(let value):
      entry("selectedIndex", value.map { .number(Double($0)) } ?? .null)
    case .effect(let value): entry("effect", value.map(DocumentNode.name) ?? .null)
    case .vibrancy(let value): entry("vibrancy", value.map(DocumentNode.name) ?? .null)
    case .axis(let value): entry("axis", .name(value))
    case .distribution(let value): entry("distribution", .name(value))
    case .alignment(let value): entry("alignment", .name(value))
    case .spacing(let value): entry("spacing", .number(value))
    case .isLayoutMarginsRelativeArrangement(let value):
      entry("isLayoutMarginsRelativeArrangement", .boolean(value))
    case .isBaselineRelativeArrangement(let value):
      entry("isBaselineRelativeArrangement", .boolean(value))
    case .contentInset(let value): entry("contentInset", .edges(value))
    case .contentInsetAdjustmentBehavior(let value):
      entry("contentInsetAdjustmentBehavior", .name(value))
    case .tableStyle(let value): entry("style", .name(value))
    case .rowHeight(let value): entry("rowHeight", value.map(DocumentNode.number) ?? .null)
    case .sectionHeaderHeight(let value):
      entry("sectionHeaderHeight", value.map(DocumentNode.number) ?? .null)
    case .sectionFooterHeight(let value):
      entry("sectionFooterHeight", value.map(DocumentNode.number) ?? .null)
    case .separatorColor(let value): entry("separatorColor", value.map(DocumentNode.color) ?? .null)
    case .separatorInset(let value):
      entry("separatorInset", value.map(DocumentNode.insets) ?? .null)
    case .collectionLayout(let value): entry("collectionViewLayout", .arrangement(value))
    case .sectionInset(let value): entry("sectionInset", .insets(value))
    default: nil
    }
  }

  func appearance(_ property: ViewProperty) -> DocumentNode.Entry? {
    switch property {
    case .backgroundColor(let value):
      entry("backgroundColor", value.map(DocumentNode.color) ?? .null)
    case .gradient(let value): entry("gradient", value.map(DocumentNode.gradient) ?? .null)
    case .tintColor(let value): entry("tintColor", value.map(DocumentNode.color) ?? .null)
    case .alpha(let value): entry("alpha", .number(value))
    case .cornerRadius(let value): entry("cornerRadius", .number(value))
    case .cornerCurve(let value): entry("cornerCurve", .name(value))
    case .border(let value): entry("border", value.map(DocumentNode.border) ?? .null)
    case .shadow(let value): entry("shadow", value.map(DocumentNode.shadow) ?? .null)
    case .clipsToBounds(let value): entry("clipsToBounds", .boolean(value))
    case .transform(let value): entry("transform", .transform(value))
    case .transform3D(let value): entry("transform3D", .transform3D(value))
    case .blendMode(let value): entry("blendMode", .name(value))
    case .zPosition(let value): entry("zPosition", .number(value))
    case .motionEffect(let value):
      entry("motionEffect", value.map(DocumentNode.motionEffect) ?? .null)
    case .standIn(let value): entry("standIn", value.map(DocumentNode.text) ?? .null)
    case .isHidden(let value): entry("isHidden", .boolean(value))
    case .isUserInteractionEnabled(let value): entry("isUserInteractionEnabled", .boolean(value))
    case .directionalLayoutMargins(let value):
      entry("directionalLayoutMargins", value.map(DocumentNode.insets) ?? .null)
    case .preservesSuperviewLayoutMargins(let value):
      entry("preservesSuperviewLayoutMargins", .boolean(value))
    case .insetsLayoutMarginsFromSafeArea(let value):
      entry("insetsLayoutMarginsFromSafeArea", .boolean(value))
    case .semanticContentAttribute(let value): entry("semanticContentAttribute", .name(value))
    case .frame(let value): entry("frame", .frame(value))
    case .superviewSize(let value): entry("superviewSize", .size(value))
    default: nil
    }
  }
}
