internal import CasqueGeometry

/// The text of an SVG file that is being written.
struct SVGText {
  /// What is drawn, so far.
  var body = ""
  /// What is referred to: clips, gradients, patterns and masks.
  private(set) var definitions = ""
  private var count = 0

  /// How many characters there are.
  var length: Int { body.utf8.count + definitions.utf8.count }

  /// A name that no other definition has.
  mutating func name() -> String {
    count += 1
    return "d\(count)"
  }

  /// Adds something to refer to.
  mutating func define(_ text: String) { definitions += text + "\n" }

  /// The file, of a size in points.
  func file(_ size: Size) -> [UInt8] {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <defs>
      \(definitions)</defs>
      \(body)</svg>

      """.utf8)
  }

  /// A number to a hundred-thousandth; zero for what is none.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    let rounded = (value * 1e5).rounded() / 1e5
    return rounded == rounded.rounded() ? String(Int(rounded)) : rounded.description
  }

  /// A map as a transform.
  static func transform(_ map: AffineTransform) -> String {
    // A map's numbers are factors: they need more places than coordinates do.
    func factor(_ value: Double) -> String {
      value.isFinite && value.magnitude < 1e9 ? value.description : "0"
    }
    return "matrix(\([map.a, map.b, map.c, map.d].map(factor).joined(separator: " "))"
      + " \(number(map.tx)) \(number(map.ty)))"
  }

  /// An attribute, or nothing where there is no value.
  static func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\($0)\"" } ?? ""
  }
}
