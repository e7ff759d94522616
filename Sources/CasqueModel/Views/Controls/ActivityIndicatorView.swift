/// The content of a UIActivityIndicatorView.
public struct ActivityIndicatorView: Sendable, Hashable, PropertyHolder {
  /// How large the wheel is, as in UIActivityIndicatorView.Style.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// The usual wheel.
    case medium
    /// The large wheel.
    case large
  }

  /// How large the wheel is.
  public var style: Style
  /// The colour; nil for the system's grey.
  public var color: Color?
  /// Whether it turns.
  ///
  /// A picture shows it at rest.
  public var isAnimating: Bool
  /// Whether it is not drawn while it does not turn.
  public var hidesWhenStopped: Bool

  /// Creates an activity indicator's content; unlike UIKit's a new one turns, so that it is seen.
  public init(
    style: Style = .medium, color: Color? = nil, isAnimating: Bool = true,
    hidesWhenStopped: Bool = true
  ) {
    self.style = style
    self.color = color
    self.isAnimating = isAnimating
    self.hidesWhenStopped = hidesWhenStopped
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .activityIndicatorStyle(let style): self.style = style
    case .color(let color): self.color = color
    case .isAnimating(let isAnimating): self.isAnimating = isAnimating
    case .hidesWhenStopped(let hides): hidesWhenStopped = hides
    default: return false
    }
    return true
  }
}
