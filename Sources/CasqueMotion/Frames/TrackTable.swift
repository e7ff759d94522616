internal import CasqueGeometry
public import CasqueModel

/// Everything that moves as numbers over time.
public struct TrackTable: Sendable, Hashable {
  /// What a track is of.
  public struct Key: Sendable, Hashable {
    /// The window.
    public var window: WindowRole
    /// The view, the constraint, `mask`, `overlay`, or `window` itself.
    public var item: String
    /// The property.
    public var property: String
    /// What it is counted in; empty for nothing.
    public var unit: String
  }

  /// A property over time.
  public struct Track: Sendable, Hashable {
    /// What it is of.
    public var key: Key
    /// A value for each moment, or nil where it is as the layout states it.
    public var values: [Double?]
  }

  /// The moments, in seconds.
  public let times: [Double]
  /// The tracks, in the order in which they first have a value.
  public let tracks: [Track]
  /// What each interface is at, by its view, for each moment.
  public let states: [[InteractionState]]

  /// Samples a timeline.
  ///
  /// - Parameters:
  ///   - timeline: what moves.
  ///   - moments: times in seconds with the tilt of the device.
  public init(_ timeline: Timeline, at moments: [(time: Double, tilt: Tilt)]) {
    times = moments.map(\.time)
    states = moments.map { timeline.interactionStates(at: $0.time) }
    var order: [Key] = []
    var columns: [Key: [Double?]] = [:]
    for (index, moment) in moments.enumerated() {
      for sample in timeline.state(at: moment.time, tilt: moment.tilt).samples {
        if columns[sample.key] == nil {
          order.append(sample.key)
          columns[sample.key] = Array(repeating: nil, count: moments.count)
        }
        columns[sample.key]?[index] = sample.value
      }
    }
    tracks = order.map { Track(key: $0, values: columns[$0] ?? []) }
  }
}

extension PresentationState {
  /// Every number of the state, windows from back to front, views and constraints by name.
  fileprivate var samples: [(key: TrackTable.Key, value: Double)] {
    windows.flatMap { window in
      window.samples.map { sample in
        (
          TrackTable.Key(
            window: window.role, item: sample.item, property: sample.property, unit: sample.unit),
          sample.value
        )
      }
    }
  }
}

/// A number with what it is of.
private typealias Sample = (item: String, property: String, unit: String, value: Double)

extension WindowPresentation {
  fileprivate var samples: [Sample] {
    var samples: [Sample] = [("window", "alpha", "", alpha)]
    samples += transform.samples(of: "window")
    if let mask { samples += mask.transform.samples(of: "mask") }
    if let overlay {
      samples += overlay.transform.samples(of: "overlay")
      samples.append(("overlay", "alpha", "", overlay.alpha))
    }
    for (id, view) in views.sorted(by: { $0.key < $1.key }) { samples += view.samples(of: id) }
    for (id, constant) in constants.sorted(by: { $0.key < $1.key }) {
      samples.append((id, "constant", "pt", constant))
    }
    return samples
  }
}

extension ViewPresentation {
  fileprivate func samples(of id: String) -> [Sample] {
    var samples: [Sample] = [
      (id, "position.x offset", "pt", offset.x), (id, "position.y offset", "pt", offset.y),
    ]
    samples += transform.samples(of: id)
    let numbers: [(String, String, Double?)] = [
      ("alpha", "", alpha), ("cornerRadius", "pt", cornerRadius),
      ("bounds.width", "pt", size?.width), ("bounds.height", "pt", size?.height),
      ("borderWidth", "pt", borderWidth), ("shadowOpacity", "", shadowOpacity),
      ("shadowRadius", "pt", shadowRadius), ("shadowOffset.x", "pt", shadowOffset?.x),
      ("shadowOffset.y", "pt", shadowOffset?.y), ("zPosition", "", zPosition),
    ]
    samples += numbers.compactMap { name, unit, value in value.map { (id, name, unit, $0) } }
    let colors: [(String, RGBA?)] = [
      ("backgroundColor", backgroundColor), ("tintColor", tintColor),
      ("borderColor", borderColor),
    ]
    for case (let name, let color?) in colors {
      samples += [
        (id, "\(name).red", "", color.red), (id, "\(name).green", "", color.green),
        (id, "\(name).blue", "", color.blue), (id, "\(name).alpha", "", color.alpha),
      ]
    }
    return samples
  }
}

extension AffineTransform {
  /// The factors and the angle of a map of scale and rotation.
  fileprivate func samples(of item: String) -> [Sample] {
    let scaleX = (a * a + b * b).squareRoot()
    let scaleY = scaleX > 0 ? (a * d - b * c) / scaleX : (c * c + d * d).squareRoot()
    return [
      (item, "transform.scale.x", "", scaleX), (item, "transform.scale.y", "", scaleY),
      (item, "transform.rotationDegrees", "°", arcTangent(b, a) * 180 / .pi),
    ]
  }
}
