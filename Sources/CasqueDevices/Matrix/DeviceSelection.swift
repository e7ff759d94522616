import CasqueModel

/// The devices of a matrix.
public enum DeviceSelection: Sendable, Hashable {
  /// Every device of the catalogue but the newest.
  case all
  /// The iPhones and the iPod touch among them.
  case phones
  /// The iPads among them.
  case pads
  /// The devices of these ids, in this order and each once; the newest can be named too.
  ///
  /// The words of flags for groups, `all`, `phones` and `pads`, may stand among the ids.
  case ids([String])
  /// These devices, in this order.
  case these([Device])

  /// The selected devices of a catalogue.
  ///
  /// Throws ``DeviceLookupError`` for the first id that cannot be selected.
  public func devices(in catalogue: DeviceCatalogue) throws(DeviceLookupError) -> [Device] {
    switch self {
    case .all: return catalogue.devices
    case .phones: return catalogue.devices.filter { $0.idiom == .phone }
    case .pads: return catalogue.devices.filter { $0.idiom == .pad }
    case .these(let devices): return devices
    case .ids(let ids):
      var devices: [Device] = []
      for id in ids {
        if let group = DeviceSelection.groups.first(where: { $0.word == id }) {
          devices += try group.selection.devices(in: catalogue)
        } else {
          devices.append(try catalogue.device(id: id))
        }
      }
      var seen = Set<String>()
      return devices.filter { seen.insert($0.id).inserted }
    }
  }

  /// The words that stand for several devices.
  private static let groups: [(word: String, selection: DeviceSelection)] = [
    ("all", .all), ("phones", .phones), ("pads", .pads),
  ]
}

/// The releases of a matrix.
public enum ReleaseSelection: Sendable, Hashable {
  /// For each device the newest profile that it can run.
  case latest
  /// Every profile that the device can run.
  case all
  /// These profiles, on the devices that can run them.
  case only([OSRelease])

  /// The releases that `device` is laid out under, in order.
  func releases(of device: Device) -> [OSRelease] {
    switch self {
    case .latest: [device.latestRelease]
    case .all: device.releases
    case .only(let releases): Choices(releases).values.filter(device.releases.contains)
    }
  }
}

extension ReleaseSelection: ExpressibleByArrayLiteral {
  /// Creates ``only(_:)`` from its profiles.
  public init(arrayLiteral elements: OSRelease...) { self = .only(elements) }
}
