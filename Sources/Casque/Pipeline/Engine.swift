package import CasqueCairo
package import CasqueGeometry
package import CasqueImaging
package import CasqueLayout
package import CasqueModel
package import CasqueText

/// What a worker works with: engines that keep what they measured and lowered.
package struct Engine: ~Copyable {
  /// Shapes text.
  package let text = TextEngine()
  private var layouts = LayoutEngine()
  private var grounds: GroundPictures?
  private var renderer: (of: any Resources, renderer: Renderer)?

  /// Creates engines that have done nothing.
  package init() {}

  /// Solves a layout in an environment.
  package mutating func resolve(
    _ layout: Layout, in environment: LayoutEnvironment, cellName: String,
    resources: any Resources
  ) -> LayoutResult {
    layouts.resolve(
      layout, in: environment, text: text, resources: resources, cellName: cellName)
  }

  /// The constraints that settle measures of views.
  package mutating func causes(
    of measures: [FrameMeasure], in layout: Layout, _ environment: LayoutEnvironment,
    resources: any Resources
  ) -> [[FrameCause]] {
    layouts.causes(of: measures, in: layout, environment, text: text, resources: resources)
  }

  /// Whether constraints that settle measures of views do not hold between shown frames.
  package mutating func misfits(
    of measures: [FrameMeasure], shown: [String: Rect], tolerance: Double, in layout: Layout,
    _ environment: LayoutEnvironment, resources: any Resources
  ) -> [Bool] {
    layouts.misfits(
      of: measures, shown: shown, tolerance: tolerance, in: layout, environment, text: text,
      resources: resources)
  }

  /// The size that a view takes on its own.
  package func systemLayoutSizeFitting(
    _ view: View, targetSize: Size, horizontal: LayoutPriority, vertical: LayoutPriority,
    in environment: LayoutEnvironment, resources: any Resources
  ) -> Size {
    layouts.systemLayoutSizeFitting(
      view, targetSize: targetSize, horizontal: horizontal, vertical: vertical,
      in: environment, text: text, resources: resources)
  }

  /// A renderer for some images; it keeps those it has decoded until other images are asked for.
  package mutating func renderer(for resources: any Resources) -> Renderer {
    if let renderer, (renderer.of as AnyObject) === (resources as AnyObject) {
      return renderer.renderer
    }
    let new = Renderer(text: text, resources: resources)
    renderer = (resources, new)
    return new
  }

  /// A window without text as a small picture, or nil if it cannot be drawn.
  package mutating func groundPicture(
    of result: LayoutResult, resources: any Resources
  ) -> Bitmap? {
    if let grounds, grounds.isOf(resources) { return grounds.picture(of: result, text: text) }
    let new = GroundPictures(text: text, resources: resources)
    grounds = new
    return new.picture(of: result, text: text)
  }
}

extension Engine {
  /// Solves a layout without looking for ambiguous views.
  ///
  /// - Parameter measuring: shapes text in place of the engine's own.
  mutating func frames(
    of layout: Layout, in environment: LayoutEnvironment, resources: any Resources,
    measuring: (any TextMeasuring)? = nil
  ) -> LayoutResult {
    layouts.resolve(
      layout, in: environment, text: measuring ?? text, resources: resources,
      ambiguity: .ignored)
  }
}
