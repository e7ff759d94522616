internal import Casque

/// An image by its name, as in UIKit; its size is known when it is solved.
public final class UIImage: Hashable, Sendable {
  /// Whether an image is drawn in its own colours or as a stencil in the tint.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  let name: String

  /// Whether the image is drawn in its own colours or as a stencil in the tint.
  public let renderingMode: RenderingMode

  init(model name: String, _ renderingMode: RenderingMode = .automatic) {
    (self.name, self.renderingMode) = (name, renderingMode)
  }

  /// An image of the project by its name.
  public convenience init?(named name: String) { self.init(model: name) }

  /// A symbol of the system by its name.
  public convenience init?(systemName: String) {
    self.init(model: SymbolImage(systemName: systemName).name)
  }

  /// A symbol of the system by its name, with the size and weight of a configuration.
  public convenience init?(
    systemName: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(model: SymbolImage(systemName: systemName).with(configuration).name)
  }

  /// The image, drawn in its own colours or as a stencil in the tint.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { UIImage(model: name, mode) }

  /// The symbol with what a configuration states; any other image as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol = SymbolImage(name: name) else { return self }
    return UIImage(model: symbol.with(configuration).name, renderingMode)
  }

  var modelRenderingMode: ImageRenderingMode {
    switch renderingMode {
    case .automatic: .automatic
    case .alwaysOriginal: .alwaysOriginal
    case .alwaysTemplate: .alwaysTemplate
    }
  }

  /// Whether both are the same.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.name == b.name && a.renderingMode == b.renderingMode
  }

  /// Feeds what makes two equal into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
