import CasqueGeometry
import CasqueModel

/// A key of the software keyboard.
struct KeyboardKey: Hashable {
  /// What is on a key.
  enum Sign: Hashable {
    case none
    case letter(String)
    case word(String)
    case symbol(String, Double)
  }

  /// What is under a sign.
  enum Ground: Hashable {
    /// A key for what is typed.
    case letter
    /// A key that does something else.
    case special
    /// Nothing: a sign on the panel.
    case none
  }

  var frame: Rect
  var sign: Sign
  var ground: Ground
}

/// Where the keys of an English keyboard lie.
///
/// Rows of letters have ten columns on iPhone; the second row is half a column further in. On iPad
/// the keys for deleting, returning and shifting stand in the rows of letters.
struct KeyboardArrangement {
  /// All keys, row by row.
  private(set) var keys: [KeyboardKey] = []

  private let frame: Rect
  private let look: KeyboardLook
  /// The width of a column with its gap.
  private let pitch: Double

  init(_ frame: Rect, _ look: KeyboardLook, _ environment: LayoutEnvironment) {
    self.frame = frame
    self.look = look
    let isPad = environment.traits.userInterfaceIdiom == .pad
    let columns = isPad ? 11.0 : 10.0
    pitch = (frame.width - 2 * look.sideInset + look.keyGap) / columns
    if isPad {
      addPadRows()
    } else {
      addPhoneRows(hasRoomBelow: environment.safeAreaInsets.bottom > 0)
    }
  }

  private mutating func addPhoneRows(hasRoomBelow: Bool) {
    addLetters("qwertyuiop", row: 0, from: 0)
    addLetters("asdfghjkl", row: 1, from: 0.5)
    // 41.5 of 36.4 a column, read at a width of 375.
    let wide = 1.14 * pitch
    addKey(row: 2, from: 0, width: wide, .symbol("shift", 19), .special)
    addLetters("zxcvbnm", row: 2, from: 1.5)
    addKey(
      row: 2, from: 10 * pitch - look.keyGap - wide, width: wide,
      .symbol("delete.left", 19), .special)
    let end = 10 * pitch - look.keyGap
    let back = 2.335 * pitch
    addKey(row: 3, from: end - back, width: back, returnSign, .special)
    let space: Double
    if hasRoomBelow {
      addKey(row: 3, from: 0, width: back, .word("123"), .special)
      space = back + look.keyGap
      addSignsBelow()
    } else {
      addKey(row: 3, from: 0, width: 1.085 * pitch, .word("123"), .special)
      addKey(
        row: 3, from: 1.25 * pitch, width: 1.085 * pitch, .symbol("face.smiling", 20), .special)
      addKey(row: 3, from: 2.5 * pitch, width: pitch - look.keyGap, .symbol("mic", 18), .special)
      space = 3.5 * pitch
    }
    addKey(
      row: 3, from: space, width: end - back - look.keyGap - space,
      look.hasSigns ? .none : .word("space"), .letter)
  }

  private mutating func addPadRows() {
    addLetters("qwertyuiop", row: 0, from: 0)
    addKey(
      row: 0, from: 10 * pitch, width: pitch - look.keyGap, .symbol("delete.left", 19), .special)
    addLetters("asdfghjkl", row: 1, from: 0.4)
    addKey(
      row: 1, from: 9.4 * pitch, width: 1.6 * pitch - look.keyGap, returnSign, .special)
    addKey(row: 2, from: 0, width: pitch - look.keyGap, .symbol("shift", 19), .special)
    addLetters("zxcvbnm,.", row: 2, from: 1)
    addKey(row: 2, from: 10 * pitch, width: pitch - look.keyGap, .symbol("shift", 19), .special)
    let wide = 1.5 * pitch
    addKey(row: 3, from: 0, width: wide - look.keyGap, .word(".?123"), .special)
    addKey(row: 3, from: wide, width: pitch - look.keyGap, .symbol("face.smiling", 20), .special)
    addKey(row: 3, from: wide + pitch, width: pitch - look.keyGap, .symbol("mic", 18), .special)
    addKey(
      row: 3, from: wide + 2 * pitch, width: 9 * pitch - 2 * wide - look.keyGap, .none, .letter)
    addKey(row: 3, from: 11 * pitch - wide, width: wide - look.keyGap, .word(".?123"), .special)
  }

  private var returnSign: KeyboardKey.Sign {
    look.hasSigns ? .symbol("return", 18) : .word("return")
  }

  private mutating func addLetters(_ letters: String, row: Int, from column: Double) {
    for (index, letter) in letters.enumerated() {
      addKey(
        row: row, from: (column + Double(index)) * pitch, width: pitch - look.keyGap,
        .letter(String(letter)), .letter)
    }
  }

  private mutating func addKey(
    row: Int, from x: Double, width: Double, _ sign: KeyboardKey.Sign, _ ground: KeyboardKey.Ground
  ) {
    let y = frame.minY + look.top + Double(row) * look.rowPitch + look.rowGap / 2
    let rect = Rect(
      x: frame.minX + look.sideInset + x, y: y, width: max(0, width),
      height: look.rowPitch - look.rowGap)
    keys.append(KeyboardKey(frame: rect, sign: sign, ground: ground))
  }

  /// The signs beside the home indicator: another keyboard, and dictation.
  private mutating func addSignsBelow() {
    let rows = frame.minY + look.top + 4 * look.rowPitch
    let room = frame.maxY - rows
    guard room > 40 else { return }
    for (x, name) in [(36.0, "face.smiling"), (frame.width - 36, "mic")] {
      let rect = Rect(
        center: Point(x: frame.minX + x, y: rows + room * 0.36), width: 40, height: 40)
      keys.append(KeyboardKey(frame: rect, sign: .symbol(name, 25), ground: .none))
    }
  }
}
