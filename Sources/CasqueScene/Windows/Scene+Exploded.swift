import CasqueGeometry
import CasqueLayout
import CasqueModel

/// A view that floats in an exploded picture.
private struct FloatingView {
  var index: Int
  /// How many superviews it has.
  var depth: Int
  var tint: Color
  /// Where it lies on its sheet, in the window's coordinates.
  var frame: Rect
}

extension Scene {
  /// How the stack is turned, and from where it is seen.
  private static let turn = Transform3D(rotationX: 14, rotationY: -40, perspective: 2400)

  /// The views of the main window, each on a sheet of its own, as high above the ground as it is
  /// deep in the tree.
  func explodedList(_ context: SceneContext) -> DisplayList {
    guard let window = windows.last(where: { $0.presentation.role == .main }) ?? windows.last else {
      return emptyList
    }
    var drawing = WindowDrawing(window, selection: .all, context: context)
    let views = drawing.floatingViews
    let deepest = views.map(\.depth).max() ?? 0
    // The stack is about as high as the screen is wide, whatever its depth.
    let step = min(90, screen.width / Double(max(1, deepest)))
    func map(_ depth: Int) -> Projection? {
      Scene.turn.projection(
        about: screen.center, height: (Double(depth) - Double(deepest) / 2) * step)
    }
    // What is scrolled out of sight is left out, what reaches beyond the screen is shown whole.
    let boxes = views.compactMap { map($0.depth)?.boundingBox(of: $0.frame) }
    let box = boxes.dropFirst().reduce(boxes.first ?? screen) { $0.union($1) }.outset(by: 24)
    var list = DisplayList(size: box.size, scale: environment.traits.displayScale)
    list.fill(.rect(Rect(origin: .zero, size: box.size)), stageColor(context.resources))
    let shift = AffineTransform.translation(x: -box.minX, y: -box.minY)
    for view in views {
      guard let projection = map(view.depth) else { continue }
      drawing.list.commands = []
      drawing.drawAlone(view.index, tint: view.tint)
      let sheet = drawing.list.commands
      let moved = projection.conjugated(before: .identity, after: shift)
      list.group(DisplayGroup(projection: moved)) { $0.commands += sheet }
    }
    return list
  }

  /// What lies behind the stack: dark where most of the screen is, so that text that floats before it
  /// can be read.
  private func stageColor(_ resources: any Resources) -> RGBA {
    let places = [(0.5, 0.2), (0.1, 0.5), (0.9, 0.5), (0.5, 0.8)]
    let light = places.reduce(0) { sum, place in
      let point = Point(x: screen.width * place.0, y: screen.height * place.1)
      return sum + groundColor(at: point, resources: resources).luma
    }
    var surroundings = environment
    surroundings.traits.userInterfaceStyle = light > 2 ? .light : .dark
    return Color.system("secondarySystemBackground").resolved(in: surroundings)
  }
}

extension WindowDrawing {
  /// The views that are seen, back to front, with their depth.
  fileprivate var floatingViews: [FloatingView] {
    var views: [FloatingView] = []
    func visit(_ index: Int, _ depth: Int, _ tint: Color) {
      let resolved = result.views[index]
      let view = PresentedView(
        resolved, presentation: presentation.views[resolved.id], environment: environment)
      guard !view.isHidden, view.alpha > 0 else { return }
      let tint = view.appearance.tintColor ?? tint
      let screen = Rect(origin: .zero, size: environment.size)
      if view.frame.intersection(screen) != nil || index == 0 {
        views.append(FloatingView(index: index, depth: depth, tint: tint, frame: view.frame))
      }
      for child in subviews[index] { visit(child, depth + 1, tint) }
    }
    visit(0, 0, .systemBlue)
    // What is deeper lies above everything that is less deep.
    return views.enumerated().sorted { a, b in
      a.element.depth == b.element.depth
        ? a.offset < b.offset : a.element.depth < b.element.depth
    }.map(\.element)
  }

  /// Draws a view without its subviews, with a hairline around it.
  fileprivate mutating func drawAlone(_ index: Int, tint: Color) {
    let resolved = result.views[index]
    let view = PresentedView(
      resolved, presentation: presentation.views[resolved.id], environment: environment)
    guard !view.frame.isEmpty else { return }
    let ink = Color.systemBlue.resolved(in: environment)
    list.fill(view.outline, ink.multiplyingAlpha(by: 0.04))
    group(DisplayGroup(alpha: view.alpha)) { drawing in
      drawing.drawGround(of: view)
      drawing.group(DisplayGroup(clip: view.appearance.clipsToBounds ? view.outline : nil)) {
        $0.drawContent(of: view, tint: tint)
      }
      drawing.drawBorder(of: view)
    }
    list.stroke(view.outline, ink.multiplyingAlpha(by: 0.55), width: 0.75)
  }
}
