internal import Casque
public import Foundation

extension UIImage {
  /// The weight of a symbol's lines, as in UIKit.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var model: FontWeight? { FontWeight(rawValue: "\(self)") }
  }

  /// How large a symbol is next to text of its size, as in UIKit.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

    var model: SymbolImage.Scale? { SymbolImage.Scale(rawValue: "\(self)") }
  }

  /// The size and weight of a symbol, as in UIKit.
  public final class SymbolConfiguration: Hashable, Sendable {
    let model: SymbolImage

    private init(_ model: SymbolImage) { self.model = model }

    /// The size of the text that the symbol goes with, in points.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) {
      self.init(
        SymbolImage(
          systemName: "", pointSize: pointSize, weight: weight.model, scale: scale.model))
    }

    /// The style of the text that the symbol goes with.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(SymbolImage(systemName: "", textStyle: textStyle.model, scale: scale.model))
    }

    /// The font of the text that the symbol goes with.
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      var symbol = SymbolImage(systemName: "", weight: font.model.weight, scale: scale.model)
      switch font.model.size {
      case .fixed(let size), .scaled(let size, _): symbol.pointSize = size
      case .style(let style): symbol.textStyle = style
      }
      self.init(symbol)
    }

    /// The weight of the lines alone.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolImage(systemName: "", weight: weight.model))
    }

    /// How large the symbol is next to text, alone.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolImage(systemName: "", scale: scale.model))
    }

    /// Whether both are the same.
    public static func == (a: SymbolConfiguration, b: SymbolConfiguration) -> Bool {
      a.model == b.model
    }

    /// Feeds what makes two equal into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(model) }
  }
}

extension SymbolImage {
  /// The symbol with what a configuration states; the rest stays.
  func with(_ configuration: UIImage.SymbolConfiguration?) -> SymbolImage {
    guard let stated = configuration?.model else { return self }
    var result = self
    if stated.pointSize != nil || stated.textStyle != nil {
      (result.pointSize, result.textStyle) = (stated.pointSize, stated.textStyle)
    }
    result.weight = stated.weight ?? weight
    result.scale = stated.scale ?? scale
    return result
  }
}

extension UIImage {
  /// A symbol with what it states itself, and else with what a configuration states.
  func preferring(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbol = SymbolImage(name: name) else { return self }
    var result = SymbolImage(systemName: symbol.systemName).with(configuration)
    if symbol.pointSize != nil || symbol.textStyle != nil {
      (result.pointSize, result.textStyle) = (symbol.pointSize, symbol.textStyle)
    }
    result.weight = symbol.weight ?? result.weight
    result.scale = symbol.scale ?? result.scale
    return UIImage(model: result.name, renderingMode)
  }
}
