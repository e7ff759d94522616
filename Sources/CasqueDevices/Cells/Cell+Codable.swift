import CasqueModel

extension CodingUserInfoKey {
  /// The ``DeviceCatalogue`` in which a decoded cell's device is looked up.
  ///
  /// Without it the built-in catalogue is used.
  public static let deviceCatalogue = CodingUserInfoKey(rawValue: "casque.deviceCatalogue")
}

extension Cell: Codable {
  private enum CodingKeys: String, CodingKey {
    case device, orientation, window, style, contentSize, direction, accessibility, os, keyboard
  }

  /// Reads a cell, whose device is looked up by its id.
  ///
  /// Throws `DecodingError` where the catalogue has no such device.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let given = CodingUserInfoKey.deviceCatalogue.flatMap { decoder.userInfo[$0] }
    let catalogue = given as? DeviceCatalogue ?? .standard
    let id = try container.decode(String.self, forKey: .device)
    let device: Device
    do {
      device = try catalogue.device(id: id)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .device, in: container, debugDescription: "no device '\(id)': \(error)")
    }
    self.init(
      device: device,
      orientation: try container.decode(Orientation.self, forKey: .orientation),
      window: try container.decode(CellWindow.self, forKey: .window),
      style: try container.decode(UserInterfaceStyle.self, forKey: .style),
      contentSize: try container.decode(ContentSizeCategory.self, forKey: .contentSize),
      direction: try container.decode(LayoutDirection.self, forKey: .direction),
      accessibility: try container.decode(AccessibilitySettings.self, forKey: .accessibility),
      os: try container.decode(OSRelease.self, forKey: .os),
      keyboard: try container.decodeIfPresent(KeyboardState.self, forKey: .keyboard) ?? .hidden)
  }

  /// Writes the cell with its device's id.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(device.id, forKey: .device)
    try container.encode(orientation, forKey: .orientation)
    try container.encode(window, forKey: .window)
    try container.encode(style, forKey: .style)
    try container.encode(contentSize, forKey: .contentSize)
    try container.encode(direction, forKey: .direction)
    try container.encode(accessibility, forKey: .accessibility)
    try container.encode(os, forKey: .os)
    if keyboard != .hidden { try container.encode(keyboard, forKey: .keyboard) }
  }
}
