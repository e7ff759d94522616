import CasqueGeometry
import CasqueModel

extension DeviceReader {
  /// Heights in both eras: the key `ios26` stands for both orientations where it differs.
  func statusBarHeights(
    _ releases: [OSRelease]
  ) throws(DeviceFileError) -> ByRelease<Sourced<ByOrientation<Double>>> {
    guard let bar = field.optional("statusBarHeight"), bar.optional("portrait") != nil
    else { return ByRelease() }
    let heights = Sourced(
      try bar.byOrientation { height, _ throws(DeviceFileError) in try height.distance() },
      try bar.evidence())
    if releases == [.ios26] { return ByRelease(ios26: heights) }
    guard let later = try bar.optional("ios26")?.distance() else {
      return ByRelease(ios18: heights, ios26: heights)
    }
    let both = ByOrientation(portrait: later, landscape: later)
    return ByRelease(ios18: heights, ios26: Sourced(both, heights.evidence))
  }

  func cameraHousing(in size: Size) throws(DeviceFileError) -> Sourced<CameraHousing>? {
    guard let cutout = field.optional("cutout") else { return nil }
    let housing = CameraHousing(size: try cutout.size(), top: try cutout("y").distance())
    guard housing.size.width <= size.width, housing.top + housing.size.height <= size.height
    else { throw cutout.failure(.outOfRange, "the cut-out does not fit on the screen") }
    return Sourced(housing, try cutout.evidence())
  }

  func cornerRadius(in size: Size) throws(DeviceFileError) -> Sourced<Double> {
    guard let corner = field.optional("cornerRadius") else { return Sourced(0, .unrated) }
    let half = min(size.width, size.height) / 2
    return Sourced(try corner("value").number(in: 0...half), try corner.evidence())
  }

  func sizeClasses() throws(DeviceFileError) -> Sourced<ByOrientation<SizeClasses>> {
    let classes = try field("sizeClasses")
    return Sourced(
      try classes.byOrientation { pair, _ throws(DeviceFileError) in
        try pair.sizeClasses("h", "v")
      }, try classes.evidence())
  }

  func displayZoom() throws(DeviceFileError) -> DisplayZoom? {
    guard let zoom = field.optional("displayZoom") else { return nil }
    let size = Sourced(try zoom("points").size(), try zoom.evidence())
    guard let areas = zoom.optional("safeAreaInsets") else { return DisplayZoom(size: size) }
    let evidence = Evidence(.medium, sources: try areas.evidence().sources)
    let read = try Self.safeAreas(areas, evidence: nil, in: size.value)
    return DisplayZoom(
      size: size,
      safeAreas: ByOrientation(
        portrait: Sourced(read.portrait.value, evidence),
        landscape: Sourced(read.landscape.value, evidence)))
  }

  func keyboardHeights() throws(DeviceFileError)
    -> ByRelease<Sourced<ByOrientation<Double>>>
  {
    guard let keyboard = field.optional("softwareKeyboardHeightIOS26") else { return ByRelease() }
    return ByRelease(
      ios26: Sourced(
        try keyboard.byOrientation { height, _ throws(DeviceFileError) in try height.distance() },
        try keyboard.evidence()))
  }

  func interfaceBuilderDeviceId() throws(DeviceFileError) -> Sourced<String>? {
    guard let id = field.optional("interfaceBuilderDeviceId") else { return nil }
    return Sourced(try id("id").text(), try id.evidence())
  }

  /// Margins of a root view; those of iOS 26 have no landscape value on iPhone, where the older
  /// one stands in.
  func rootMargins(
    _ releases: [OSRelease]
  ) throws(DeviceFileError) -> ByRelease<Sourced<RootMargins>> {
    guard releases != [.ios26], let first = field.optional("rootViewLayoutMargin")
    else { return ByRelease() }
    let compact = try first.optional("compactWidthWindow")?.distance()
    let older = RootMargins(
      horizontal: try first.byOrientation { margin, _ throws(DeviceFileError) in
        try margin.distance()
      }, compactWindow: compact)
    var result = ByRelease(ios18: Sourced(older, try first.evidence()))
    if let later = field.optional("rootViewLayoutMarginIOS26") {
      let horizontal = ByOrientation(
        portrait: try later("portrait").distance(),
        landscape: try later.optional("landscape")?.distance() ?? older.horizontal.landscape)
      result.ios26 = Sourced(
        RootMargins(horizontal: horizontal, compactWindow: compact), try later.evidence())
    }
    return result
  }
}
