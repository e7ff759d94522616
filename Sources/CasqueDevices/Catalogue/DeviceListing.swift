public import CasqueGeometry
public import CasqueModel

/// One row of the list of devices.
public struct DeviceListing: Sendable, Hashable, Codable {
  /// Where a device stands in the catalogue.
  public enum Standing: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is among those that `all` stands for.
    case included
    /// It is one of the newest: selected by its id alone.
    case newest
    /// Its screen is not known: it cannot be selected.
    case unmeasured
  }

  /// The id to select it by.
  public var id: String
  /// Apple's name.
  public var name: String
  /// The year in which it came out, if known.
  public var year: Int?
  /// Where it stands in the catalogue.
  public var standing: Standing
  /// What is known of its screen; nil if it is unmeasured.
  public var screen: Screen?
  /// The weakest evidence among the row's numbers, with every source of them.
  public var evidence: Evidence
  /// What else should be known.
  public var note: String?

  /// The columns about the screen, under the newest profile that the device can run.
  public struct Screen: Sendable, Hashable, Codable {
    /// iPhone or iPad.
    public var idiom: UserInterfaceIdiom
    /// The size in portrait, in points.
    public var size: Size
    /// Pixels to a point.
    public var scale: Double
    /// The safe area of the whole screen, in points.
    public var safeAreaInsets: ByOrientation<Insets>
    /// The size classes of the whole screen.
    public var sizeClasses: ByOrientation<SizeClasses>
    /// The windows that it can show in either orientation, by their words.
    public var windows: [String]
    /// The profiles that it can run.
    public var releases: [OSRelease]
  }
}

extension DeviceCatalogue {
  /// The rows of the list of devices: those of `all`, then the newest, then the unmeasured.
  ///
  /// O(n).
  public var listing: [DeviceListing] {
    devices.map { DeviceListing($0, .included) } + newest.map { DeviceListing($0, .newest) }
      + unmeasured.map(DeviceListing.init)
  }
}

extension DeviceListing {
  init(_ device: Device, _ standing: Standing) {
    let release = device.latestRelease
    let areas = ByOrientation(
      portrait: device.safeArea(.portrait, under: release),
      landscape: device.safeArea(.landscape, under: release))
    let windows = CellWindow.named.filter { window in
      Orientation.allCases.contains { device.hasWindow(window, $0) }
    }
    self.init(
      id: device.id, name: device.name, year: device.year, standing: standing,
      screen: Screen(
        idiom: device.idiom, size: device.size.value, scale: device.scale,
        safeAreaInsets: ByOrientation(
          portrait: areas.portrait.value, landscape: areas.landscape.value),
        sizeClasses: device.sizeClasses.value, windows: windows.map(\.word),
        releases: device.releases),
      evidence: Evidence(weakestOf: [
        device.size.evidence, areas.portrait.evidence, areas.landscape.evidence,
        device.sizeClasses.evidence,
      ]), note: device.note)
  }

  init(_ device: UnmeasuredDevice) {
    self.init(
      id: device.id, name: device.name, year: device.year, standing: .unmeasured, screen: nil,
      evidence: device.evidence, note: device.note)
  }
}

extension Evidence {
  /// The weakest grade of several pieces of evidence, with each source once, in order.
  init(weakestOf all: [Evidence]) {
    let sources = Choices(all.flatMap(\.sources)).values
    self.init(all.map(\.confidence).min() ?? .unrated, sources: sources)
  }
}
