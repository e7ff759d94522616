/// How a button with a configuration is laid out and drawn, as in UIButton.Configuration.
public struct ButtonConfiguration: Sendable, Hashable {
  /// How large the button's parts and paddings are, as in UIButton.Configuration.Size.
  public enum Size: String, Sendable, Hashable, Codable, CaseIterable {
    /// As small as it gets.
    case mini
    /// Smaller than usual.
    case small
    /// The usual size.
    case medium
    /// Large, for the main action of a screen.
    case large
  }

  /// Where the corners' radius comes from, as in UIButton.Configuration.CornerStyle.
  public enum CornerStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// The system's radius for the size, which follows the text size.
    case dynamic
    /// An eighth of the height.
    case small
    /// 0.175 of the height.
    case medium
    /// A quarter of the height.
    case large
    /// Half the height.
    case capsule
    /// The system's radius, whatever the text size is.
    case fixed
  }

  /// The side of the titles that the image lies at, as in NSDirectionalRectEdge.
  public enum ImagePlacement: String, Sendable, Hashable, Codable, CaseIterable {
    /// Above.
    case top
    /// Before.
    case leading
    /// Below.
    case bottom
    /// After.
    case trailing
  }

  /// How title and subtitle are aligned, as in UIButton.Configuration.TitleAlignment.
  public enum TitleAlignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// At the image; in the middle without one.
    case automatic
    /// Where a line starts.
    case leading
    /// In the middle.
    case center
    /// Where a line ends.
    case trailing
  }

  /// The smaller line under the title; empty for none.
  public var subtitle: String
  /// The side of the titles that the image lies at.
  public var imagePlacement: ImagePlacement
  /// The space between image and titles, in points.
  public var imagePadding: Double
  /// The space between title and subtitle, in points.
  public var titlePadding: Double
  /// How title and subtitle are aligned.
  public var titleAlignment: TitleAlignment
  /// How large the parts and paddings are.
  public var buttonSize: Size
  /// Where the corners' radius comes from.
  public var cornerStyle: CornerStyle
  /// Whether an activity indicator takes the image's place.
  public var showsActivityIndicator: Bool
  /// The colour of title and image; nil for the style's own.
  public var baseForegroundColor: Color?
  /// The colour that the ground is made of; nil for the style's own.
  public var baseBackgroundColor: Color?

  /// Creates the configuration of a new button.
  ///
  /// **Source** ControlFacts, UIButton.Configuration: image padding 0, title padding 1.
  public init() {
    subtitle = ""
    imagePlacement = .leading
    imagePadding = 0
    titlePadding = 1
    titleAlignment = .automatic
    buttonSize = .medium
    cornerStyle = .dynamic
    showsActivityIndicator = false
    baseForegroundColor = nil
    baseBackgroundColor = nil
  }

  /// Sets a property; false if the configuration has none such.
  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .subtitle(let value): subtitle = value
    case .imagePlacement(let value): imagePlacement = value
    case .imagePadding(let value): imagePadding = value
    case .titlePadding(let value): titlePadding = value
    case .titleAlignment(let value): titleAlignment = value
    case .buttonSize(let value): buttonSize = value
    case .cornerStyle(let value): cornerStyle = value
    case .showsActivityIndicator(let value): showsActivityIndicator = value
    case .baseForegroundColor(let value): baseForegroundColor = value
    case .baseBackgroundColor(let value): baseBackgroundColor = value
    default: return false
    }
    return true
  }
}
