import CasqueGeometry
import CasqueModel

/// A device's screen as it is held: what a window is cut from.
///
/// In landscape the device is turned so that the camera is at the left.
struct Screen {
  /// The extents, in points.
  var size: Size
  /// The safe area of a window that fills it.
  var safeAreaInsets: Insets
  /// What covers parts of it.
  var cutouts: [Cutout]
  /// The radius of its corners, in points.
  var cornerRadius: Double
  /// The height of the status bar, in points.
  var statusBarHeight: Double

  /// The screen of `device`, with its Display Zoom if one is given.
  ///
  /// Points get larger with zoom, so lengths of the panel (corners, camera) shrink in proportion.
  init(
    _ device: Device, _ orientation: Orientation, under release: OSRelease, zoom: DisplayZoom?
  ) {
    let portrait = zoom?.size.value ?? device.size.value
    let ratio = portrait.width / device.size.value.width
    size = orientation == .portrait ? portrait : portrait.rotated
    cornerRadius = device.cornerRadius.value * ratio
    if let zoom {
      safeAreaInsets = Screen.safeArea(device, orientation, under: release, zoom: zoom)
    } else {
      safeAreaInsets = device.safeArea(orientation, under: release).value
    }
    statusBarHeight = min(
      Screen.statusBarHeight(device, orientation, under: release, ratio: ratio),
      safeAreaInsets.top)
    cutouts = []
    if let housing = device.cameraHousing?.value {
      let kind: Cutout.Kind = device.displayFeature == .notch ? .notch : .dynamicIsland
      let frame = Screen.frame(of: housing, ratio: ratio, in: size, orientation)
      cutouts.append(Cutout(kind: kind, frame: frame))
    }
    if device.hasHomeIndicator {
      let frame = HomeIndicator.frame(in: size, orientation, of: device)
      cutouts.append(Cutout(kind: .homeIndicator, frame: frame))
    }
  }

  /// The safe area with Display Zoom.
  ///
  /// **Source**: QMUI where it has the phone (medium). Otherwise the insets of a display without
  /// home button shrink as everything on it, to whole points, which agrees with 16 of QMUI's 18
  /// phones within a point and a half (low); those of a home button's phone or an iPad stay (low).
  private static func safeArea(
    _ device: Device, _ orientation: Orientation, under release: OSRelease, zoom: DisplayZoom
  ) -> Insets {
    if let read = zoom.safeAreas?[orientation] { return read.value }
    let ordinary = device.safeArea(orientation, under: release).value
    guard device.idiom == .phone, device.displayFeature != .homeButton else { return ordinary }
    let ratio = zoom.size.value.width / device.size.value.width
    return Insets(
      top: (ordinary.top * ratio).rounded(), left: (ordinary.left * ratio).rounded(),
      bottom: (ordinary.bottom * ratio).rounded(), right: (ordinary.right * ratio).rounded())
  }

  private static func statusBarHeight(
    _ device: Device, _ orientation: Orientation, under release: OSRelease, ratio: Double
  ) -> Double {
    let height = device.statusBarHeight(orientation, under: release).value
    guard device.idiom == .phone, device.displayFeature != .homeButton else { return height }
    return (height * ratio).rounded()
  }

  private static func frame(
    of housing: CameraHousing, ratio: Double, in size: Size, _ orientation: Orientation
  ) -> Rect {
    let length = housing.size.width * ratio
    let depth = housing.size.height * ratio
    let distance = housing.top * ratio
    return switch orientation {
    case .portrait:
      Rect(x: (size.width - length) / 2, y: distance, width: length, height: depth)
    case .landscape:
      Rect(x: distance, y: (size.height - length) / 2, width: depth, height: length)
    }
  }
}
