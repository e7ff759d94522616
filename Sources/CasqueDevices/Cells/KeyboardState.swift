/// Whether the software keyboard is on the screen.
public enum KeyboardState: String, Sendable, Hashable, Codable, CaseIterable {
  /// It is not.
  case hidden
  /// It covers the bottom of the screen.
  case shown
}
