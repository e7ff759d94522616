import CasqueGeometry

/// The safe area of a root view on the canvas, by device, version and bars.
///
/// **Source** SavedFrames §4, §8a, §8b.
struct SafeAreaRule {
  let document: InterfaceDocument
  let view: InterfaceView
  let bars: SimulatedBars

  private var device: CanvasDevice { document.device }
  private var era: XcodeEra { document.era }
  private var size: Size { view.frame.size }
  private var isFullSize: Bool { device.id == nil || size == device.size }
  /// How much lower than the screen the root is.
  private var missingHeight: Double { device.size.height - size.height }
  /// The height of a navigation bar without its large title and prompt.
  var navigationBarHeight: Double {
    if device.isLandscape && !device.isPad { return 32 }
    return era.is26 ? 54 : 44
  }

  /// The height of the navigation bar above the root, with its large title and prompt; 0 without one.
  var navigationHeight: Double {
    guard bars.navigationBar else { return 0 }
    return navigationBarHeight + (bars.hasLargeTitle ? 52 : 0) + (bars.hasPrompt ? 30 : 0)
  }

  /// The height of the status bar over the root, if it begins at the top of a screen; 0 without one.
  ///
  /// - Parameter insets: the root's insets without bars.
  func statusBarHeight(above insets: Insets) -> Double {
    guard isFullSize, view.frame.minY <= 0, !bars.hidesStatusBar else { return 0 }
    let isDoubled = era.is26 && view.controller != nil && device.notchTop != nil
    return insets.top / (isDoubled ? 2 : 1)
  }

  /// Whether the root is a sheet or lies below bars: as wide as the screen but lower.
  private var isLowered: Bool {
    view.controller != nil && device.id != nil && !device.isPad && !device.isLandscape
      && size.width == device.size.width && missingHeight > 0
      && era >= .xcode11Controls && !bars.isFreeform
  }

  /// The height below which Xcode 9 and 10 took a view of its own size for no screen, in points.
  private static let stripHeight = 100.0

  /// Whether the root is a view of its own size that is no screen: in a xib a low one, in a storyboard any.
  ///
  /// **Source** two xibs of 13771 and 14113, 75 and 84 high, without a top inset; one of 14113 that is 532
  /// high has it, and so have two of later versions, 154 and 161 high. A scene of 14490, 400 × 231 on a
  /// device without a notch (3 views).
  private var isNoScreen: Bool {
    guard bars.isFreeform, era >= .xcode9, era < .xcode11 else { return false }
    if view.controller == nil { return size.height < Self.stripHeight }
    return !isFullSize && device.notchTop == nil
  }

  /// The insets in points.
  var insets: Insets {
    var insets = device.isLandscape ? landscape : portrait
    if device.id == nil { insets.bottom = 0 }
    if bars.hidesStatusBar, device.notchTop == nil, !device.isPad { insets.top = 0 }
    if view.controller == nil, !isFullSize { insets = Insets(top: insets.top) }
    if isNoScreen || view.controller == nil && bars.hidesStatusBar { insets.top = 0 }
    return belowTop(underBars(insets))
  }

  /// The insets without what lies above a root that was saved below the top of the screen.
  ///
  /// **Source** a safe area is what bars cover of the view itself; a storyboard whose root begins
  /// below an opaque bar (7 views).
  private func belowTop(_ screen: Insets) -> Insets {
    guard view.controller != nil else { return screen }
    var insets = screen
    insets.top = max(0, screen.top - max(0, view.frame.minY))
    return insets
  }

  private var portrait: Insets {
    if let top = device.notchTop {
      return Insets(top: notchTop(top), bottom: 34)
    }
    if device.isRoundedPad { return Insets(top: 24, bottom: 20) }
    return Insets(top: era.hidesStatusBar && !device.isPad ? 0 : 20)
  }

  /// The top inset in the version of the document: some screens had another one at first.
  private func notchTop(_ top: Double) -> Double {
    switch device.id {
    case "retina6_1" where era < .xcode14: 44
    case "retina5_9" where era >= .xcode14: 50
    case "retina6_0" where era < .xcode12_5: 44
    default: top
    }
  }

  private var landscape: Insets {
    guard let top = device.notchTop else { return Insets(top: device.isPad ? 20 : 0) }
    let side: Double =
      switch device.id {
      case "retina5_9", "retina6_5": 44
      case "retina6_1": era >= .xcode14 ? 48 : 44
      default: top
      }
    return Insets(left: side, bottom: 21, right: side)
  }

  /// The insets with what bars and sheets make of them.
  ///
  /// What a container view shows begins at the top of a screen and may end above its bottom.
  /// **Source** a storyboard of 17701, whose embedded root is 78 lower than the screen (3 views).
  private func underBars(_ screen: Insets) -> Insets {
    var insets = screen
    if isLowered, let lowered = belowBars(screen) { return lowered }
    if bars.isBelowOpaqueBar, !isFullSize, device.id != nil, bars.navigationBar {
      let reachesBottom = size.height + screen.top + navigationBarHeight > device.size.height - 1
      insets.top = 0
      insets.bottom = reachesBottom ? screen.bottom : 0
      return insets
    }
    if era.is26, view.controller != nil, isFullSize, device.notchTop != nil {
      insets.top *= 2
      insets.bottom *= 2
    }
    if bars.isEmbedded { insets.bottom = max(0, insets.bottom - max(0, missingHeight)) }
    insets.top += navigationHeight
    if bars.tabBar { insets.bottom += 49 }
    if bars.toolbar { insets.bottom += 44 }
    return insets
  }

  /// The insets of a root that is lower than the screen: below an opaque bar, or a page sheet.
  private func belowBars(_ screen: Insets) -> Insets? {
    var insets = screen
    let top = screen.top + navigationBarHeight
    if abs(missingHeight - top) < 1 {
      insets.top = 0
      insets.bottom += bars.tabBar ? 49 : 0
      return insets
    }
    if abs(missingHeight - 2 * top) < 1 {
      insets.top = 0
      return insets
    }
    if abs(missingHeight - (device.notchTop == nil ? 20 : 54)) < 1.5 {
      insets.top = bars.navigationBar ? 56 : 0
      return insets
    }
    return nil
  }
}
