public import CasqueGeometry

/// What fingers do to a view: one of the eight fluid interfaces.
///
/// **Source** MotionFacts §4, after nathangitter/fluid-interfaces.
public struct Interaction: Sendable, Hashable {
  /// Which interface it is.
  public enum Kind: Sendable, Hashable {
    /// Keys that light up under a finger and fade slowly, the first view's fellows included.
    case calculatorButton(alsoKeys: [String])
    /// A view that a tap sends to and fro by a shift in points.
    case spring(Spring, offset: Point)
    /// A button pressed with force.
    case flashlight
    /// A view that follows a finger within limits and resists beyond.
    case rubberBand(RubberBand)
    /// A card that is dragged and told of a pause.
    ///
    /// `paused` is a view that is shown once it has paused.
    case accelerationPause(offset: Double, paused: String?)
    /// A sheet that a tap or a flick opens and closes.
    case momentum
    /// A picture thrown from corner to corner.
    case pictureInPicture
    /// A view turned by two fingers.
    case rotation
  }

  /// The way a rubber band resists.
  public struct RubberBand: Sendable, Hashable {
    /// The formula.
    public enum Formula: String, Sendable, Hashable, Codable, CaseIterable {
      /// A power of the pull, unbounded: the original's.
      case power
      /// That of scroll views, bounded by the view's extent.
      case scroll
    }

    /// The formula.
    public var formula: Formula
    /// The axis along which the view moves.
    public var axis: Axis
    /// How far the view may be moved back without resistance, in points: a list's hidden length.
    public var length: Double

    /// Creates a band.
    public init(formula: Formula = .scroll, axis: Axis = .vertical, length: Double = 0) {
      self.formula = formula
      self.axis = axis
      self.length = length
    }
  }

  /// The view.
  public var view: String
  /// Which interface it is.
  public var kind: Kind
  /// As the original code does, or the corrected form.
  public var fidelity: MotionFidelity

  /// Creates an interaction.
  public init(_ view: String, _ kind: Kind, fidelity: MotionFidelity = .better) {
    self.view = view
    self.kind = kind
    self.fidelity = fidelity
  }

  /// All views that it is about.
  public var views: [String] {
    switch kind {
    case .calculatorButton(let keys): [view] + keys
    case .accelerationPause(_, let paused): [view, paused].compactMap(\.self)
    default: [view]
    }
  }
}
