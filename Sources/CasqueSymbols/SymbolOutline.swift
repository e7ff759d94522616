/// A drawing of a symbol, before its weight and its variant are known.
///
/// The text is a list of parts with `;` between them. Each begins with what it is:
///
/// | letter | plain | filled (`.fill`) |
/// |---|---|---|
/// | `b` | a line around a body | the body |
/// | `s` | a line | a gap in the body |
/// | `h` | a line | a hole in the body |
/// | `d` | a solid part | a hole in the body |
/// | `o` | a line | a line |
/// | `t` | a thin line | a thin line |
/// | `f` | a solid part | a solid part |
/// | `p` | a solid part that grows with the weight | the same |
/// | `e` | a gap in what is drawn before | the same |
/// | `k` | what is drawn before is taken away, with a gap around | the same |
///
/// Then come steps in points at 17 points of text, y down: `M x y`, `L x y`, `H x`, `V y`,
/// `C x y x y x y`, `Z`; or a whole shape: `O x y r` for a circle, `R x y w h r` for a rectangle
/// with round corners.
struct SymbolOutline: Sendable {
  let name: String
  let width: Double
  let height: Double
  let data: String

  init(_ name: String, width: Double, height: Double, _ data: String) {
    self.name = name
    self.width = width
    self.height = height
    self.data = data
  }

  /// All drawings.
  static let all =
    signs + arrows + turns + objects + people + gestures + communication + media + recording
    + devices + typing + writing + money + shapes + places + travel + weather + nature + health
    + leisure + files

  /// The parts; a part that cannot be read is left out, and a test reads all of them.
  var parts: [SymbolPart] {
    data.split(separator: ";").compactMap { SymbolPart(String($0)) }
  }
}
