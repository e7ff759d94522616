internal import CasqueDevices
internal import CasqueText

/// What this copy of Casque is made of.
public enum Version {
  /// The version of Casque, by Semantic Versioning.
  public static let number = "0.1.0"

  /// The lines of `casque --version`: engine, catalogue and fonts.
  public static func text() -> String {
    let catalogue = DeviceCatalogue.standard
    return """
      casque \(number)
      catalogue: \(catalogue.devices.count) devices
      \(Fingerprint.summary(of: TextEngine()))

      """
  }
}
