internal import CasqueGeometry

extension View {
  /// All properties but the frame, with what each is now, in the order in which they are written.
  package var properties: [ViewProperty] {
    content.properties + appearance.properties + layoutProperties
  }

  private var layoutProperties: [ViewProperty] {
    [
      .isHidden(isHidden), .isUserInteractionEnabled(isUserInteractionEnabled),
      .directionalLayoutMargins(directionalLayoutMargins),
      .preservesSuperviewLayoutMargins(preservesSuperviewLayoutMargins),
      .insetsLayoutMarginsFromSafeArea(insetsLayoutMarginsFromSafeArea),
      .semanticContentAttribute(semanticContentAttribute),
    ]
      + Axis.allCases.map { .contentHuggingPriority($0, contentHuggingPriority[$0]) }
      + Axis.allCases.map {
        .contentCompressionResistancePriority($0, contentCompressionResistancePriority[$0])
      }
  }
}

extension Autoresizing {
  /// The frame, the parts that change and the superview's size, as properties of the view.
  package var properties: [ViewProperty] {
    [.frame(frame), .autoresizing(mask)] + (superviewSize.map { [.superviewSize($0)] } ?? [])
  }
}

extension Appearance {
  fileprivate var properties: [ViewProperty] {
    [
      .backgroundColor(backgroundColor), .gradient(gradient), .tintColor(tintColor),
      .alpha(alpha), .cornerRadius(cornerRadius), .cornerCurve(cornerCurve), .border(border),
      .shadow(shadow), .clipsToBounds(clipsToBounds), .transform(transform),
      .transform3D(transform3D), .blendMode(blendMode), .mask(mask), .zPosition(zPosition),
      .motionEffect(motionEffect), .standIn(standIn),
    ]
  }
}
