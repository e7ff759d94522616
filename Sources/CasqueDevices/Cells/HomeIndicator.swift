import CasqueGeometry
import CasqueModel

/// The bar that the system draws over the bottom edge.
enum HomeIndicator {
  /// The thickness, in points.
  ///
  /// **Source**: KIT (medium on iPhone, low on iPad).
  static let thickness = 5.0

  /// The bar's frame on a screen, in points.
  static func frame(in size: Size, _ orientation: Orientation, of device: Device) -> Rect {
    let length = min(self.length(in: size, orientation, of: device), size.width)
    let gap = device.idiom == .phone ? 8.0 : 7.0
    return Rect(
      x: (size.width - length) / 2, y: size.height - gap - thickness, width: length,
      height: thickness)
  }

  /// The bar's length.
  ///
  /// **Source**: iPhone in portrait 134, from 393 wide with a Dynamic Island 139 (KIT: medium),
  /// from 440 wide 148 (inferred: low); in landscape 0.27 of the width (general knowledge: low);
  /// iPad 276, from 1024 wide 320 (general knowledge: low). 8 points below it on iPhone (KIT:
  /// medium), 7 on iPad (low).
  private static func length(
    in size: Size, _ orientation: Orientation, of device: Device
  ) -> Double {
    let width = device.size.value.width
    switch (device.idiom, orientation) {
    case (.pad, _): return width < 1024 ? 276 : 320
    case (.phone, .landscape): return (size.width * 0.27).rounded()
    case (.phone, .portrait):
      let ordinary: Double =
        device.displayFeature != .dynamicIsland ? 134 : width < 440 ? 139 : 148
      return ordinary * size.width / width
    }
  }
}
