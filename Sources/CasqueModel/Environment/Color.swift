/// A colour as it is drawn: sRGB components from 0 to 1, not premultiplied.
public struct RGBA: Sendable, Hashable, Codable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Creates a colour from its sRGB components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same colour with its opacity multiplied by `factor`.
  public func multiplyingAlpha(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// No colour at all.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  /// Full black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Full white.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
}

/// A colour that may depend on style and contrast.
public struct DynamicColor: Sendable, Hashable, Codable {
  /// The value in light style.
  public var light: RGBA
  /// The value in dark style.
  public var dark: RGBA
  /// The value in light style with Increase Contrast.
  public var lightHighContrast: RGBA
  /// The value in dark style with Increase Contrast.
  public var darkHighContrast: RGBA

  /// Creates a colour; what is not given equals the value for ordinary contrast, dark the light one.
  public init(
    light: RGBA, dark: RGBA? = nil, lightHighContrast: RGBA? = nil, darkHighContrast: RGBA? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? self.dark
  }

  /// The value that holds under `traits`.
  public func resolved(with traits: TraitCollection) -> RGBA {
    switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
    case (.light, .normal): light
    case (.dark, .normal): dark
    case (.light, .high): lightHighContrast
    case (.dark, .high): darkHighContrast
    }
  }
}

/// The values of the system's named colours in one release.
public struct ColorPalette: Sendable, Hashable {
  private var colors: [String: DynamicColor]

  /// Creates a palette from the values by UIKit's names, such as `systemBlue`.
  public init(_ colors: [String: DynamicColor]) { self.colors = colors }

  /// The value of a named colour, or nil if the release has none of that name.
  public subscript(name: String) -> DynamicColor? { colors[name] }

  /// Gives a colour the dark values of another of the palette's.
  mutating func raise(_ name: String, to other: String) {
    guard let color = colors[name], let lighter = colors[other] else { return }
    colors[name] = DynamicColor(
      light: color.light, dark: lighter.dark, lightHighContrast: color.lightHighContrast,
      darkHighContrast: lighter.darkHighContrast)
  }

  /// The names that the palette has, in alphabetical order.
  ///
  /// O(n log n).
  public var names: [String] { colors.keys.sorted() }
}

/// A colour as a layout states it.
public enum Color: Sendable, Hashable {
  /// One of the system's colours by UIKit's name, at an opacity from 0 to 1 of its own.
  case system(String, alpha: Double = 1)
  /// A colour with values of its own.
  case custom(DynamicColor)

  /// Fully transparent.
  public static let clear = Color.custom(DynamicColor(light: .clear))
  /// The system's page ground.
  public static let systemBackground = Color.system("systemBackground")
  /// The system's primary text colour.
  public static let label = Color.system("label")
  /// The system's blue.
  public static let systemBlue = Color.system("systemBlue")

  /// Creates a colour from sRGB components from 0 to 1, the same in every style.
  public static func rgb(
    _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1
  ) -> Color {
    .custom(DynamicColor(light: RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// The colour with its opacity multiplied by a factor.
  package func multiplyingAlpha(by factor: Double) -> Color {
    switch self {
    case .system(let name, let alpha): return .system(name, alpha: alpha * factor)
    case .custom(let color):
      return .custom(
        DynamicColor(
          light: color.light.multiplyingAlpha(by: factor),
          dark: color.dark.multiplyingAlpha(by: factor),
          lightHighContrast: color.lightHighContrast.multiplyingAlpha(by: factor),
          darkHighContrast: color.darkHighContrast.multiplyingAlpha(by: factor)))
    }
  }

  /// The value in an environment; a name the palette lacks gives ``RGBA/clear``.
  public func resolved(in environment: LayoutEnvironment) -> RGBA {
    switch self {
    case .system(let name, let alpha):
      environment.profile.palette[name]?.resolved(with: environment.traits)
        .multiplyingAlpha(by: alpha) ?? .clear
    case .custom(let color):
      color.resolved(with: environment.traits)
    }
  }
}
