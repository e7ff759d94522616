public import Foundation

/// How the corners of a layer are rounded, as in Core Animation.
public struct CALayerCornerCurve: Hashable, Sendable {
  let rawValue: String

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smoother curve of Apple's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer, as in Core Animation.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The number that UIKit has for it.
  public let rawValue: UInt

  /// Takes the number that UIKit has for it.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a view looks at its edges, as in Core Animation.
public final class CALayer {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// The curve of the corners.
  public var cornerCurve = CALayerCornerCurve.circular

  /// Kept; all four corners are drawn alike.
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The width of the border inside the edges, in points.
  public var borderWidth: CGFloat = 0

  /// The colour of the border; black if nil.
  public var borderColor: CGColor?

  /// The colour of the shadow; black if nil.
  public var shadowColor: CGColor?

  /// The opacity of the shadow, 0 to 1.
  public var shadowOpacity: Float = 0

  /// How far the shadow lies from the layer, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)

  /// The blur of the shadow, in points.
  public var shadowRadius: CGFloat = 3

  /// Whether what reaches beyond the layer is cut.
  public var masksToBounds = false

  /// How far in front of its siblings the layer is drawn.
  public var zPosition: CGFloat = 0

  /// What is seen of the layer; kept, not drawn.
  public var mask: CALayer?

  /// Makes one with the defaults.
  public init() {}
}
