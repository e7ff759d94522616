internal import Casque
internal import Foundation

/// A tree of views as a layout.
struct UILowering {
  private(set) var views: [(view: UIView, id: String)] = []
  private var ids: [ObjectIdentifier: String] = [:]
  private var used: Set<String> = []
  private(set) var layout: Layout

  init(_ root: UIView, name: String?) {
    layout = Layout(name: "", root: Casque.View("root"))
    assign(root)
    layout = Layout(
      name: name ?? UILowering.word(String(describing: type(of: root))), root: model(of: root))
    layout.root.autoresizing = nil
  }

  func guideID(_ guide: UILayoutGuide) -> String? { ids[ObjectIdentifier(guide)] }

  /// Names the views and guides in the order of the tree: by identifier, else by class.
  private mutating func assign(_ view: UIView) {
    let id = unique(
      view.accessibilityIdentifier.map(UILowering.word)
        ?? UILowering.word(String(describing: type(of: view))))
    ids[ObjectIdentifier(view)] = id
    views.append((view, id))
    for guide in view.layoutGuides {
      let name = guide.identifier.isEmpty ? "guide" : UILowering.word(guide.identifier)
      ids[ObjectIdentifier(guide)] = unique(name)
    }
    for subview in view.subviews { assign(subview) }
  }

  private mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  /// `UIImageView` is `imageView`, `ProfileHeaderView` is `profileHeaderView`.
  private static func word(_ name: String) -> String {
    var text = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    text = String(text.prefix(1)).lowercased() + text.dropFirst()
    let plain = text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return plain.first?.isNumber ?? true ? "_" + String(plain) : String(plain)
  }

  private func model(of view: UIView) -> Casque.View {
    var model = Casque.View(ids[ObjectIdentifier(view)] ?? "", content: content(of: view))
    model.appearance = appearance(of: view)
    if let size = view.overriddenSize {
      func length(_ points: CGFloat) -> IntrinsicSize {
        points == UIView.noIntrinsicMetric ? .noMetric : .points(points)
      }
      model.intrinsicSize = AxisPair(
        horizontal: length(size.width), vertical: length(size.height))
    }
    model.isHidden = view.isHidden
    model.isUserInteractionEnabled = view.isUserInteractionEnabled
    model.directionalLayoutMargins = view.statedMargins?.model
    model.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
    model.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    model.semanticContentAttribute = semantics(of: view)
    model.contentHuggingPriority = AxisPair(
      horizontal: view.statedHugging(.horizontal)?.model,
      vertical: view.statedHugging(.vertical)?.model)
    model.contentCompressionResistancePriority = AxisPair(
      horizontal: view.statedResistance(.horizontal)?.model,
      vertical: view.statedResistance(.vertical)?.model)
    if view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview {
      model.autoresizing = Autoresizing(
        frame: view.frame.model, mask: view.flexibleParts,
        superviewSize: superview.bounds.size.model)
    }
    model.layoutGuides = view.layoutGuides.compactMap { guideID($0).map { LayoutGuide($0) } }
    model.constraints = view.constraints.compactMap(constraint)
    let arranged = (view as? UIStackView)?.arrangedSubviews
    model.subviews = (arranged ?? view.subviews).map(self.model)
    return model
  }

  /// The content; a stack's custom spaces are by the ids of its views.
  private func content(of view: UIView) -> ViewContent {
    guard let stack = view as? UIStackView, case .stackView(var content) = stack.modelContent
    else { return view.modelContent }
    for view in stack.arrangedSubviews {
      if let space = stack.customSpaces[ObjectIdentifier(view)],
        let id = ids[ObjectIdentifier(view)]
      {
        content.customSpacing[id] = space
      }
    }
    return .stackView(content)
  }

  private func appearance(of view: UIView) -> Appearance {
    var result = Appearance()
    result.backgroundColor = view.backgroundColor?.model
    result.alpha = view.alpha
    result.clipsToBounds = view.clipsToBounds || view.layer.masksToBounds || view is UIScrollView
    result.transform = view.transform.model
    result.cornerRadius = view.layer.cornerRadius
    result.cornerCurve = view.layer.cornerCurve == .continuous ? .continuous : .circular
    result.zPosition = view.layer.zPosition
    if view.tintColor != .tintColor { result.tintColor = view.tintColor?.model }
    if view.layer.borderWidth > 0 {
      result.border = Border(
        width: view.layer.borderWidth, color: (view.layer.borderColor?.color ?? .black).model)
    }
    if view.layer.shadowOpacity > 0 {
      let color = (view.layer.shadowColor?.color ?? .black).withAlphaComponent(
        CGFloat(view.layer.shadowOpacity))
      result.shadow = Shadow(
        color: color.model, radius: view.layer.shadowRadius,
        offset: Point(x: view.layer.shadowOffset.width, y: view.layer.shadowOffset.height))
    }
    result.motionEffect = UIMotionEffect.model(of: view.motionEffects)
    return result
  }

  private func semantics(of view: UIView) -> Casque.SemanticContentAttribute {
    switch view.semanticContentAttribute {
    case .unspecified: .unspecified
    case .playback: .playback
    case .spatial: .spatial
    case .forceLeftToRight: .forceLeftToRight
    case .forceRightToLeft: .forceRightToLeft
    }
  }

  private func constraint(_ constraint: NSLayoutConstraint) -> LayoutConstraint? {
    guard let first = item(constraint.firstItem), let attribute = constraint.firstAttribute.model
    else { return nil }
    return LayoutConstraint(
      first, attribute, constraint.relation.model, to: item(constraint.secondItem),
      constraint.secondAttribute.model, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority.model,
      identifier: constraint.identifier, place: constraint.place)
  }

  private func item(_ object: AnyObject?) -> LayoutItem? {
    guard let object else { return nil }
    if let guide = object as? UILayoutGuide {
      guard let view = guide.owningView, let owner = ids[ObjectIdentifier(view)] else { return nil }
      if let kind = guide.kind { return .guide(kind, of: owner) }
      return guideID(guide).map { .guide(.custom($0), of: owner) }
    }
    return ids[ObjectIdentifier(object)].map { .view($0) }
  }
}
