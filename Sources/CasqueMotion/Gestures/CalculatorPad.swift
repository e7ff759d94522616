public import CasqueGeometry
public import CasqueModel

/// Keys side by side under one finger.
///
/// In the original a touch belongs to the key it came down on; sliding onto another one does
/// nothing there. Better lights up whatever key is under the finger. **Source** MotionFacts §4.1.
public struct CalculatorPad: Sendable, Hashable {
  /// The keys' frames, in points.
  public let frames: [Rect]
  /// The keys, in the order of their frames.
  public private(set) var keys: [CalculatorButton]
  /// Which of the two.
  public let fidelity: MotionFidelity
  private var tracked: Int?
  private var pressed: Int?

  /// Creates a pad of equal keys.
  public init(
    frames: [Rect], key: CalculatorButton = CalculatorButton(),
    fidelity: MotionFidelity = .faithful
  ) {
    self.frames = frames
    keys = frames.map { _ in key }
    self.fidelity = fidelity
  }

  /// Takes a touch; O(keys).
  ///
  /// - Parameters:
  ///   - phase: where the touch is in its life.
  ///   - point: where it is, in points.
  ///   - time: the moment, in seconds.
  /// - Returns: the index of the key that is pressed by lifting, or nil for none.
  public mutating func touch(_ phase: TouchPhase, at point: Point, time: Double) -> Int? {
    let under = frames.firstIndex { frame in
      frame.contains(Rect(origin: point, size: .zero))
    }
    switch phase {
    case .began:
      tracked = under
      press(under, .touchDown, time)
    case .moved:
      let next = fidelity == .better || under == tracked ? under : nil
      guard next != pressed else { return nil }
      if let pressed { keys[pressed].handle(.touchDragExit, at: time) }
      press(next, .touchDragEnter, time)
    case .ended, .cancelled:
      let lifted = pressed
      if let lifted {
        keys[lifted].handle(phase == .ended ? .touchUpInside : .touchCancel, at: time)
      }
      (tracked, pressed) = (nil, nil)
      return phase == .ended ? lifted : nil
    }
    return nil
  }

  private mutating func press(_ index: Int?, _ event: CalculatorButton.Event, _ time: Double) {
    pressed = index
    if let index { keys[index].handle(event, at: time) }
  }
}
