import CasqueGeometry
import CasqueModel

extension Cell {
  /// The zoom of the screen, if the cell asks for it.
  var zoom: DisplayZoom? { window == .zoomed ? device.displayZoom : nil }

  /// The frame of the window on its screen.
  ///
  /// Windows of Split View are taken to be at the left, whatever the writing direction; a window
  /// of Slide Over floats at the right, free of every edge; a custom window has its corner at the
  /// top left. A window that the device does not have is the whole screen.
  func windowFrame(on screen: Screen) -> Rect {
    let whole = Rect(origin: .zero, size: screen.size)
    switch window {
    case .full, .zoomed: return whole
    case .oneThird, .oneHalf, .twoThirds:
      guard let split = device.splitWindow(window, orientation) else { return whole }
      return Rect(origin: .zero, size: split.value.size)
    case .slideOver:
      guard let width = device.multitasking?.slideOverWidth?.value[orientation] else {
        return whole
      }
      let margin = Multitasking.slideOverMargin
      return Rect(
        x: screen.size.width - margin - width, y: margin, width: width,
        height: screen.size.height - 2 * margin)
    case .custom(let size):
      return size.isDrawable ? Rect(origin: .zero, size: size) : whole
    }
  }

  /// The size classes of the window.
  ///
  /// **Source**: the device's table for the whole screen, its table of Split View, compact and
  /// regular for Slide Over (all high). A custom window of an iPad is of regular width from
  /// ``SizeClasses/regularWindowWidth`` on; a custom window of an iPhone has the classes of the
  /// whole screen. A zoomed iPhone is compact in landscape, as the smaller phone of that size
  /// (general knowledge: low).
  var sizeClasses: SizeClasses {
    let whole = device.sizeClasses.value[orientation]
    switch window {
    case .full: return whole
    case .oneThird, .oneHalf, .twoThirds:
      return device.splitWindow(window, orientation)?.value.sizeClasses ?? whole
    case .slideOver:
      guard device.multitasking?.slideOverWidth != nil else { return whole }
      return SizeClasses(horizontal: .compact, vertical: .regular)
    case .zoomed:
      guard device.idiom == .phone, device.displayZoom != nil else { return whole }
      return SizeClasses(horizontal: .compact, vertical: whole.vertical)
    case .custom(let size):
      guard device.idiom == .pad, size.isDrawable else { return whole }
      let isRegular = size.width >= SizeClasses.regularWindowWidth
      return SizeClasses(horizontal: isRegular ? .regular : .compact, vertical: .regular)
    }
  }

  /// The least left and right margin of a root view inside its safe area, in points.
  ///
  /// **Source**: the device's own value for the whole screen (DIMM, OUIK), 16 in an iPad's window
  /// of compact width (UYL: medium). Elsewhere the rule behind those values: iPad 20; iPhone in
  /// portrait 16 below 414 wide, else 20 (DIMM: high), under iOS 26 below 390 (OUIK measured 16 at
  /// 375 and 20 at 393; 390 is chosen between: low); iPhone in landscape 20 with a home button,
  /// else 16 (DIMM: medium).
  var rootMargin: Double {
    let own = device.rootMargins[os]?.value
    if device.idiom == .pad {
      if sizeClasses.horizontal == .compact { return own?.compactWindow ?? 16 }
      return own?.horizontal[orientation] ?? 20
    }
    if window == .full, let own { return own.horizontal[orientation] }
    switch orientation {
    case .landscape: return device.displayFeature == .homeButton ? 20 : 16
    case .portrait: return windowWidth < (os == .ios18 ? 414 : 390) ? 16 : 20
    }
  }

  private var windowWidth: Double {
    switch window {
    case .custom(let size) where size.isDrawable: size.width
    default: (zoom?.size.value ?? device.size.value).width
    }
  }
}
