internal import CasqueDiagnostics
public import CasqueGeometry

/// A layered image of an asset catalog: an `.imagestack` of tvOS or a `.solidimagestack` of visionOS.
///
/// **Source** MotionFacts §2; Apple, Asset Catalog Format Reference, “Image Stack Type” and “Image
/// Stack Layer Type”: sizes and places are in pixels of the canvas, from its upper left.
public struct ImageStack: Sendable, Hashable {
  /// One image of the stack.
  public struct Layer: Sendable, Hashable {
    /// The name of its folder without the ending.
    public var name: String
    /// The name of its image, as resources know it.
    public var image: String
    /// Where it lies on the canvas, in pixels.
    public var frame: Rect

    /// Creates a layer.
    public init(name: String, image: String, frame: Rect) {
      self.name = name
      self.image = image
      self.frame = frame
    }
  }

  /// The size of the canvas, in pixels.
  public var canvasSize: Size
  /// The layers, back to front: the file has them the other way round.
  public var layers: [Layer]

  /// Creates a stack.
  ///
  /// - Precondition: the canvas has an area.
  public init(canvasSize: Size, layers: [Layer]) {
    precondition(canvasSize.width > 0 && canvasSize.height > 0, "a canvas has an area")
    self.canvasSize = canvasSize
    self.layers = layers
  }

  /// How much larger than its view a stack is drawn unless somebody says otherwise: a tenth of the
  /// view to spare on each side.
  public static let defaultScale = 1.2

  /// The ids of the views that show the layers in a view, back to front: `view.Layer`.
  public func viewIDs(in id: String) -> [String] {
    var taken: Set<String> = []
    return layers.enumerated().map { index, layer in
      let name = layer.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
      var plain = "\(id).\(String(name))"
      while !taken.insert(plain).inserted { plain += "_\(index)" }
      return plain
    }
  }
}

extension View {
  /// The view with the layers of a stack behind its subviews.
  ///
  /// The canvas lies in the middle of the view and keeps its proportions; it is the smallest that
  /// covers `scale` times the view. The layers keep their places on it.
  ///
  /// - Parameters:
  ///   - stack: what is shown.
  ///   - scale: how much larger than the view the canvas is, so that a tilt does not uncover it.
  public func showing(_ stack: ImageStack, scale: Double = ImageStack.defaultScale) -> View {
    var copy = self
    let canvas = CanvasGuide(stack, in: self, scale: scale)
    copy.layoutGuides += canvas.guides
    copy.subviews = canvas.views + subviews
    copy.constraints += canvas.constraints
    return copy
  }
}

/// The guides and constraints that hold a stack's layers to its canvas.
private struct CanvasGuide {
  var guides: [LayoutGuide] = []
  var views: [View] = []
  var constraints: [LayoutConstraint] = []
  private let stack: ImageStack
  private let owner: String

  init(_ stack: ImageStack, in view: View, scale: Double) {
    self.stack = stack
    owner = view.id
    let canvas = add("\(owner).canvas")
    let around = LayoutItem.view(owner)
    let size = stack.canvasSize
    constraints += [
      LayoutConstraint(canvas, .centerX, to: around, .centerX),
      LayoutConstraint(canvas, .centerY, to: around, .centerY),
      LayoutConstraint(
        canvas, .width, to: canvas, .height, multiplier: size.width / size.height),
      LayoutConstraint(
        canvas, .width, .greaterThanOrEqual, to: around, .width, multiplier: scale),
      LayoutConstraint(
        canvas, .height, .greaterThanOrEqual, to: around, .height, multiplier: scale),
      // No larger than it has to be.
      LayoutConstraint(
        canvas, .width, to: around, .width, multiplier: scale, priority: LayoutPriority(2)),
    ]
    for (layer, id) in zip(stack.layers, stack.viewIDs(in: owner)) {
      add(layer, id, to: canvas, place: view.place)
    }
  }

  private mutating func add(_ id: String) -> LayoutItem {
    guides.append(LayoutGuide(id))
    return .guide(.custom(id), of: owner)
  }

  private mutating func add(
    _ layer: ImageStack.Layer, _ id: String, to canvas: LayoutItem, place: SourceRange?
  ) {
    var view = View.imageView(id, image: layer.image)
    view.place = place
    // Its size is a share of the canvas, whatever the image's own.
    view.contentHuggingPriority = AxisPair(both: LayoutPriority(1))
    view.contentCompressionResistancePriority = AxisPair(both: LayoutPriority(1))
    views.append(view)
    let (size, item) = (stack.canvasSize, LayoutItem.view(id))
    constraints += [
      LayoutConstraint(
        item, .width, to: canvas, .width, multiplier: layer.frame.width / size.width),
      LayoutConstraint(
        item, .height, to: canvas, .height, multiplier: layer.frame.height / size.height),
    ]
    let center = layer.frame.center
    guard center != Point(x: size.width / 2, y: size.height / 2) else {
      constraints += [
        LayoutConstraint(item, .centerX, to: canvas, .centerX),
        LayoutConstraint(item, .centerY, to: canvas, .centerY),
      ]
      return
    }
    // About the canvas's middle, and as wide as the layer's middle is away on either side; left and
    // right, as a picture is not mirrored.
    let way = add("\(id).way")
    let (x, y) = (2 * center.x / size.width - 1, 2 * center.y / size.height - 1)
    constraints += [
      LayoutConstraint(way, .centerX, to: canvas, .centerX),
      LayoutConstraint(way, .centerY, to: canvas, .centerY),
      LayoutConstraint(way, .width, to: canvas, .width, multiplier: x.magnitude),
      LayoutConstraint(way, .height, to: canvas, .height, multiplier: y.magnitude),
      LayoutConstraint(item, .centerX, to: way, x < 0 ? .left : .right),
      LayoutConstraint(item, .centerY, to: way, y < 0 ? .top : .bottom),
    ]
  }
}

extension Parallax {
  /// Creates a parallax of a stack's layers: the rearmost is the background.
  ///
  /// - Parameters:
  ///   - stack: what ``View/showing(_:scale:)`` puts into the container.
  ///   - container: the id of that view.
  ///   - frontView: the id of the view that moves against the layers, or nil.
  ///   - travel: the content offset at tilt 1, in points.
  public init(
    of stack: ImageStack, in container: String, frontView: String? = nil, travel: Double = 100
  ) {
    let ids = stack.viewIDs(in: container)
    self.init(
      container: container, background: ids.first, layers: Array(ids.dropFirst()),
      frontView: frontView, travel: travel)
  }
}
