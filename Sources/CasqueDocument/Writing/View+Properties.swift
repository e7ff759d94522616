import CasqueGeometry
import CasqueModel

extension View {
  /// The properties in which the view differs from a new one of its kind, in the order in which
  /// they are written.
  var statedProperties: [ViewProperty] {
    let initial = Set(View("", content: ViewKind(of: content).content).properties)
    return properties.filter { !initial.contains($0) } + frameProperties
  }

  /// All properties but the frame.
  private var properties: [ViewProperty] {
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

  private var frameProperties: [ViewProperty] {
    guard let autoresizing else { return [] }
    var list: [ViewProperty] = [.frame(autoresizing.frame)]
    if !autoresizing.mask.isEmpty { list.append(.autoresizing(autoresizing.mask)) }
    if let size = autoresizing.superviewSize { list.append(.superviewSize(size)) }
    return list
  }
}

extension Appearance {
  fileprivate var properties: [ViewProperty] {
    [
      .backgroundColor(backgroundColor), .gradient(gradient), .tintColor(tintColor),
      .alpha(alpha), .cornerRadius(cornerRadius), .cornerCurve(cornerCurve), .border(border),
      .shadow(shadow), .clipsToBounds(clipsToBounds), .transform(transform),
      .transform3D(transform3D), .blendMode(blendMode), .mask(mask), .zPosition(zPosition),
      .motionEffect(motionEffect),
    ]
  }
}
