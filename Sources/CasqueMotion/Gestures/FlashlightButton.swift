public import CasqueModel

/// A button that is pressed with force and clicks as the force falls again, as the lock screen's.
///
/// It is activated from half the greatest force on, toggles once the force falls to 0.49, and is
/// ready again at 0.4. **Source** MotionFacts §4.2, after nathangitter/fluid-interfaces.
public struct FlashlightButton: Sendable, Hashable {
  /// How far a press has come.
  public enum State: String, Sendable, Hashable, Codable, CaseIterable {
    /// Ready.
    case reset
    /// Pressed with force; letting go toggles.
    case activated
    /// Toggled by this press.
    case confirmed
  }

  /// The tap that is felt.
  public enum Haptic: String, Sendable, Hashable, Codable, CaseIterable {
    /// As the button is activated.
    case light
    /// As it toggles.
    case medium
  }

  /// What a touch event does.
  public struct Response: Sendable, Hashable {
    /// The last tap that is felt, or nil for none.
    public var haptic: Haptic?
    /// Whether the button springs back to its size at rest.
    public var returnsToRest = false
  }

  /// The force at and above which the button is activated.
  public static let activationForce = 0.5
  /// The force at and below which an activated button toggles.
  public static let confirmationForce = 0.49
  /// The force at and below which a confirmed button is ready again.
  public static let resetForce = 0.4
  /// The distance from the centre at which a touch is lost, in points: 25 + 20.
  public static let cancelDistance = 45.0

  /// How far the press has come.
  public private(set) var state = State.reset
  /// Whether the light is on.
  public private(set) var isOn = false
  /// How the button looks.
  public private(set) var look = FlashlightLook(force: 0, isOn: false)
  /// Faithful measures distance in the button as it is scaled, moves one state an event, and is
  /// lost without force; better measures on the screen, moves until nothing changes, and works as
  /// a plain button without force.
  public let fidelity: MotionFidelity
  private var isTouchLost = false
  private var hasForce = true

  /// Creates a button at rest with the light off.
  public init(fidelity: MotionFidelity = .faithful) { self.fidelity = fidelity }

  /// A distance from the centre on the screen as ``cancelDistance`` is compared with, in points.
  public func measuredDistance(onScreen distance: Double) -> Double {
    fidelity == .faithful ? distance / look.scale : distance
  }

  /// Takes a touch that comes down or moves.
  ///
  /// - Parameters:
  ///   - phase: whether it comes down or moves.
  ///   - force: its share of the greatest force, or nil if the screen feels none.
  ///   - distance: its distance from the centre, in points, see ``measuredDistance(onScreen:)``.
  public mutating func touch(
    _ phase: TouchPhase, force: Double?, distance: Double = 0
  ) -> Response {
    if phase == .began {
      isTouchLost = false
      hasForce = force != nil
    }
    var response = Response()
    if isTouchLost { return response }
    guard phase == .began || phase == .moved else { return end(phase) }
    guard distance < FlashlightButton.cancelDistance else {
      isTouchLost = true
      return rest()
    }
    // The original divides by the greatest force, which is 0 where none is felt.
    let pressed = force ?? (fidelity == .faithful ? .nan : 0)
    look = FlashlightLook(force: pressed, isOn: isOn)
    let steps = fidelity == .faithful ? 1 : 3
    for _ in 0..<steps { advance(pressed, &response) }
    return response
  }

  private mutating func advance(_ force: Double, _ response: inout Response) {
    switch state {
    case .reset where force >= FlashlightButton.activationForce:
      state = .activated
      response.haptic = .light
    case .activated where force <= FlashlightButton.confirmationForce:
      state = .confirmed
      toggle(&response)
      look = FlashlightLook(force: force, isOn: isOn)
    case .confirmed where force <= FlashlightButton.resetForce: state = .reset
    default: break
    }
  }

  private mutating func end(_ phase: TouchPhase) -> Response {
    var response = Response()
    let isPlainTap = fidelity == .better && !hasForce
    let isWithdrawn = fidelity == .better && phase == .cancelled
    if (state == .activated || isPlainTap) && !isWithdrawn { toggle(&response) }
    response.returnsToRest = rest().returnsToRest
    return response
  }

  private mutating func rest() -> Response {
    state = .reset
    look = FlashlightLook(force: 0, isOn: isOn)
    return Response(haptic: nil, returnsToRest: true)
  }

  private mutating func toggle(_ response: inout Response) {
    isOn.toggle()
    response.haptic = .medium
  }
}
