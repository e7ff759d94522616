import CasqueGeometry
import CasqueModel

/// An attribute after the writing direction was applied.
struct PhysicalAttribute: Hashable {
  /// What of an extent is meant.
  enum Measure: Hashable {
    case lower
    case upper
    case center
    case extent
    case firstBaseline
    case lastBaseline
  }

  let axis: Axis
  let measure: Measure
  /// Whether it is measured between the view's margins.
  let isWithinMargins: Bool

  /// Resolves an attribute; leading is at the right if `mirrored`.
  init(_ attribute: LayoutAttribute, mirrored: Bool) {
    axis = attribute.axis
    isWithinMargins = attribute.withinMargins != nil
    switch attribute.withinMargins ?? attribute {
    case .leading: measure = mirrored ? .upper : .lower
    case .trailing: measure = mirrored ? .lower : .upper
    case .left, .top: measure = .lower
    case .right, .bottom: measure = .upper
    case .centerX, .centerY: measure = .center
    case .width, .height: measure = .extent
    case .firstBaseline: measure = .firstBaseline
    default: measure = .lastBaseline
    }
  }
}

/// An item as rows know it.
enum LoweredItem: Equatable {
  /// A view's alignment rectangle, or a custom guide.
  case item(Int)
  /// A guide that lies inside a view's frame by insets.
  case insetGuide(LayoutGuideKind, view: Int)

  /// The view whose direction counts, given the tree.
  func view(in tree: ViewTree) -> Int {
    switch self {
    case .item(let item): tree.owner(of: item)
    case .insetGuide(_, let view): view
    }
  }
}

/// The value of an attribute: position · x + size · w + constant, for the variables of one item.
struct AttributeValue {
  var item: Int
  var axis: Axis
  var position: Double
  var size: Double
  var constant: SymbolicConstant
}
