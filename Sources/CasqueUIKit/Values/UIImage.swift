internal import Casque

/// An image by its name, as in UIKit; its size is known when it is solved.
public final class UIImage: Hashable, Sendable {
  let name: String

  init(model name: String) { self.name = name }

  /// An image of the project by its name.
  public convenience init?(named name: String) { self.init(model: name) }

  /// A symbol of the system by its name.
  public convenience init?(systemName: String) {
    self.init(model: SymbolImage(systemName: systemName).name)
  }

  /// Whether both are the same.
  public static func == (a: UIImage, b: UIImage) -> Bool { a.name == b.name }

  /// Feeds what makes two equal into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
