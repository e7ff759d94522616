import CasqueGeometry
public import CasqueLayout
public import CasqueModel

/// Windows with their solved layouts at a moment: what is to be drawn.
///
/// Coordinates are those of the screen: points, origin at its top left, y down.
public struct Scene: Sendable {
  /// A window and the layout it shows.
  struct Window: Sendable {
    var presentation: WindowPresentation
    var result: LayoutResult
  }

  /// The windows that are shown, back to front.
  let windows: [Window]
  /// What surrounds the layout: that of the main window, or of the backmost without one.
  let environment: LayoutEnvironment
  /// The screen behind, if the layout is a sheet or popover on it.
  package var presenter: PresentingScreen?
  /// What that screen shows, or what lies under an alert; nil for the system's ground.
  package var presenting: Scene? {
    get { presentingScenes.first }
    set { presentingScenes = newValue.map { [$0] } ?? [] }
  }
  /// At most one: a scene cannot hold itself, but a list of scenes.
  private var presentingScenes: [Scene] = []

  /// Creates the scene of one layout in its window.
  public init(_ result: LayoutResult, state: PresentationState = .rest) {
    self.init(main: result, state: state)
  }

  /// Creates a scene of several windows.
  ///
  /// - Parameters:
  ///   - main: the layout of the main window; its environment is that of the screen.
  ///   - foreground: the layout of the foreground splash window.
  ///   - background: the layout of the background splash window.
  ///   - state: what is on the screen; a window without a layout is left out.
  public init(
    main: LayoutResult, foreground: LayoutResult? = nil, background: LayoutResult? = nil,
    state: PresentationState
  ) {
    self.init(environment: main.environment, state: state) { window in
      switch window.role {
      case .main: main
      case .foregroundSplash: foreground
      case .backgroundSplash: background
      case .statusBar, .alert: nil
      }
    }
  }

  /// Creates a scene whose windows are solved one by one.
  ///
  /// - Parameters:
  ///   - environment: that of the screen.
  ///   - state: what is on the screen.
  ///   - result: the solved layout of a window, or nil to leave the window out.
  public init(
    environment: LayoutEnvironment, state: PresentationState,
    result: (WindowPresentation) -> LayoutResult?
  ) {
    self.environment = environment
    windows = state.windows.compactMap { window in
      guard !window.isHidden, window.alpha > 0, let result = result(window) else { return nil }
      return Window(presentation: window, result: result)
    }
  }

  /// The picture of the scene.
  ///
  /// - Parameters:
  ///   - options: what is drawn beside the views.
  ///   - text: shapes what the layout did not: the clock, overlay labels, hidden passwords.
  ///   - resources: tells how large images are.
  ///
  /// O(views · log siblings + glyphs + constraints).
  public func displayList(
    _ options: SceneOptions = SceneOptions(), text: any TextMeasuring, resources: any Resources
  ) -> DisplayList {
    let context = SceneContext(text: text, resources: resources)
    if options.rendition == .exploded { return explodedList(context) }
    var list = screenList(options, context)
    if options.surroundings != .none { drawSystem(in: &list, context: context) }
    for window in windows where window.presentation.role.windowLevel >= .statusBar {
      list.draw(window, selection: .all, in: context)
    }
    let presenter = options.surroundings == .none ? nil : presenter
    if presenter == nil { drawOverlays(options.overlays, in: &list, context: context) }
    return options.surroundings == .device
      ? DeviceFrame(presenter?.environment ?? environment).framing(list) : list
  }

  /// What lies under the system's bars: the windows, on the screen that they are presented over.
  private func screenList(_ options: SceneOptions, _ context: SceneContext) -> DisplayList {
    let isAlone = options.surroundings == .none
    let presenter = isAlone ? nil : presenter
    var inner = context
    inner.dimsTint = context.dimsTint || dimsTintBehind
    let behind =
      isAlone
      ? nil : presenting?.screenList(SceneOptions(rendition: options.rendition), inner)
    var list = emptyList
    // A window's own ground is black, but a document without a ground is meant to be read.
    list.fill(
      .rect(screen), presenter?.ground ?? Color.systemBackground.resolved(in: environment))
    if presenter == nil, let behind { list.commands += behind.commands }
    // An alert's window lies over the status bar's, everything else under it.
    for window in windows where window.presentation.role.windowLevel < .statusBar {
      if options.rendition == .wireframe {
        list.drawWireframe(of: window)
      } else {
        list.draw(window, selection: .all, in: context)
      }
    }
    drawMasks(options.masks, in: &list, context: context)
    guard let presenter else { return list }
    drawOverlays(options.overlays, in: &list, context: context)
    return presenter.presenting(list, over: behind, tint: color(ofRootIn: environment))
  }

  /// Whether the screen behind has its tints dimmed: under an alert and a popover, not under a sheet.
  private var dimsTintBehind: Bool {
    if let presenter { return presenter.isPopover }
    return windows.contains {
      if case .alertController = $0.result.root.view.content { true } else { false }
    }
  }

  /// The ground of the main window's root, which a popover's arrow continues.
  private func color(ofRootIn environment: LayoutEnvironment) -> RGBA? {
    windows.last { $0.presentation.role == .main }?.result.root.view.appearance.backgroundColor?
      .resolved(in: environment)
  }

  /// A picture of the screen's size with nothing on it.
  var emptyList: DisplayList {
    DisplayList(size: environment.size, scale: environment.traits.displayScale)
  }

  var screen: Rect { Rect(origin: .zero, size: environment.size) }
}
