extension PDFFile {
  /// Filters of images, which are no packing: their bytes are files of their own.
  static let imageFilters: Set<String> = [
    "DCTDecode", "DCT", "JPXDecode", "CCITTFaxDecode", "CCF", "JBIG2Decode",
  ]

  /// The bytes of a stream, unpacked up to the first filter of images.
  ///
  /// Throws if a filter is unknown or its bytes break its rules.
  func decode(_ stream: PDFStream) throws(ImageDecodingError) -> [UInt8] {
    var data = stream.inline ?? Array(bytes[stream.range])
    let parameters = stream.dictionary["DecodeParms"] ?? stream.dictionary["DP"]
    for (index, filter) in filters(of: stream).enumerated() {
      if Self.imageFilters.contains(filter) { break }
      let own = array(parameters).map { index < $0.count ? $0[index] : .null } ?? parameters
      data = try decode(data, by: filter, dictionary(own) ?? [:])
      packed -= data.count
      guard packed > 0 else { throw .unsupported("a PDF that is far larger unpacked") }
    }
    return data
  }

  /// The names of a stream's filters, in their order.
  func filters(of stream: PDFStream) -> [String] {
    let value = stream.dictionary["Filter"] ?? stream.dictionary["F"]
    if let name = name(value) { return [name] }
    return (array(value) ?? []).compactMap { name($0) }
  }

  private func decode(
    _ data: [UInt8], by filter: String, _ parameters: [String: PDFValue]
  ) throws(ImageDecodingError) -> [UInt8] {
    let unpacked: [UInt8]?
    switch filter {
    case "FlateDecode", "Fl": unpacked = inflate(data)
    case "LZWDecode", "LZW":
      unpacked = LZWReader.decode(
        data, isEarly: number(parameters["EarlyChange"]) != 0, atMost: packed)
    case "ASCIIHexDecode", "AHx": return Self.hexadecimal(data)
    case "ASCII85Decode", "A85": return Self.base85(data)
    case "RunLengthDecode", "RL": unpacked = Self.runs(data, atMost: packed)
    default: throw .unsupported("the filter '\(filter)' of a PDF")
    }
    guard let unpacked else { throw .corrupt("a part of it cannot be unpacked") }
    return try unpredict(unpacked, parameters)
  }

  /// Most parts are small: room for all that may come is taken only where it is needed.
  private func inflate(_ data: [UInt8]) -> [UInt8]? {
    let usual = min(packed, data.count * 16 + 65_536)
    return Deflate.inflate(data, atMost: usual) ?? Deflate.inflate(data, atMost: packed)
  }

  private static func hexadecimal(_ data: [UInt8]) -> [UInt8] {
    var lexer = PDFLexer([0x3C] + data + [0x3E])
    if case .string(let bytes)? = lexer.value() { return bytes }
    return []
  }

  private static func base85(_ data: [UInt8]) -> [UInt8] {
    var (output, group) = ([UInt8](), [UInt32]())
    func flush(_ count: Int) {
      let padded = group + [UInt32](repeating: 84, count: 5 - group.count)
      let word = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      output += (0..<count).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
      group = []
    }
    for byte in data {
      if byte == 0x7E { break }
      if byte == 0x7A, group.isEmpty {
        output += [0, 0, 0, 0]
      } else if (0x21...0x75).contains(byte) {
        group.append(UInt32(byte - 0x21))
        if group.count == 5 { flush(4) }
      }
    }
    if group.count > 1 { flush(group.count - 1) }
    return output
  }

  private static func runs(_ data: [UInt8], atMost limit: Int) -> [UInt8]? {
    var (output, place) = ([UInt8](), 0)
    while place < data.count, data[place] != 128 {
      let length = Int(data[place])
      if length < 128 {
        output += data[min(place + 1, data.count)..<min(place + 2 + length, data.count)]
        place += length + 2
      } else {
        guard place + 1 < data.count else { break }
        output += [UInt8](repeating: data[place + 1], count: 257 - length)
        place += 2
      }
      if output.count > limit { return nil }
    }
    return output
  }

  /// Undoes the differences that rows are stored as.
  ///
  /// **Source** ISO 32000-1, 7.4.4.4.
  private func unpredict(
    _ data: [UInt8], _ parameters: [String: PDFValue]
  ) throws(ImageDecodingError) -> [UInt8] {
    func whole(_ key: String, _ usual: Int) -> Int {
      number(parameters[key]).map { Int(min(1e6, max(1, $0))) } ?? usual
    }
    let kind = whole("Predictor", 1)
    guard kind > 1 else { return data }
    let bits = whole("BitsPerComponent", 8)
    let colors = whole("Colors", 1)
    let row = (whole("Columns", 1) * colors * bits + 7) / 8
    let step = max(1, colors * bits / 8)
    guard kind >= 10 else {
      guard bits == 8 else { throw .unsupported("a predictor of \(bits) bits in a PDF") }
      var data = data
      for place in data.indices where place % row >= step { data[place] &+= data[place - step] }
      return data
    }
    var output: [UInt8] = []
    output.reserveCapacity(data.count)
    var above = [UInt8](repeating: 0, count: row)
    var place = 0
    while place + 1 < data.count {
      let filter = data[place]
      var line = Array(data[place + 1..<min(place + 1 + row, data.count)])
      for x in line.indices {
        let left = x >= step ? line[x - step] : 0
        switch filter {
        case 1: line[x] &+= left
        case 2: line[x] &+= above[x]
        case 3: line[x] &+= UInt8((Int(left) + Int(above[x])) / 2)
        case 4: line[x] &+= Self.paeth(left, above[x], x >= step ? above[x - step] : 0)
        default: break
        }
      }
      output += line
      above = line + [UInt8](repeating: 0, count: row - line.count)
      place += row + 1
    }
    return output
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let guess = Int(left) + Int(up) - Int(corner)
    let (a, b, c) = (
      abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner))
    )
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}
