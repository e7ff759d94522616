import CasqueGeometry
import CasqueLayout
import CasqueModel
import _CasqueTestSupport

extension LayoutEnvironment {
  /// A 320 × 480 window at two pixels to a point with system margins of 16 and no safe area.
  static func window(
    _ width: Double = 320, _ height: Double = 480, safeArea: Insets = .zero, margin: Double = 16,
    keyboardHeight: Double = 0, traits: TraitCollection = TraitCollection(),
    profile: OSProfile = .plain18
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      size: Size(width: width, height: height), safeAreaInsets: safeArea,
      keyboardHeight: keyboardHeight,
      systemMinimumLayoutMargins: DirectionalInsets(leading: margin, trailing: margin),
      traits: traits, profile: profile)
  }

  /// The same window in a language from right to left.
  var rightToLeft: LayoutEnvironment {
    var copy = self
    copy.traits.layoutDirection = .rightToLeft
    return copy
  }

  /// The same window at another text size.
  func contentSize(_ category: ContentSizeCategory) -> LayoutEnvironment {
    var copy = self
    copy.traits.preferredContentSizeCategory = category
    return copy
  }

  /// The same window at another scale.
  func scale(_ scale: Double) -> LayoutEnvironment {
    var copy = self
    copy.traits.displayScale = scale
    return copy
  }
}

extension OSProfile {
  /// The numbers of EnvironmentFacts §2 and §7 for iOS 11 to 18 that layout depends on.
  static let plain18 = OSProfile(
    name: "18",
    readableWidth: ReadableWidthRule(maximumWidth: 664, threshold: 752, extent: .safeWidth),
    controls: ControlMetrics(
      switchSize: Size(width: 51, height: 31), switchAlignmentInsets: Insets(right: 2),
      buttonContentInsets: DirectionalInsets(top: 7, leading: 12, bottom: 7, trailing: 12),
      systemButtonVerticalPadding: 12, systemButtonMinimumWidth: 30, buttonCornerRadius: 5.95,
      roundedTextFieldHeight: 34, roundedTextFieldHorizontalPadding: 28,
      systemSizes: .stated()),
    bars: BarMetrics(navigationBar: 44, largeTitle: 52, tabBar: 49, toolbar: 44),
    palette: ColorPalette([:]))

  /// The same for iOS 26.
  static let plain26: OSProfile = {
    var profile = plain18
    profile.name = "26"
    profile.readableWidth = ReadableWidthRule(
      maximumWidth: 920, threshold: 1008, extent: .boundsWidth)
    profile.controls.switchSize = Size(width: 63, height: 28)
    profile.controls.systemSizes = .stated(slider: 34, searchBar: 44, segmentPadding: 18.5)
    return profile
  }()
}

/// Images of known sizes.
struct TestImages: Resources {
  var images: [String: ImageDescription] = [:]

  func imageDescription(named name: String) -> ImageDescription? { images[name] }
  func imageData(named name: String) -> [UInt8]? { nil }
}

/// Solves with a new engine and the monospace measurer.
func resolve(
  _ layout: Layout, in environment: LayoutEnvironment = .window(),
  resources: any Resources = EmptyResources()
) -> LayoutResult {
  var engine = LayoutEngine()
  return engine.resolve(
    layout, in: environment, text: MonospaceMeasurer(), resources: resources)
}

extension View {
  /// Changes a view in place; reads as a value.
  func with(_ change: (inout View) -> Void) -> View {
    var copy = self
    change(&copy)
    return copy
  }

  /// The four edges of `self` on those of `other`.
  func edges(
    _ other: some LayoutAnchored, inset: Double = 0
  ) -> [LayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
  }

  /// An extent of `self` along both axes.
  func size(_ width: Double, _ height: Double) -> [LayoutConstraint] {
    [
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ]
  }

  /// The left top corner of `self` at an offset from that of `other`.
  func at(_ x: Double, _ y: Double, in other: some LayoutAnchored) -> [LayoutConstraint] {
    [
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: x),
      topAnchor.constraint(equalTo: other.topAnchor, constant: y),
    ]
  }
}
