import CasqueModel

/// What the last word of an anchor names: an attribute, or a group that stands for several.
enum Measure: Equatable {
  case attribute(LayoutAttribute)
  case group(AttributeGroup)

  /// The measure with a name, or nil.
  init?(_ name: String) {
    if let attribute = LayoutAttribute(rawValue: name) {
      self = .attribute(attribute)
    } else if let group = AttributeGroup(rawValue: name) {
      self = .group(group)
    } else {
      return nil
    }
  }

  /// The names of all measures.
  static let names =
    LayoutAttribute.allCases.map(\.rawValue) + AttributeGroup.allCases.map(\.rawValue)

  /// Whether a guide has it: guides have neither baselines nor margins.
  var isOfGuides: Bool {
    switch self {
    case .attribute(.firstBaseline), .attribute(.lastBaseline): false
    case .attribute(let attribute): attribute.withinMargins == nil
    case .group: true
    }
  }
}

/// A name for several attributes, each of which becomes a constraint.
///
/// Constants and inequalities of edges are measured inwards: `a.edges = b.edges + 8` leaves 8
/// points on every side, and `>=` leaves at least as much. Those of `center` and `size` hold as
/// they stand on both axes.
enum AttributeGroup: String, CaseIterable {
  case edges
  case horizontalEdges
  case verticalEdges
  case center
  case size

  /// The attributes, in the order of their constraints.
  var attributes: [LayoutAttribute] {
    switch self {
    case .edges: [.top, .leading, .bottom, .trailing]
    case .horizontalEdges: [.leading, .trailing]
    case .verticalEdges: [.top, .bottom]
    case .center: [.centerX, .centerY]
    case .size: [.width, .height]
    }
  }

  /// Whether constants are measured inwards.
  var isInset: Bool { self != .center && self != .size }
}
