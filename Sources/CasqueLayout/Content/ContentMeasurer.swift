import CasqueGeometry
package import CasqueModel

/// Measures the content of views in one environment; each kind of view is an extension.
package struct ContentMeasurer {
  let engine: any TextMeasuring
  /// The images as a layout names them, whatever the environment.
  let images: any Resources
  let environment: LayoutEnvironment

  /// Creates a measurer from what it asks.
  package init(
    engine: any TextMeasuring, resources: any Resources, environment: LayoutEnvironment
  ) {
    self.engine = engine
    images = resources
    self.environment = environment
  }

  /// The images as they are in the environment.
  var resources: TraitResources { TraitResources(images, traits: environment.traits) }
  var grid: PixelGrid { environment.pixelGrid }
  var controls: ControlMetrics { environment.profile.controls }

  /// What a view's content asks for.
  ///
  /// - Parameter width: the width of the alignment rectangle to wrap at, in points; nil for none.
  func measure(_ view: View, width: Double? = nil) -> MeasuredContent {
    var content = measureContent(of: view, width: width)
    for axis in Axis.allCases {
      switch view.intrinsicSize[axis] {
      case .ofContent: break
      case .noMetric: content.size[axis] = nil
      case .points(let length): content.size[axis] = max(0, length.measure)
      }
    }
    return content
  }

  private func measureContent(of view: View, width: Double?) -> MeasuredContent {
    switch view.content {
    case .plain, .stackView, .scrollView, .navigationController, .tabBarController,
      .containerView, .alertController, .tableView, .tableViewCell, .collectionView:
      MeasuredContent()
    case .label(let label): measure(label, width: width)
    case .button(let button): measure(button, width: width)
    case .imageView(let imageView): measure(imageView)
    case .textField(let textField): measure(textField)
    case .switch: measureSwitch()
    case .textView(let textView): measure(textView, width: width)
    case .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl, .searchBar, .datePicker, .pickerView, .navigationBar, .tabBar, .toolbar,
      .visualEffectView:
      measureSystemSized(view.content)
    }
  }

  /// The text of a view at its final size, and where it lies.
  ///
  /// - Parameters:
  ///   - view: the kind of the view.
  ///   - content: the view's content as it was measured last.
  ///   - size: the solved size of the alignment rectangle.
  ///   - isMirrored: whether leading is at the right.
  func place(
    _ view: ViewContent, _ content: MeasuredContent, in size: Size, isMirrored: Bool
  ) -> PlacedText? {
    switch view {
    case .textView(let textView): place(textView, content, in: size)
    case .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl, .searchBar, .datePicker, .pickerView, .navigationBar, .tabBar, .toolbar,
      .visualEffectView:
      nil
    case .plain, .imageView, .switch, .stackView, .scrollView, .navigationController,
      .tabBarController, .containerView, .alertController, .tableView, .tableViewCell,
      .collectionView:
      nil
    case .label(let label): place(label, content, in: size)
    case .button(let button): place(button, content, in: size, isMirrored: isMirrored)
    case .textField(let textField): place(textField, content, in: size)
    }
  }

  /// Shapes one line, cut at `width` if it is given.
  func line(
    _ text: String, font: Font, lineBreakMode: LineBreakMode = .byTruncatingTail,
    width: Double? = nil
  ) -> ShapedText {
    var request = TextRequest(
      text: text, font: font, lineBreakMode: lineBreakMode, width: width.map(Self.bound),
      traits: environment.traits)
    request.ideographsRaiseLines = environment.profile.ideographsRaiseLines
    request.systemTypeface = environment.profile.systemTypeface
    return engine.shape(request)
  }

  /// The measured line if it fits `width`, else the line cut there.
  func line(
    _ measured: ShapedText, fitting width: Double, text: String, font: Font,
    lineBreakMode: LineBreakMode = .byTruncatingTail
  ) -> ShapedText {
    measured.size.width <= width + Self.tolerance
      ? measured : line(text, font: font, lineBreakMode: lineBreakMode, width: max(0, width))
  }

  /// How far text may exceed its room, in points: solved widths carry rounding noise.
  static let tolerance = 1e-3

  /// A width with solver noise taken off, on a grid of 1/1024 point, never below the width.
  static func bound(_ width: Double) -> Double {
    (width * 1024 - 0.01).rounded(.up) / 1024
  }
}

/// Text at its final width.
struct PlacedText {
  var text: ShapedText
  /// Where the block lies, in the alignment rectangle's coordinates; lines are aligned within it.
  var frame: Rect
}
