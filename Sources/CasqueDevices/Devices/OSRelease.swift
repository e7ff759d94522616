/// One of the two eras of the system whose layouts differ.
///
/// Raw values are the words of flags and documents.
public enum OSRelease: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// iOS and iPadOS 11 to 18; colours and controls are those of 15 to 18.
  case ios18 = "18"
  /// iOS and iPadOS 26.
  case ios26 = "26"

  /// Orders releases from old to new.
  public static func < (a: OSRelease, b: OSRelease) -> Bool {
    a == .ios18 && b == .ios26
  }

  /// The one that this is not.
  package var other: OSRelease { self == .ios18 ? .ios26 : .ios18 }
}
