/// One of the system's symbols as an image, as `UIImage(systemName:withConfiguration:)`.
///
/// Views name images by text; ``name`` stands where a file's path would.
public struct SymbolImage: Sendable, Hashable {
  /// How large a symbol is next to text of its size, as in UIImage.SymbolScale.
  public enum Scale: String, Sendable, Hashable, Codable, CaseIterable {
    /// Smaller than the capitals.
    case small
    /// A little larger than the capitals.
    case medium
    /// As large as lines of text bear.
    case large
  }

  /// The system's name, such as `heart.fill`.
  public var systemName: String
  /// The size of the text it goes with, in points; nil for that of the place it is put.
  public var pointSize: Double?
  /// The text style it goes with, whose size follows the user's; nil for a size in points.
  public var textStyle: TextStyle?
  /// The weight of its lines; nil for that of the place it is put.
  public var weight: FontWeight?
  /// How large it is next to the text; nil for that of the place it is put.
  public var scale: Scale?

  /// Creates a symbol; what is nil is that of the place it is put.
  public init(
    systemName: String, pointSize: Double? = nil, textStyle: TextStyle? = nil,
    weight: FontWeight? = nil, scale: Scale? = nil
  ) {
    self.systemName = systemName
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.weight = weight
    self.scale = scale
  }

  private static let scheme = "symbol:"

  /// The name under which views hold it: `symbol:NAME`, with `/SIZE`, `/STYLE`, `/WEIGHT` and
  /// `/SCALE` where they are stated.
  public var name: String {
    var parts = [SymbolImage.scheme + systemName]
    if let pointSize { parts.append("\(pointSize)pt") }
    if let textStyle { parts.append(textStyle.rawValue) }
    if let weight { parts.append(weight.rawValue) }
    if let scale { parts.append(scale.rawValue) }
    return parts.joined(separator: "/")
  }

  /// Reads a name that ``name`` made; nil for the names of files.
  public init?(name: String) {
    guard name.hasPrefix(SymbolImage.scheme) else { return nil }
    let parts = name.dropFirst(SymbolImage.scheme.count).split(separator: "/").map(String.init)
    self.init(systemName: parts.first ?? "")
    for part in parts.dropFirst() {
      if part.hasSuffix("pt"), let size = Double(part.dropLast(2)) {
        pointSize = size
      } else if let style = TextStyle(rawValue: part) {
        textStyle = style
      } else if let weight = FontWeight(rawValue: part) {
        self.weight = weight
      } else {
        scale = Scale(rawValue: part)
      }
    }
  }
}
