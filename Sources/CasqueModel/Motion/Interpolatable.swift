public import CasqueGeometry

/// A value that can stand between two others: a vector over the real numbers.
public protocol Interpolatable: Sendable, Hashable {
  /// The sum, component by component.
  static func + (a: Self, b: Self) -> Self
  /// The difference, component by component.
  static func - (a: Self, b: Self) -> Self
  /// The value with every component multiplied by `factor`.
  func scaled(by factor: Double) -> Self
  /// The length of the value as a vector.
  var magnitude: Double { get }
}

extension Interpolatable {
  /// The value at `share` of the straight way to `other`; shares outside 0…1 lead further.
  public func interpolated(to other: Self, at share: Double) -> Self {
    self + (other - self).scaled(by: share)
  }
}

extension Double: Interpolatable {
  /// The product with `factor`.
  public func scaled(by factor: Double) -> Double { self * factor }
}

extension Point: Interpolatable {
  /// The vector with both coordinates multiplied by `factor`.
  public func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }

  /// The distance from the origin, in points.
  public var magnitude: Double { distance(to: .zero) }
}

extension Size: Interpolatable {
  /// The sum of both extents.
  public static func + (a: Size, b: Size) -> Size {
    Size(width: a.width + b.width, height: a.height + b.height)
  }

  /// The difference of both extents.
  public static func - (a: Size, b: Size) -> Size {
    Size(width: a.width - b.width, height: a.height - b.height)
  }

  /// The size with both extents multiplied by `factor`.
  public func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }

  /// The length of the diagonal, in points.
  public var magnitude: Double { (width * width + height * height).squareRoot() }
}

extension RGBA: Interpolatable {
  /// The sum of the components, which may leave 0…1.
  public static func + (a: RGBA, b: RGBA) -> RGBA {
    RGBA(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue,
      alpha: a.alpha + b.alpha)
  }

  /// The difference of the components, which may leave 0…1.
  public static func - (a: RGBA, b: RGBA) -> RGBA {
    RGBA(
      red: a.red - b.red, green: a.green - b.green, blue: a.blue - b.blue,
      alpha: a.alpha - b.alpha)
  }

  /// The colour with every component, opacity included, multiplied by `factor`.
  public func scaled(by factor: Double) -> RGBA {
    RGBA(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
  }

  /// The length of the components as a vector.
  public var magnitude: Double {
    (red * red + green * green + blue * blue + alpha * alpha).squareRoot()
  }
}
