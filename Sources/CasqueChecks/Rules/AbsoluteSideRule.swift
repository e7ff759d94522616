public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Constraints to the left or right side where the side on which lines start or end is meant.
///
/// Left and right never turn with the writing direction. A pair that is the mirror image of itself,
/// such as both sides at the same distance, is right in every direction; so are views whose
/// `semanticContentAttribute` says that they are not mirrored.
/// **Source** EnvironmentFacts §12; Apple's Auto Layout Guide, Anatomy of a Constraint: use leading
/// and trailing, not left and right, unless the place has nothing to do with reading.
public struct AbsoluteSideRule: CheckRule {
  /// `constraint/absolute-side`.
  public static let codes: [DiagnosticCode] = [.constraintAbsoluteSide]

  /// Creates the rule.
  public init() {}

  /// One finding a constraint.
  public func findings(in input: CheckInput) -> [Finding] {
    let views = input.result.views
    return views.indices.flatMap { index -> [Finding] in
      let constraints = views[index].shared.view.constraints
      guard constraints.indices.contains(where: { constraints[$0].isAbsolute }),
        !views[index].shared.view.semanticContentAttribute.isNeverMirrored
      else { return [] }
      let absolute = constraints.filter(\.isAbsolute)
      return absolute.compactMap { constraint in
        guard !isFixed(constraint, in: input.result),
          !absolute.contains(where: constraint.isMirrorImage)
        else { return nil }
        return finding(constraint)
      }
    }
  }

  private func finding(_ constraint: LayoutConstraint) -> Finding {
    let attribute = constraint.firstAttribute
    let isLeft = attribute == .left || attribute == .leftMargin
    let text = constraint.text ?? "\(constraint.firstItem.viewID).\(attribute.rawValue)"
    let diagnostic = Diagnostic(
      .constraintAbsoluteSide,
      "'\(text)' stays at the \(isLeft ? "left" : "right") in languages from right to left",
      at: constraint.place,
      hints: [
        Hint(
          for: constraint.place,
          "write \(isLeft ? "leading" : "trailing"), or set semanticContentAttribute to spatial "
            + "if it is meant to stay",
          interfaceBuilder:
            "choose Respect Language Direction, or set Semantic to Spatial if it is meant to stay")
      ])
    let id = constraint.firstItem.viewID
    return Finding(
      diagnostic, views: [id], cause: "\(diagnostic.code.rawValue) \(id) \(text)")
  }

  /// Whether a view of the constraint is never mirrored, on purpose.
  private func isFixed(_ constraint: LayoutConstraint, in result: LayoutResult) -> Bool {
    let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
    return items.contains {
      result.view($0.viewID)?.view.semanticContentAttribute.isNeverMirrored ?? false
    }
  }
}

extension SemanticContentAttribute {
  fileprivate var isNeverMirrored: Bool { self != .unspecified }
}

extension LayoutConstraint {
  /// Whether it ties sides that never turn; one that mixes both kinds is another fault.
  fileprivate var isAbsolute: Bool {
    firstAttribute.isAbsoluteSide && !(secondAttribute?.isDirectional ?? false)
  }

  /// Whether another constraint is what this one would be in a mirror.
  fileprivate func isMirrorImage(_ other: LayoutConstraint) -> Bool {
    firstItem == other.firstItem && secondItem == other.secondItem && secondItem != nil
      && multiplier == 1 && other.multiplier == 1 && priority == other.priority
      && constant == -other.constant && firstAttribute.mirrored == other.firstAttribute
      && secondAttribute?.mirrored == other.secondAttribute && relation.mirrored == other.relation
  }
}

extension LayoutRelation {
  fileprivate var mirrored: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutAttribute {
  fileprivate var mirrored: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}
