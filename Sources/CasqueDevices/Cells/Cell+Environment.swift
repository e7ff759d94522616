import CasqueGeometry
public import CasqueModel

extension Cell {
  /// Everything outside a layout that its frames depend on in this cell.
  ///
  /// An inset of the screen's safe area holds in the window where the window touches that edge.
  /// The corner radius is the display's if the window reaches one of its corners. What
  /// the keyboard covers of the window follows from where the window ends.
  public var environment: LayoutEnvironment {
    let screen = Screen(device, orientation, under: os, zoom: zoom)
    let frame = windowFrame(on: screen)
    let classes = sizeClasses
    let edges = Edges(of: frame, on: screen.size)
    let hasIsland = edges.top && screen.cutouts.contains { $0.kind == .dynamicIsland }
    let context = ProfileContext(
      idiom: device.idiom, sizeClasses: classes, hasHomeIndicator: device.hasHomeIndicator,
      width: frame.size.width, rootMargin: rootMargin,
      islandInset: hasIsland && screen.safeAreaInsets.top > 0 ? screen.safeAreaInsets.top : nil,
      displayScale: device.scale)
    let keyboard = max(0, softwareKeyboardHeight - max(0, screen.size.height - frame.maxY))
    return LayoutEnvironment(
      size: frame.size, safeAreaInsets: edges.insets(of: screen.safeAreaInsets),
      cutouts: cutouts(of: screen, in: frame),
      displayCornerRadius: edges.reachCorner ? screen.cornerRadius : 0,
      statusBarHeight: edges.top ? screen.statusBarHeight : 0,
      keyboardHeight: self.keyboard == .shown ? keyboard : 0, softwareKeyboardHeight: keyboard,
      systemMinimumLayoutMargins: DirectionalInsets(leading: rootMargin, trailing: rootMargin),
      traits: traits(classes), profile: os.profile(for: context))
  }

  private func traits(_ classes: SizeClasses) -> TraitCollection {
    TraitCollection(
      userInterfaceIdiom: device.idiom, userInterfaceStyle: style,
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      preferredContentSizeCategory: contentSize, layoutDirection: direction,
      accessibilityContrast: accessibility.contains(.increaseContrast) ? .high : .normal,
      legibilityWeight: accessibility.contains(.boldText) ? .bold : .regular,
      isReduceMotionEnabled: accessibility.contains(.reduceMotion),
      isReduceTransparencyEnabled: accessibility.contains(.reduceTransparency),
      displayScale: device.scale)
  }

  /// The parts of the screen's cut-outs that lie in the window, in its coordinates.
  private func cutouts(of screen: Screen, in frame: Rect) -> [Cutout] {
    let offset = Point.zero - frame.origin
    return screen.cutouts.compactMap { cutout in
      cutout.frame.intersection(frame).map {
        Cutout(kind: cutout.kind, frame: $0.offset(by: offset))
      }
    }
  }
}

/// The edges of the screen that a window touches.
private struct Edges {
  let top: Bool
  let left: Bool
  let bottom: Bool
  let right: Bool

  init(of window: Rect, on screen: Size) {
    top = window.minY <= 0
    left = window.minX <= 0
    bottom = window.maxY >= screen.height
    right = window.maxX >= screen.width
  }

  var reachCorner: Bool { (top || bottom) && (left || right) }

  func insets(of screen: Insets) -> Insets {
    Insets(
      top: top ? screen.top : 0, left: left ? screen.left : 0, bottom: bottom ? screen.bottom : 0,
      right: right ? screen.right : 0)
  }
}
