import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueScene
import _CasqueTestSupport

/// Layout results whose frames are stated and not solved, and what is drawn of them.
struct SceneFixture {
  var environment: LayoutEnvironment
  private var views: [ResolvedView] = []

  /// A window of 100×100 points at two pixels to a point, unless stated.
  init(_ environment: LayoutEnvironment = .small()) { self.environment = environment }

  /// Adds a view whose frame is in the superview's coordinates; the first is the root.
  mutating func add(_ view: View, _ frame: Rect, in superview: String? = "root") {
    let above = views.isEmpty ? nil : superview
    let origin = views.last { $0.id == above }?.absoluteFrame.origin ?? .zero
    let absolute = frame.offset(by: origin)
    var resolved = ResolvedView(
      view: view, superview: above, frame: frame, absoluteFrame: absolute, alignmentRect: absolute)
    resolved.isMirrored = environment.traits.layoutDirection == .rightToLeft
    views.append(resolved)
  }

  /// Adds a view with text of a size in its whole bounds.
  mutating func add(_ view: View, _ frame: Rect, text: String, size: Double) {
    add(view, frame)
    views[views.count - 1].text = MonospaceMeasurer().shape(
      TextRequest(text: text, font: .system(size), numberOfLines: 0, traits: environment.traits))
    views[views.count - 1].textFrame = Rect(origin: .zero, size: frame.size)
  }

  var result: LayoutResult {
    LayoutResult(layoutName: "fixture", environment: environment, views: views)
  }

  /// The commands of the views alone, without the ground under them.
  func commands(
    _ state: PresentationState = .rest, images: [String: Size] = [:]
  ) -> [DisplayCommand] {
    let list = Scene(result, state: state).displayList(
      SceneOptions(surroundings: .none), text: MonospaceMeasurer(),
      resources: StatedImages(sizes: images))
    return Array(list.commands.dropFirst())
  }

  /// A root without a ground and one view in it.
  static func commands(of view: View, _ frame: Rect) -> [DisplayCommand] {
    var fixture = SceneFixture()
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(view, frame)
    return fixture.commands()
  }
}

/// Images of which only the sizes are known.
struct StatedImages: Resources {
  var sizes: [String: Size]

  func imageDescription(named name: String) -> ImageDescription? {
    sizes[name].map { ImageDescription(size: $0) }
  }

  func imageData(named name: String) -> [UInt8]? { nil }
}

extension LayoutEnvironment {
  /// An environment with the system's colours that drawing asks for, each easy to tell.
  static func small(
    width: Double = 100, height: Double = 100, os: String = "18",
    traits: TraitCollection = TraitCollection()
  ) -> LayoutEnvironment {
    LayoutEnvironment(
      size: Size(width: width, height: height), systemMinimumLayoutMargins: DirectionalInsets(),
      traits: traits,
      profile: OSProfile(
        name: os,
        readableWidth: ReadableWidthRule(maximumWidth: 672, threshold: 700, extent: .safeWidth),
        controls: ControlMetrics(
          switchSize: os == "26" ? Size(width: 63, height: 28) : Size(width: 51, height: 31),
          switchAlignmentInsets: .zero, buttonContentInsets: DirectionalInsets(),
          systemButtonVerticalPadding: 12, systemButtonMinimumWidth: 30,
          buttonCornerRadius: os == "26" ? 17 : 5.95, roundedTextFieldHeight: 34,
          roundedTextFieldHorizontalPadding: 28,
          systemSizes: os == "26"
            ? .stated(slider: 34, searchBar: 44, segmentPadding: 18.5) : .stated()),
        bars: BarMetrics(navigationBar: 44, largeTitle: 52, tabBar: 49, toolbar: 44),
        palette: .marked))
  }
}

extension ColorPalette {
  /// Blue is the tint, red the placeholder, and so on: each name its own colour.
  static let marked = ColorPalette([
    "systemBackground": DynamicColor(light: .white, dark: .black),
    "label": DynamicColor(light: .black, dark: .white),
    "systemBlue": DynamicColor(light: .tint),
    "systemGreen": DynamicColor(light: RGBA(red: 0, green: 1, blue: 0)),
    "systemGray": DynamicColor(light: RGBA(red: 0.5, green: 0.5, blue: 0.5)),
    "placeholderText": DynamicColor(light: RGBA(red: 1, green: 0, blue: 0)),
    "tertiaryLabel": DynamicColor(light: RGBA(red: 0.3, green: 0, blue: 0)),
    "systemRed": DynamicColor(light: RGBA(red: 0.9, green: 0, blue: 0)),
    "secondaryLabel": DynamicColor(light: RGBA(red: 0.2, green: 0, blue: 0)),
    "separator": DynamicColor(light: RGBA(red: 0.1, green: 0.1, blue: 0)),
    "systemFill": DynamicColor(light: RGBA(red: 0, green: 0, blue: 0.1)),
    "quaternarySystemFill": DynamicColor(light: RGBA(red: 0, green: 0, blue: 0.4)),
    "secondarySystemFill": DynamicColor(light: RGBA(red: 0, green: 0, blue: 0.2)),
    "tertiarySystemFill": DynamicColor(light: RGBA(red: 0, green: 0, blue: 0.3)),
  ])
}

extension RGBA {
  static let tint = RGBA(red: 0, green: 0, blue: 1)
  static let marker = RGBA(red: 0.25, green: 0.5, blue: 0.75)
}

extension Color {
  static let marker = Color.rgb(0.25, 0.5, 0.75)
}
