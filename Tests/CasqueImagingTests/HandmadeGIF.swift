import CasqueImaging

/// A plain GIF reader after the specification, to hold the writer against: each frame as shown.
struct HandmadeGIF {
  struct Frame {
    var picture: Bitmap
    var delay: Int
  }

  private(set) var frames: [Frame] = []
  /// How often the animation is repeated; nil without the extension.
  private(set) var repeats: Int?
  private var bytes: ArraySlice<UInt8>

  /// The frames of a file, or nil if it is no whole GIF with palettes of its frames alone.
  init?(_ file: [UInt8]) {
    bytes = file[...]
    guard take(6).elementsEqual("GIF89a".utf8) else { return nil }
    var canvas = Bitmap(width: number(), height: number(), fill: .clear)
    guard take(3).first == 0x70 else { return nil }
    var delay = 0
    while let mark = bytes.popFirst(), mark != 0x3B {
      switch mark {
      case 0x21: readExtension(&delay)
      case 0x2C:
        guard readImage(into: &canvas) else { return nil }
        frames.append(Frame(picture: canvas, delay: delay))
      default: return nil
      }
    }
    guard bytes.isEmpty, file.last == 0x3B else { return nil }
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  private mutating func number() -> Int {
    let two = Array(take(2))
    return two.count == 2 ? Int(two[0]) | Int(two[1]) << 8 : 0
  }

  private mutating func blocks() -> [UInt8] {
    var data: [UInt8] = []
    while let count = bytes.popFirst(), count > 0 { data += take(Int(count)) }
    return data
  }

  private mutating func readExtension(_ delay: inout Int) {
    let kind = bytes.popFirst()
    let data = blocks()
    if kind == 0xF9, data.count == 4 { delay = Int(data[1]) | Int(data[2]) << 8 }
    if kind == 0xFF, data.count == 14 { repeats = Int(data[12]) | Int(data[13]) << 8 }
  }

  private mutating func readImage(into canvas: inout Bitmap) -> Bool {
    let (x, y, width, height) = (number(), number(), number(), number())
    guard let flags = bytes.popFirst(), flags & 0x80 != 0 else { return false }
    let palette = Array(take(3 << (Int(flags & 7) + 1)))
    guard let size = bytes.popFirst(),
      let indices = HandmadeGIF.decompress(blocks(), codeSize: Int(size)),
      indices.count == width * height
    else { return false }
    for (place, index) in indices.enumerated() {
      let color = Int(index) * 3
      canvas[x + place % width, y + place / width] = Pixel(
        red: palette[color], green: palette[color + 1], blue: palette[color + 2])
    }
    return true
  }

  /// Variable-length codes of runs, each run a code known plus one index.
  private static func decompress(_ data: [UInt8], codeSize: Int) -> [UInt8]? {
    let clear = 1 << codeSize
    var (table, width): ([[UInt8]], Int) = ([], 0)
    func reset() {
      table = (0..<clear).map { [UInt8($0)] } + [[], []]
      width = codeSize + 1
    }
    reset()
    var (output, previous, place): ([UInt8], [UInt8]?, Int) = ([], nil, 0)
    while place + width <= data.count * 8 {
      var code = 0
      for bit in 0..<width where data[(place + bit) / 8] >> ((place + bit) % 8) & 1 == 1 {
        code |= 1 << bit
      }
      place += width
      if code == clear + 1 { return output }
      if code == clear {
        reset()
        previous = nil
        continue
      }
      guard code < table.count || (code == table.count && previous != nil) else { return nil }
      let run = code < table.count ? table[code] : (previous ?? []) + [(previous ?? [0])[0]]
      if let previous, table.count < 4096 {
        table.append(previous + [run[0]])
      }
      if table.count == 1 << width, width < 12 { width += 1 }
      output += run
      previous = run
    }
    return nil
  }
}
