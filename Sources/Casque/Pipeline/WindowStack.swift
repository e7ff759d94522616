internal import CasqueGeometry
public import CasqueLayout
package import CasqueModel
public import CasqueMotion
package import CasqueScene

/// The solved windows of a layout with its timeline: everything a picture is made of.
public struct WindowStack: Sendable {
  /// The layout itself.
  public let main: LayoutResult
  /// The foreground splash window, if the layout opens with a splash.
  public let foreground: LayoutResult?
  /// The background splash window, if the layout opens with a splash.
  public let background: LayoutResult?
  /// The alert's window, if there is one.
  public let alert: LayoutResult?
  /// What is on the screen at any moment.
  public let timeline: Timeline
  private let motion: LayoutMotion?

  private let layout: Layout
  /// The layout's view tree as it is on the screen.
  private let root: View

  init(
    _ layout: Layout, root: View, windows: [(role: WindowRole, result: LayoutResult)],
    input: MotionInput
  ) {
    self.root = root
    func result(_ role: WindowRole) -> LayoutResult? { windows.first { $0.role == role }?.result }
    main = windows[0].result
    foreground = result(.foregroundSplash)
    background = result(.backgroundSplash)
    alert = result(.alert)
    motion = layout.motion
    self.layout = layout
    var frames: [WindowRole: [String: Rect]] = [.main: WindowStack.frames(of: main)]
    if let foreground { frames[.foregroundSplash] = WindowStack.frames(of: foreground) }
    if let background { frames[.backgroundSplash] = WindowStack.frames(of: background) }
    timeline = Timeline(
      root: root.resolvingColors(in: main.environment),
      motion: layout.motion?.resolved(in: main.environment),
      geometry: MotionGeometry(
        size: main.environment.size, safeAreaInsets: main.environment.safeAreaInsets,
        frames: frames), traits: main.environment.traits, input: input)
  }

  /// The results of all windows, the layout's own first.
  public var results: [LayoutResult] { [main, foreground, background, alert].compactMap(\.self) }

  /// The windows of a state.
  ///
  /// - Parameters:
  ///   - state: what is on the screen.
  ///   - solve: solves the layout with other constants of its constraints.
  package func scene(
    of state: PresentationState, solve: (Layout, LayoutResult) -> LayoutResult
  ) -> Scene {
    Scene(environment: main.environment, state: state) { window in
      switch window.role {
      case .main: result(of: window, solve: solve)
      case .foregroundSplash: foreground
      case .backgroundSplash: background
      case .alert: alert
      case .statusBar: nil
      }
    }
  }

  /// The main window as solved with the constants and the bounds of a moment.
  package func result(
    of window: WindowPresentation, solve: (Layout, LayoutResult) -> LayoutResult
  ) -> LayoutResult {
    let isResized = window.views.values.contains { $0.size != nil }
    guard !window.constants.isEmpty || isResized else { return main }
    var moved = layout
    moved.root = root.settingConstants(window.constants)
    moved.isEffective = true
    // The environment is that of the sheet already, with the keyboard.
    moved.presentation = nil
    moved.isKeyboardShown = false
    let result = window.constants.isEmpty ? main : solve(moved, main)
    guard isResized else { return result }
    // A view before those in it, which are resized within it.
    return main.views.reduce(result) { result, view in
      guard let size = window.views[view.id]?.size,
        let part = ResizedView(id: view.id, size: size).layout(in: moved, of: result)
      else { return result }
      return result.replacing(solve(part, main).views.dropFirst())
    }
  }

  /// The layout's parallax, if there is one.
  var parallax: Parallax? { motion?.parallax }

  /// The parallax container at rest, if there is one.
  var parallaxScene: ParallaxScene? {
    parallax.flatMap {
      MotionGeometry(
        size: main.environment.size, frames: [.main: WindowStack.frames(of: main)]
      ).scene(of: $0)
    }
  }

  /// The views that move against each other, back to front; empty without a parallax container.
  public var parallaxLayers: [String] {
    guard let parallax = motion?.parallax else { return [] }
    return [parallax.background].compactMap(\.self) + parallax.layers
      + [parallax.frontView].compactMap(\.self)
  }

  private static func frames(of result: LayoutResult) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for view in result.views { frames[view.id] = view.absoluteFrame }
    return frames
  }
}

extension Engine {
  /// Solves every window of a layout.
  package mutating func stack(
    _ layout: Layout, in environment: LayoutEnvironment, cellName: String,
    resources: any Resources, input: MotionInput = .none
  ) -> WindowStack {
    let windows = windows(
      of: layout, in: environment, cellName: cellName, resources: resources)
    return stack(layout, of: windows, input: input)
  }

  /// The stack of windows that are solved already, the layout's own first.
  func stack(
    _ layout: Layout, of windows: [(role: WindowRole, result: LayoutResult)],
    input: MotionInput = .none
  ) -> WindowStack {
    WindowStack(
      layout, root: layout.effectiveRoot(in: windows[0].result.environment, text: text),
      windows: windows, input: input)
  }

  /// The windows of a stack at a moment, solved again where constants differ.
  ///
  /// - Parameters:
  ///   - stack: the stack.
  ///   - time: seconds from the start; nil for when nothing moves any more.
  ///   - tilt: how the device is turned.
  ///   - resources: knows the layout's images.
  package mutating func scene(
    of stack: WindowStack, at time: Double?, tilt: Tilt, resources: any Resources
  ) -> Scene {
    let state = stack.timeline.state(at: time ?? stack.timeline.duration, tilt: tilt)
    return stack.scene(of: state) { layout, rest in
      resolve(
        layout, in: rest.environment, cellName: rest.cellName, resources: resources)
    }
  }

  /// Solves every window of a layout, the layout's own first.
  package mutating func windows(
    of layout: Layout, in environment: LayoutEnvironment, cellName: String,
    resources: any Resources
  ) -> [(role: WindowRole, result: LayoutResult)] {
    var windows = [
      (
        role: WindowRole.main,
        result: resolve(layout, in: environment, cellName: cellName, resources: resources)
      )
    ]
    guard let splash = layout.motion?.splash else { return windows }
    let further: [(WindowRole, View?)] = [
      (.foregroundSplash, splash.foreground), (.backgroundSplash, splash.background),
      (.alert, splash.alert),
    ]
    for case (let role, let root?) in further {
      let layout = Layout(name: layout.name, root: root, path: layout.path)
      windows.append(
        (role, resolve(layout, in: environment, cellName: cellName, resources: resources)))
    }
    return windows
  }
}
