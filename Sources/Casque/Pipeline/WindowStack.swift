internal import CasqueGeometry
public import CasqueLayout
package import CasqueModel
public import CasqueMotion
public import CasqueScene

/// The solved windows of a layout with its timeline: everything a picture is made of.
public struct WindowStack: Sendable {
  /// The layout itself.
  public let main: LayoutResult
  /// The foreground splash window, if the layout opens with a splash.
  public let foreground: LayoutResult?
  /// The background splash window, if the layout opens with a splash.
  public let background: LayoutResult?
  /// What is on the screen at any moment.
  public let timeline: Timeline
  private let motion: LayoutMotion?

  init(
    _ layout: Layout, main: LayoutResult, foreground: LayoutResult?, background: LayoutResult?
  ) {
    self.main = main
    self.foreground = foreground
    self.background = background
    motion = layout.motion
    var frames: [WindowRole: [String: Rect]] = [.main: WindowStack.frames(of: main)]
    if let foreground { frames[.foregroundSplash] = WindowStack.frames(of: foreground) }
    if let background { frames[.backgroundSplash] = WindowStack.frames(of: background) }
    timeline = Timeline(
      root: layout.effectiveRoot(in: main.environment), motion: layout.motion,
      geometry: MotionGeometry(size: main.environment.size, frames: frames),
      traits: main.environment.traits)
  }

  /// The results of all windows, the layout's own first.
  public var results: [LayoutResult] { [main, foreground, background].compactMap(\.self) }

  /// The windows at a moment.
  ///
  /// - Parameters:
  ///   - time: seconds from the start; nil for when nothing moves any more.
  ///   - tilt: how the device is turned.
  public func scene(at time: Double?, tilt: Tilt = .zero) -> Scene {
    Scene(
      main: main, foreground: foreground, background: background,
      state: timeline.state(at: time ?? timeline.duration, tilt: tilt))
  }

  /// The views that move against each other, back to front; empty without a parallax container.
  public var parallaxLayers: [String] {
    guard case .parallax(let parallax) = motion else { return [] }
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
    resources: any Resources
  ) -> WindowStack {
    let windows = windows(
      of: layout, in: environment, cellName: cellName, resources: resources)
    func result(_ role: WindowRole) -> LayoutResult? { windows.first { $0.role == role }?.result }
    return WindowStack(
      layout, main: windows[0].result, foreground: result(.foregroundSplash),
      background: result(.backgroundSplash))
  }

  /// Solves every window of a layout, the layout's own first.
  package mutating func windows(
    of layout: Layout, in environment: LayoutEnvironment, cellName: String,
    resources: any Resources
  ) -> [(role: WindowRole, result: LayoutResult)] {
    var roots: [(WindowRole, Layout)] = [(.main, layout)]
    if case .splash(let splash) = layout.motion {
      for (role, root) in [
        (WindowRole.foregroundSplash, splash.foreground), (.backgroundSplash, splash.background),
      ] { roots.append((role, Layout(name: layout.name, root: root, path: layout.path))) }
    }
    return roots.map { role, layout in
      (role, resolve(layout, in: environment, cellName: cellName, resources: resources))
    }
  }
}
