package import CasqueGeometry
package import CasqueModel

extension LayoutEngine {
  /// The size that a view takes on its own, as UIView.systemLayoutSizeFitting.
  ///
  /// Its width and height are drawn to the target at the priorities, and everything else in its
  /// tree is solved. Nothing of the window reaches it: it has no safe area, and 8 points of margin
  /// unless it states its own.
  /// **Source** layout rule 12.
  ///
  /// - Parameters:
  ///   - view: the root of the tree.
  ///   - targetSize: the size to come near, in points; zero for the smallest.
  ///   - horizontal: how strongly the width is drawn to the target.
  ///   - vertical: how strongly the height is.
  ///   - environment: traits and profile; its size and insets do not count.
  ///   - text: shapes text; only for the time of the call.
  ///   - resources: knows the images.
  /// - Returns: the size in points, rounded up to the pixel.
  package func systemLayoutSizeFitting(
    _ view: View, targetSize: Size = .zero, horizontal: LayoutPriority = .fittingSizeLevel,
    vertical: LayoutPriority = .fittingSizeLevel, in environment: LayoutEnvironment,
    text: any TextMeasuring, resources: any Resources = EmptyResources()
  ) -> Size {
    var alone = environment
    alone.size = targetSize
    alone.safeAreaInsets = .zero
    alone.systemMinimumLayoutMargins = DirectionalInsets()
    let layout = Layout(name: view.id, root: view)
    var root = layout.effectiveRoot(in: environment, text: text)
    root.directionalLayoutMargins = root.directionalLayoutMargins ?? ViewInsets.defaultMargins
    let measurer = ContentMeasurer(engine: text, resources: resources, environment: alone)
    let tree = ViewTree(root, direction: environment.traits.layoutDirection)
    let memory = ContentMemory(tree)
    let contents = memory.contents(measurer)
    let lowered = LoweredLayout(
      tree, hasContentSize: contents.map(\.asksForSize),
      window: AxisPair(horizontal: horizontal, vertical: vertical))
    var system = LayoutSystem(lowered)
    var loop = OuterLoop(lowered, measurer: measurer, contents: contents, memory: memory)
    loop.run(on: &system)
    let size = loop.rects[0].size
    let grid = environment.pixelGrid
    return Size(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }
}
