internal import Casque

/// An image by its name, as in UIKit; its size is known when it is solved.
public final class UIImage: Hashable, Sendable {
  let name: String

  init(model name: String) { self.name = name }

  public convenience init?(named name: String) { self.init(model: name) }

  public convenience init?(systemName: String) {
    self.init(model: SymbolImage(systemName: systemName).name)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
