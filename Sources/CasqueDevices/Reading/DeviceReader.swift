import CasqueFacts
import CasqueGeometry
import CasqueModel

/// Reads one device of a file of facts.
///
/// Required are id, name, idiom, points, scale, safeAreaInsets and sizeClasses. The rest has the
/// documented default of its property, so that a user's file can be short.
struct DeviceReader {
  let field: FactField

  func read() throws(DeviceFileError) -> Device {
    let sizeEvidence = try field.optional("sizeEvidence")?.evidence() ?? .unrated
    let size = Sourced(try field("points").size(), sizeEvidence)
    let scale = try field("scale").number(in: 1...4)
    let idiom: UserInterfaceIdiom = try field("idiom").word()
    let feature: DisplayFeature = try field.optional("displayFeature")?.word() ?? .none
    let releases = try self.releases()
    let safeAreas = try self.safeAreas(in: size.value, releases: releases)
    let bottom = (safeAreas.ios18 ?? safeAreas.ios26)?.portrait.value.bottom ?? 0
    return Device(
      id: try id(), name: try field("name").text(),
      family: try field.optional("family")?.text() ?? (idiom == .phone ? "iPhone" : "iPad"),
      year: try field.optional("year")?.whole(in: 2000...2100), idiom: idiom,
      modelIdentifier: try field.optional("modelIdentifier")?.text(), size: size, scale: scale,
      nativePixels: try field.optional("nativePixels")?.size()
        ?? Size(width: size.value.width * scale, height: size.value.height * scale),
      safeAreas: safeAreas, statusBarHeights: try statusBarHeights(releases),
      hasHomeIndicator: try field.optional("homeIndicator")?.truth() ?? (bottom > 0),
      displayFeature: feature, cameraHousing: try cameraHousing(in: size.value),
      cornerRadius: try cornerRadius(in: size.value),
      cornerCurve: try field.optional("cornerCurve")?.word() ?? .continuous,
      sizeClasses: try sizeClasses(), displayZoom: try displayZoom(),
      multitasking: try field.optional("multitasking").map(multitasking),
      keyboardHeights: try keyboardHeights(), rootMargins: try rootMargins(releases),
      interfaceBuilderDeviceId: try interfaceBuilderDeviceId(), releases: releases,
      lastMajorOS: try lastMajorOS(), note: try field.optional("note")?.text())
  }

  /// The id, which also becomes part of file names.
  private func id() throws(DeviceFileError) -> String {
    let id = try field("id").text()
    let isPlain = id.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    guard isPlain, !id.isEmpty, id.utf8.count <= 64, !id.hasPrefix("."), !id.hasPrefix("-") else {
      throw try field("id").failure(
        .unknownWord(id), "an id has up to 64 small letters, digits, dots and hyphens")
    }
    return id
  }

  /// The profiles that the device runs.
  ///
  /// `osRange` names the oldest era of `safeAreaInsets`; `supportsIOS26` says whether it goes on.
  private func releases() throws(DeviceFileError) -> [OSRelease] {
    let range = try field("safeAreaInsets").optional("osRange")
    if let range, let text = range.value.string {
      if text.hasSuffix("26+") { return [.ios26] }
      guard text.hasSuffix("18") else {
        throw range.failure(.unknownWord(text), "expected a range that ends in 18 or in 26+")
      }
    }
    let goesOn = try field.optional("supportsIOS26")?.truth() ?? true
    return goesOn ? [.ios18, .ios26] : [.ios18]
  }

  private func lastMajorOS() throws(DeviceFileError) -> Int? {
    guard let value = try field.optional("lastMajorOS")?("value"), value.value.number != nil
    else { return nil }
    return try value.whole(in: 1...99)
  }

  private func safeAreas(
    in size: Size, releases: [OSRelease]
  ) throws(DeviceFileError) -> ByRelease<ByOrientation<Sourced<Insets>>> {
    let first = try Self.safeAreas(
      field("safeAreaInsets"), evidence: field.optional("safeAreaEvidence"), in: size)
    if releases == [.ios26] { return ByRelease(ios26: first) }
    guard let later = field.optional("safeAreaInsetsIOS26") else { return ByRelease(ios18: first) }
    return ByRelease(
      ios18: first,
      ios26: try Self.safeAreas(later, evidence: later.optional("evidence"), in: size))
  }

  /// The safe areas in both orientations, with the evidence beside them.
  static func safeAreas(
    _ field: FactField, evidence: FactField?, in size: Size
  ) throws(DeviceFileError) -> ByOrientation<Sourced<Insets>> {
    try field.byOrientation { area, orientation throws(DeviceFileError) in
      Sourced(
        try area.insets(in: orientation == .portrait ? size : size.rotated),
        try evidence?.optional(orientation.rawValue)?.evidence() ?? .unrated)
    }
  }
}
