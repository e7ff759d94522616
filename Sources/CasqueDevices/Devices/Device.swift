public import CasqueGeometry
public import CasqueModel

/// A model of iPhone, iPod touch or iPad with what is known of its screen.
///
/// Sizes are in points and in portrait unless a property says otherwise.
public struct Device: Sendable, Hashable, Identifiable {
  /// The name that flags and files use, such as `iphone-se-3`.
  public var id: String
  /// Apple's name.
  public var name: String
  /// The product line, such as `iPhone Pro`.
  public var family: String
  /// The year in which it came out, if known.
  public var year: Int?
  /// iPhone or iPad.
  public var idiom: UserInterfaceIdiom
  /// Apple's identifier of the (first) model, such as `iPhone14,6`, if known.
  public var modelIdentifier: String?
  /// The size of the screen.
  public var size: Sourced<Size>
  /// Pixels to a point, as UIScreen.scale.
  public var scale: Double
  /// The pixels of the panel, which differ from points times scale where the system scales down.
  public var nativePixels: Size
  /// The safe area of a window that fills the screen.
  public var safeAreas: ByRelease<ByOrientation<Sourced<Insets>>>
  /// The height of the status bar.
  public var statusBarHeights: ByRelease<Sourced<ByOrientation<Double>>>
  /// Whether the system draws a home indicator.
  public var hasHomeIndicator: Bool
  /// What interrupts the display.
  public var displayFeature: DisplayFeature
  /// The housing of the front camera, if it lies within the display.
  public var cameraHousing: Sourced<CameraHousing>?
  /// The radius of the display's corners.
  public var cornerRadius: Sourced<Double>
  /// The shape of the display's corners.
  public var cornerCurve: DisplayCornerCurve
  /// The size classes of a window that fills the screen.
  public var sizeClasses: Sourced<ByOrientation<SizeClasses>>
  /// The screen with Display Zoom, or with More Space on iPad; nil if there is none.
  public var displayZoom: DisplayZoom?
  /// The windows that share the screen; nil on iPhone.
  public var multitasking: Multitasking?
  /// The height of the software keyboard with its predictive bar, where it was measured.
  public var keyboardHeights: ByRelease<Sourced<ByOrientation<Double>>>
  /// The least margins of a root view, where they were measured or inferred for this device.
  public var rootMargins: ByRelease<Sourced<RootMargins>>
  /// The id of this screen in Interface Builder's documents, such as `retina6_12`.
  public var interfaceBuilderDeviceId: Sourced<String>?
  /// The profiles that it can run, from old to new; never empty.
  public var releases: [OSRelease]
  /// The last major release that it can run; nil while it still gets new ones.
  public var lastMajorOS: Int?
  /// What else should be known of its numbers.
  public var note: String?
}

extension Device {
  /// The newest profile that the device can run.
  public var latestRelease: OSRelease { releases.last ?? .ios18 }

  /// The safe area of a window that fills the screen.
  ///
  /// Under a release that the device cannot run it is that of the other one.
  public func safeArea(
    _ orientation: Orientation, under release: OSRelease
  ) -> Sourced<Insets> {
    let areas = safeAreas[release] ?? safeAreas[release.other]
    return areas?[orientation] ?? Sourced(.zero, .unrated)
  }

  /// The height of the status bar of a window that fills the screen.
  ///
  /// **Source**: where the device's own is unknown it is 54 below a Dynamic Island (QMUI, GK:
  /// medium), else the top of the safe area; iPhones hide it in landscape (all sources: high).
  public func statusBarHeight(
    _ orientation: Orientation, under release: OSRelease
  ) -> Sourced<Double> {
    if let heights = statusBarHeights[release] ?? statusBarHeights[release.other] {
      return Sourced(heights.value[orientation], heights.evidence)
    }
    if idiom == .phone, orientation == .landscape { return Sourced(0, Evidence(.high)) }
    if displayFeature == .dynamicIsland {
      return Sourced(54, Evidence(.low, sources: ["QMUI", "GK"]))
    }
    let area = safeArea(orientation, under: release)
    return Sourced(area.value.top, Evidence(.low, sources: area.evidence.sources))
  }
}
