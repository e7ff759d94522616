public import CasqueGeometry
public import CasqueModel

extension Device {
  /// The window of Split View, if the device has it in that orientation.
  func splitWindow(
    _ window: CellWindow, _ orientation: Orientation
  ) -> Sourced<SplitWindow>? {
    let windows = multitasking?.split[orientation]
    return switch window {
    case .oneThird: windows?.oneThird
    case .oneHalf: windows?.oneHalf
    case .twoThirds: windows?.twoThirds
    default: nil
    }
  }

  /// Whether the device has such a window in that orientation.
  ///
  /// A custom window needs an iPad whose screen holds it. Split View and Slide Over count under
  /// iPadOS 26 too, where windows can have any size and these remain common stops.
  public func hasWindow(_ window: CellWindow, _ orientation: Orientation) -> Bool {
    switch window {
    case .full: true
    case .oneThird, .oneHalf, .twoThirds: splitWindow(window, orientation) != nil
    case .slideOver: multitasking?.slideOverWidth != nil
    case .zoomed: displayZoom != nil
    case .custom(let custom):
      idiom == .pad && custom.isDrawable
        && custom.width <= screenSize(orientation).width
        && custom.height <= screenSize(orientation).height
    }
  }

  /// The size of the screen as it is held, in points, without Display Zoom.
  public func screenSize(_ orientation: Orientation) -> Size {
    orientation == .portrait ? size.value : size.value.rotated
  }
}

extension Size {
  /// Whether both extents are finite, positive and no longer than a custom window's edge may be.
  var isDrawable: Bool {
    (width > 0 && width <= CellWindow.longestEdge)
      && (height > 0 && height <= CellWindow.longestEdge)
  }
}
