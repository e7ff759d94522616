internal import CasqueDiagnostics
import CasqueFacts

/// A device that is known to exist but whose screen is not known.
public struct UnmeasuredDevice: Sendable, Hashable, Identifiable {
  /// The id under which it is listed.
  public var id: String
  /// Apple's name.
  public var name: String
  /// The year in which it came out, if known.
  public var year: Int?
  /// What is known of it.
  public var note: String
  /// Where that comes from.
  public var evidence: Evidence
}

/// Why a device was not found.
public enum DeviceLookupError: Error, Sendable, Hashable {
  /// No device has that id; the nearest one is named, if one is near.
  case unknown(id: String, similar: String?)
  /// The device exists, but its screen is not known.
  case unmeasured(UnmeasuredDevice)
}

/// The devices that can be selected, in the order of their files.
public struct DeviceCatalogue: Sendable, Hashable {
  /// The devices that `all` stands for.
  public var devices: [Device]
  /// The newest devices, of which little is known: selected by their id alone.
  public var newest: [Device]
  /// Devices that are listed but cannot be selected.
  public var unmeasured: [UnmeasuredDevice]

  /// The devices that are built into Casque, decoded on first use.
  public static let standard: DeviceCatalogue = {
    do {
      return try DeviceFileReader(bytes: Facts.devices()).read()
    } catch {
      fatalError("the built-in devices are not readable: \(error)")
    }
  }()

  /// The device of an id, the newest included.
  ///
  /// Throws ``DeviceLookupError``. O(n).
  public func device(id: String) throws(DeviceLookupError) -> Device {
    if let device = devices.first(where: { $0.id == id }) { return device }
    if let device = newest.first(where: { $0.id == id }) { return device }
    if let device = unmeasured.first(where: { $0.id == id }) { throw .unmeasured(device) }
    throw .unknown(
      id: id,
      similar: NearestName.of(id, in: devices.map(\.id) + newest.map(\.id) + unmeasured.map(\.id)))
  }

  /// The catalogue with the devices of a user's file, which replace those of the same id.
  ///
  /// The file has the form of the built-in one: `{"devices": [{"id": …}, …]}`. Required are id,
  /// name, idiom, points, scale, safeAreaInsets and sizeClasses. Throws ``DeviceFileError``; the
  /// catalogue is unchanged then. O(n · m).
  public func adding(_ jsonBytes: [UInt8]) throws(DeviceFileError) -> DeviceCatalogue {
    let added = try DeviceFileReader(bytes: jsonBytes).read()
    var result = self
    for device in added.devices {
      result.remove(device.id, keeping: \.devices)
      if let index = result.devices.firstIndex(where: { $0.id == device.id }) {
        result.devices[index] = device
      } else {
        result.devices.append(device)
      }
    }
    for device in added.newest {
      result.remove(device.id, keeping: \.newest)
      if let index = result.newest.firstIndex(where: { $0.id == device.id }) {
        result.newest[index] = device
      } else {
        result.newest.append(device)
      }
    }
    return result
  }

  /// Takes an id out of every list but one.
  private mutating func remove(
    _ id: String, keeping kept: WritableKeyPath<DeviceCatalogue, [Device]>
  ) {
    for list in [\DeviceCatalogue.devices, \.newest] where list != kept {
      self[keyPath: list].removeAll { $0.id == id }
    }
    unmeasured.removeAll { $0.id == id }
  }
}
