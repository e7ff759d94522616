import CasqueGeometry
import CasqueModel

/// The device that a document shows on its canvas.
struct CanvasDevice: Sendable {
  /// Interface Builder's name, such as `retina4_7`; nil for documents of Xcode 7 and before.
  let id: String?
  /// The screen in points as it is held; zero without a device.
  let size: Size
  /// Pixels to a point.
  let scale: Double
  let isLandscape: Bool
  let isPad: Bool
  /// How an iPad shares its screen, such as `splitview1_3`; nil or `fullscreen` if it does not.
  private let layout: String?

  /// A screen in portrait, in points, with pixels to a point.
  private struct Screen {
    let width: Double
    let height: Double
    let scale: Double

    init(_ width: Double, _ height: Double, _ scale: Double) {
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// **Source** facts/interface-builder-vocabulary.json, `device_rootframes`; devices.json.
  private static let screens: [String: Screen] = [
    "retina3_5": Screen(320, 480, 2), "retina4_0": Screen(320, 568, 2),
    "retina4_7": Screen(375, 667, 2), "retina5_5": Screen(414, 736, 3),
    "retina5_9": Screen(375, 812, 3), "retina6_1": Screen(414, 896, 2),
    "retina6_5": Screen(414, 896, 3), "retina6_0": Screen(390, 844, 3),
    "retina6_7": Screen(428, 926, 3), "retina6_12": Screen(393, 852, 3),
    "retina6_72": Screen(430, 932, 3), "retina6_3": Screen(402, 874, 3),
    "retina6_9": Screen(440, 956, 3), "retina5_4": Screen(375, 812, 3),
    "retina6_55": Screen(420, 912, 3), "ipad7_9": Screen(768, 1024, 2),
    "ipad9_7": Screen(768, 1024, 2), "ipad10_2": Screen(810, 1080, 2),
    "ipad10_5": Screen(834, 1112, 2), "ipad10_9rounded": Screen(820, 1180, 2),
    "ipad11_0rounded": Screen(834, 1194, 2), "ipad12_9": Screen(1024, 1366, 2),
    "ipad12_9rounded": Screen(1024, 1366, 2), "ipad8_3rounded": Screen(744, 1133, 2),
    "ipad13_0rounded": Screen(1032, 1376, 2),
  ]

  /// The status bar's height and the safe area's top on devices without a home button, in portrait.
  ///
  /// **Source** SavedFrames §4 and §8a.
  private static let tops: [String: Double] = [
    "retina5_9": 44, "retina5_4": 50, "retina6_1": 48, "retina6_5": 44, "retina6_0": 47,
    "retina6_7": 47, "retina6_12": 59, "retina6_72": 59, "retina6_3": 62, "retina6_9": 62,
    "retina6_55": 68,
  ]

  /// Reads the `device` of a document.
  ///
  /// - Parameter isPadRuntime: whether the document says that it is for iPad only.
  init(_ tag: MarkupTag?, isPadRuntime: Bool) {
    let name = tag?["id"]
    id = name
    isLandscape = tag?["orientation"] == "landscape"
    layout = tag?["layout"]
    isPad = name.map { $0.lowercased().hasPrefix("ipad") } ?? false || isPadRuntime
    guard let name else {
      size = .zero
      scale = isPadRuntime ? 1 : 2
      return
    }
    let key = name.hasPrefix("iPad") ? "ipad" + name.dropFirst(4) : name
    let screen = Self.screens[key] ?? Screen(0, 0, 2)
    size =
      isLandscape
      ? Size(width: screen.height, height: screen.width)
      : Size(width: screen.width, height: screen.height)
    scale = screen.scale
  }

  /// The safe area's top on a device without a home button, or nil for another one.
  var notchTop: Double? { id.flatMap { Self.tops[$0] } }

  /// Whether it is an iPad without a home button.
  var isRoundedPad: Bool { isPad && (id?.hasSuffix("rounded") ?? false) }

  /// Whether the canvas shows an iPad's window that is as narrow as a phone's: a third of the screen,
  /// or half of all but the largest in landscape.
  private var isNarrow: Bool {
    guard let layout else { return false }
    if layout.hasSuffix("1_3") { return true }
    let isLargest = (id?.hasPrefix("ipad12_9") ?? false) || (id?.hasPrefix("ipad13_0") ?? false)
    if layout.hasSuffix("1_2") { return !(isLandscape && isLargest) }
    return layout.hasSuffix("2_3") && !isLandscape
  }

  /// Whether a phone has the regular width class in landscape.
  private var isWidePhone: Bool {
    ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"]
      .contains(id ?? "")
  }

  /// The size classes of the canvas; nil for “any”, the canvas of 600 × 600.
  ///
  /// - Parameter usesTraits: whether the document has size classes at all.
  func sizeClasses(usesTraits: Bool) -> AxisPair<UserInterfaceSizeClass?> {
    if isPad {
      return AxisPair(horizontal: isNarrow ? .compact : .regular, vertical: .regular)
    }
    if id == nil {
      return usesTraits
        ? AxisPair(both: nil) : AxisPair(horizontal: .compact, vertical: .regular)
    }
    guard isLandscape else { return AxisPair(horizontal: .compact, vertical: .regular) }
    return AxisPair(horizontal: isWidePhone ? .regular : .compact, vertical: .compact)
  }
}
