import CasqueGeometry
import CasqueModel

/// Plays an event script to the interfaces of a layout.
struct InteractionPlayer: Sendable, Hashable {
  private let interactions: [Interaction]
  private let colors: [String: RGBA]
  private let superviews: [String: String]
  private let geometry: MotionGeometry
  private let touches: [TouchEvent]

  init(_ interactions: [Interaction], root: View, geometry: MotionGeometry, input: MotionInput) {
    self.interactions = interactions
    self.geometry = geometry
    touches = input.touches
    var (colors, superviews): ([String: RGBA], [String: String]) = ([:], [:])
    for interaction in interactions {
      superviews[interaction.view] = root.superview(of: interaction.view)
      if case .custom(let color)? = root.view(interaction.view)?.appearance.backgroundColor {
        colors[interaction.view] = color.light
      }
    }
    (self.colors, self.superviews) = (colors, superviews)
  }

  /// Whether nothing can be touched.
  var isEmpty: Bool { interactions.isEmpty }

  /// Puts what all interfaces show at a moment into a window.
  ///
  /// O(interactions · events).
  func present(at time: Double, in window: inout WindowPresentation) {
    for interaction in interactions {
      model(of: interaction, at: time)?.present(at: time, in: &window)
    }
  }

  /// What each interface is at, by its view, in the order of the layout.
  func states(at time: Double) -> [InteractionState] {
    interactions.compactMap { interaction in
      model(of: interaction, at: time).map {
        InteractionState(view: interaction.view, state: $0.state(at: time))
      }
    }
  }

  private func model(of interaction: Interaction, at time: Double) -> (any InteractionModel)? {
    guard var model = fresh(interaction) else { return nil }
    for event in touches.prefix(while: { $0.time <= time }) { model.handle(event) }
    return model
  }

  private func fresh(_ interaction: Interaction) -> (any InteractionModel)? {
    let (id, fidelity) = (interaction.view, interaction.fidelity)
    guard let frame = geometry.frame(of: id) else { return nil }
    switch interaction.kind {
    case .calculatorButton:
      let keys = interaction.views.filter { geometry.frame(of: $0) != nil }
      return CalculatorModel(
        keys, frames: keys.compactMap { geometry.frame(of: $0) }, normalColor: colors[id],
        fidelity: fidelity)
    case .spring(let spring, let offset):
      return SpringModel(id, frame: frame, spring: spring, offset: offset)
    case .flashlight: return FlashlightModel(id, frame: frame, fidelity: fidelity)
    case .rubberBand(let band):
      let around = superviews[id].flatMap { geometry.frame(of: $0) }
      return RubberBandModel(
        id, frame: frame, area: around ?? frame, band: band, fidelity: fidelity)
    case .accelerationPause(let offset, let paused):
      return PauseModel(
        id, frame: frame, offset: offset, pausedView: paused, fidelity: fidelity)
    case .momentum:
      return MomentumModel(id, frame: frame, screen: geometry.size, fidelity: fidelity)
    case .pictureInPicture:
      return PictureInPictureModel(id, frame: frame, geometry: geometry, fidelity: fidelity)
    case .rotation: return RotationModel(id, frame: frame, fidelity: fidelity)
    }
  }
}

/// What an interface is at, in a word.
public struct InteractionState: Sendable, Hashable, Codable {
  /// The view.
  public var view: String
  /// The word.
  public var state: String

  /// Creates a state.
  public init(view: String, state: String) {
    self.view = view
    self.state = state
  }
}
