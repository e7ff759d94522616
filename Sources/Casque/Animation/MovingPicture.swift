public import CasqueMotion

/// A moment of what moves: a time, and how the device is turned then.
public struct Moment: Sendable, Hashable {
  /// Seconds from the start.
  public var time: Double
  /// How the device is turned.
  public var tilt: Tilt

  /// Creates a moment.
  public init(_ time: Double, tilt: Tilt = .zero) {
    self.time = time
    self.tilt = tilt
  }
}

/// A document on a cell, solved once, to be drawn at any moment.
///
/// A frame is a function of the document, the cell, the input and the moment alone: it has the same
/// pixels drawn by itself, in a run, and on any number of workers.
public struct MovingPicture: Sendable {
  /// What it shows; its own time and tilt do not count.
  public let request: PictureRequest
  /// The solved windows with their timeline.
  public let stack: WindowStack

  /// When nothing moves any more, in seconds.
  public var duration: Double { stack.timeline.duration }
}

/// Why an animation could not be made.
public enum AnimationError: Error, Sendable, CustomStringConvertible {
  /// A frame could not be drawn.
  case drawing(DrawingError)
  /// A frame could not be encoded.
  case encoding(ImageEncodingError)
  /// There is no frame.
  case noFrames

  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .drawing(let error): "\(error)"
    case .encoding(let error): "\(error)"
    case .noFrames: "there is no frame between these moments"
    }
  }
}
