import CasqueGeometry
import CasqueModel
import Testing

/// What a view controller's root view reported in a simulator of iOS 16 at content size large.
///
/// **Source**: DIMM, https://github.com/marcbouchenoire/dimmmensions, dimensions.json.
struct Measured: CustomTestStringConvertible {
  let id: String
  let orientation: Orientation
  /// UIView.layoutMargins, safe area included.
  let margins: Insets
  /// The distances of the readable content guide from the view's edges.
  let readable: Insets

  typealias Edges = (top: Double, left: Double, bottom: Double, right: Double)

  init(_ id: String, _ orientation: Orientation, margins: Edges, readable: Edges) {
    self.id = id
    self.orientation = orientation
    self.margins = Insets(
      top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    self.readable = Insets(
      top: readable.top, left: readable.left, bottom: readable.bottom, right: readable.right)
  }

  var testDescription: String { "\(id) \(orientation.rawValue)" }

  static let all: [Measured] = [
    Measured("ipod-touch-7", .portrait, margins: (20, 16, 0, 16), readable: (20, 16, 0, 16)),
    Measured("ipod-touch-7", .landscape, margins: (0, 20, 0, 20), readable: (0, 20, 0, 20)),
    Measured("iphone-8", .portrait, margins: (20, 16, 0, 16), readable: (20, 16, 0, 16)),
    Measured("iphone-8", .landscape, margins: (0, 20, 0, 20), readable: (0, 20, 0, 20)),
    Measured("iphone-se-2", .portrait, margins: (20, 16, 0, 16), readable: (20, 16, 0, 16)),
    Measured("iphone-se-2", .landscape, margins: (0, 20, 0, 20), readable: (0, 20, 0, 20)),
    Measured("iphone-se-3", .portrait, margins: (20, 16, 0, 16), readable: (20, 16, 0, 16)),
    Measured("iphone-se-3", .landscape, margins: (0, 20, 0, 20), readable: (0, 20, 0, 20)),
    Measured("iphone-8-plus", .portrait, margins: (20, 20, 0, 20), readable: (20, 20, 0, 20)),
    Measured("iphone-8-plus", .landscape, margins: (0, 20, 0, 20), readable: (0, 20, 0, 20)),
    Measured("iphone-11", .portrait, margins: (48, 20, 34, 20), readable: (48, 20, 34, 20)),
    Measured("iphone-11", .landscape, margins: (0, 64, 21, 64), readable: (0, 116, 21, 116)),
    Measured("iphone-11-pro", .portrait, margins: (44, 16, 34, 16), readable: (44, 16, 34, 16)),
    Measured("iphone-11-pro", .landscape, margins: (0, 60, 21, 60), readable: (0, 60, 21, 60)),
    Measured("iphone-11-pro-max", .portrait, margins: (44, 20, 34, 20), readable: (44, 20, 34, 20)),
    Measured(
      "iphone-11-pro-max", .landscape, margins: (0, 60, 21, 60), readable: (0, 116, 21, 116)),
    Measured("iphone-12-mini", .portrait, margins: (50, 16, 34, 16), readable: (50, 16, 34, 16)),
    Measured("iphone-12-mini", .landscape, margins: (0, 66, 21, 66), readable: (0, 66, 21, 66)),
    Measured("iphone-12", .portrait, margins: (47, 16, 34, 16), readable: (47, 16, 34, 16)),
    Measured("iphone-12", .landscape, margins: (0, 63, 21, 63), readable: (0, 63, 21, 63)),
    Measured("iphone-12-pro", .portrait, margins: (47, 16, 34, 16), readable: (47, 16, 34, 16)),
    Measured("iphone-12-pro", .landscape, margins: (0, 63, 21, 63), readable: (0, 63, 21, 63)),
    Measured("iphone-12-pro-max", .portrait, margins: (47, 20, 34, 20), readable: (47, 20, 34, 20)),
    Measured(
      "iphone-12-pro-max", .landscape, margins: (0, 63, 21, 63), readable: (0, 131, 21, 131)),
    Measured("iphone-13-mini", .portrait, margins: (50, 16, 34, 16), readable: (50, 16, 34, 16)),
    Measured("iphone-13-mini", .landscape, margins: (0, 66, 21, 66), readable: (0, 66, 21, 66)),
    Measured("iphone-13", .portrait, margins: (47, 16, 34, 16), readable: (47, 16, 34, 16)),
    Measured("iphone-13", .landscape, margins: (0, 63, 21, 63), readable: (0, 63, 21, 63)),
    Measured("iphone-13-pro", .portrait, margins: (47, 16, 34, 16), readable: (47, 16, 34, 16)),
    Measured("iphone-13-pro", .landscape, margins: (0, 63, 21, 63), readable: (0, 63, 21, 63)),
    Measured("iphone-13-pro-max", .portrait, margins: (47, 20, 34, 20), readable: (47, 20, 34, 20)),
    Measured(
      "iphone-13-pro-max", .landscape, margins: (0, 63, 21, 63), readable: (0, 131, 21, 131)),
    Measured("iphone-14", .portrait, margins: (47, 16, 34, 16), readable: (47, 16, 34, 16)),
    Measured("iphone-14", .landscape, margins: (0, 63, 21, 63), readable: (0, 63, 21, 63)),
    Measured("iphone-14-plus", .portrait, margins: (47, 20, 34, 20), readable: (47, 20, 34, 20)),
    Measured("iphone-14-plus", .landscape, margins: (0, 63, 21, 63), readable: (0, 131, 21, 131)),
    Measured("iphone-14-pro", .portrait, margins: (59, 16, 34, 16), readable: (59, 16, 34, 16)),
    Measured("iphone-14-pro", .landscape, margins: (0, 75, 21, 75), readable: (0, 75, 21, 75)),
    Measured("iphone-14-pro-max", .portrait, margins: (59, 20, 34, 20), readable: (59, 20, 34, 20)),
    Measured(
      "iphone-14-pro-max", .landscape, margins: (0, 75, 21, 75), readable: (0, 134, 21, 134)),
    Measured("ipad-mini-6", .portrait, margins: (24, 20, 20, 20), readable: (24, 20, 20, 20)),
    Measured(
      "ipad-mini-6", .landscape, margins: (24, 20, 20, 20), readable: (24, 234.5, 20, 234.5)),
    Measured("ipad-air-4", .portrait, margins: (24, 20, 20, 20), readable: (24, 78, 20, 78)),
    Measured("ipad-air-4", .landscape, margins: (24, 20, 20, 20), readable: (24, 258, 20, 258)),
    Measured("ipad-air-5", .portrait, margins: (24, 20, 20, 20), readable: (24, 78, 20, 78)),
    Measured("ipad-air-5", .landscape, margins: (24, 20, 20, 20), readable: (24, 258, 20, 258)),
    Measured("ipad-9", .portrait, margins: (20, 20, 0, 20), readable: (20, 73, 0, 73)),
    Measured("ipad-9", .landscape, margins: (20, 20, 0, 20), readable: (20, 208, 0, 208)),
    Measured("ipad-10", .portrait, margins: (24, 20, 20, 20), readable: (24, 78, 20, 78)),
    Measured("ipad-10", .landscape, margins: (24, 20, 20, 20), readable: (24, 258, 20, 258)),
    Measured("ipad-pro-9.7", .portrait, margins: (20, 20, 0, 20), readable: (20, 52, 0, 52)),
    Measured("ipad-pro-9.7", .landscape, margins: (20, 20, 0, 20), readable: (20, 180, 0, 180)),
    Measured("ipad-pro-11-3", .portrait, margins: (24, 20, 20, 20), readable: (24, 85, 20, 85)),
    Measured("ipad-pro-11-3", .landscape, margins: (24, 20, 20, 20), readable: (24, 265, 20, 265)),
    Measured("ipad-pro-11-4", .portrait, margins: (24, 20, 20, 20), readable: (24, 85, 20, 85)),
    Measured("ipad-pro-11-4", .landscape, margins: (24, 20, 20, 20), readable: (24, 265, 20, 265)),
    Measured("ipad-pro-12.9-5", .portrait, margins: (24, 20, 20, 20), readable: (24, 180, 20, 180)),
    Measured(
      "ipad-pro-12.9-5", .landscape, margins: (24, 20, 20, 20), readable: (24, 351, 20, 351)),
    Measured("ipad-pro-12.9-6", .portrait, margins: (24, 20, 20, 20), readable: (24, 180, 20, 180)),
    Measured(
      "ipad-pro-12.9-6", .landscape, margins: (24, 20, 20, 20), readable: (24, 351, 20, 351)),
  ]
}
