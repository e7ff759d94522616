import CasqueGeometry
import CasqueModel

extension FactField {
  /// The extents under `w` and `h`.
  func size() throws(DeviceFileError) -> Size {
    Size(width: try self("w").extent(), height: try self("h").extent())
  }

  /// The distances under `top`, `left`, `bottom` and `right`, which leave room in `size`.
  func insets(in size: Size) throws(DeviceFileError) -> Insets {
    let insets = Insets(
      top: try self("top").distance(), left: try self("left").distance(),
      bottom: try self("bottom").distance(), right: try self("right").distance())
    guard insets.left + insets.right < size.width, insets.top + insets.bottom < size.height
    else { throw failure(.outOfRange, "the insets leave no room on the screen") }
    return insets
  }

  /// The values under `portrait` and `landscape`.
  func byOrientation<Value>(
    _ read: (FactField, Orientation) throws(DeviceFileError) -> Value
  ) throws(DeviceFileError) -> ByOrientation<Value> {
    ByOrientation(
      portrait: try read(try self("portrait"), .portrait),
      landscape: try read(try self("landscape"), .landscape))
  }

  /// The grade and the sources in this object; unrated where it has none.
  func evidence() throws(DeviceFileError) -> Evidence {
    let confidence: Confidence = try optional("confidence")?.word() ?? .unrated
    var sources: [String] = []
    for key in ["sources", "sameScreenClassSources"] {
      guard let field = optional(key) else { continue }
      for element in try field.elements() { sources.append(try element.text()) }
    }
    if let source = optional("source") { sources.append(try source.text()) }
    return Evidence(confidence, sources: sources)
  }

  /// The size classes under the two keys.
  func sizeClasses(
    _ horizontal: String, _ vertical: String
  ) throws(DeviceFileError) -> SizeClasses {
    SizeClasses(horizontal: try self(horizontal).word(), vertical: try self(vertical).word())
  }
}
