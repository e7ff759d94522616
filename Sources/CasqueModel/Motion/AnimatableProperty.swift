/// What an animation changes, by UIKit's and Core Animation's names.
public enum AnimatableProperty: String, Sendable, Hashable, Codable, CaseIterable {
  /// The view's centre in its superview, in points.
  case position
  /// The centre along x.
  case positionX = "position.x"
  /// The centre along y.
  case positionY = "position.y"
  /// The view's size, in points; the centre stays, and what lies in it is laid out again.
  case bounds
  /// The map's factor on both axes, about the centre, over the view's own transform.
  case scale = "transform.scale"
  /// The map's factor along x.
  case scaleX = "transform.scale.x"
  /// The map's factor along y.
  case scaleY = "transform.scale.y"
  /// The map's turn in degrees, clockwise.
  case rotationDegrees = "transform.rotationDegrees"
  /// The map's shift, in points.
  case translation = "transform.translation"
  /// The opacity from 0 to 1.
  case alpha
  /// The ground.
  case backgroundColor
  /// The colour of interactive parts.
  case tintColor
  /// The radius of the corners, in points.
  case cornerRadius
  /// The width of the border, in points.
  case borderWidth
  /// The colour of the border.
  case borderColor
  /// The opacity of the shadow's colour.
  case shadowOpacity
  /// The blur radius of the shadow, in points.
  case shadowRadius
  /// How far the shadow is moved, in points.
  case shadowOffset
  /// The order among siblings.
  case zPosition
  /// A constraint's constant, in points; the layout is solved again at every moment.
  case constant

  /// What the values of a property are.
  public enum Kind: Sendable, Hashable {
    case number, point, size, color
  }

  /// What the values are.
  public var kind: Kind {
    switch self {
    case .position, .translation, .shadowOffset: .point
    case .bounds: .size
    case .backgroundColor, .tintColor, .borderColor: .color
    default: .number
    }
  }

  /// Whether something changes its place, size or angle: what Reduce Motion is about.
  public var isMovement: Bool {
    switch self {
    case .position, .positionX, .positionY, .bounds, .scale, .scaleX, .scaleY, .rotationDegrees,
      .translation, .constant:
      true
    default: false
    }
  }
}
