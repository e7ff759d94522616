/// How the bytes of a string are cut into codes, and which identifier each stands for.
///
/// **Source** ISO 32000-1, 9.7.5.
struct PDFCharacterMap {
  /// Codes of one length that follow one another.
  private struct Run {
    var length: Int
    var codes: ClosedRange<UInt32>
    var first: UInt32
  }

  private static let runLimit = 10_000

  /// The lengths of codes with where they may lie, byte by byte.
  private var spaces: [(low: [UInt8], high: [UInt8])] = []
  private var runs: [Run] = []

  /// Two bytes for each identifier.
  static let identity: PDFCharacterMap = {
    var map = PDFCharacterMap()
    map.spaces = [([0, 0], [0xFF, 0xFF])]
    map.runs = [Run(length: 2, codes: 0...0xFFFF, first: 0)]
    return map
  }()

  private init() {}

  /// Reads a map that a file holds.
  ///
  /// - Parameter base: the one that it goes on from.
  init(_ content: [UInt8], onto base: PDFCharacterMap?) throws(ImageDecodingError) {
    if let base { self = base }
    var lexer = PDFLexer(content)
    while let (word, values) = lexer.command(most: 1024) {
      switch word {
      case "endcodespacerange": add(spaces: values)
      case "endcidrange": add(values, step: 3)
      case "endcidchar": add(values, step: 2)
      case "usecmap":
        guard values.last?.name?.hasPrefix("Identity") == true else {
          throw .unsupported("text of the encoding '\(values.last?.name ?? "")' in a PDF")
        }
        let own = spaces
        self = .identity
        spaces += own
      default: break
      }
      guard runs.count < Self.runLimit else {
        throw .unsupported("an encoding of so many parts in a PDF")
      }
    }
    if spaces.isEmpty { spaces = Self.identity.spaces }
  }

  private mutating func add(spaces values: [PDFValue]) {
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      guard case .string(let low) = values[index], case .string(let high) = values[index + 1],
        low.count == high.count, (1...4).contains(low.count)
      else { continue }
      spaces.append((low, high))
    }
  }

  private mutating func add(_ values: [PDFValue], step: Int) {
    for index in stride(from: 0, to: values.count - step + 1, by: step) {
      guard case .string(let low) = values[index], (1...4).contains(low.count),
        case .string(let high) = values[index + step - 2], high.count == low.count,
        let first = values[index + step - 1].number, first >= 0, first < 65_536
      else { continue }
      let (start, end) = (Self.code(low[...]), Self.code(high[...]))
      guard start <= end else { continue }
      runs.append(Run(length: low.count, codes: start...end, first: UInt32(first)))
    }
  }

  private static func code(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The codes of a string: how many bytes each has, and its identifier, 0 where none is stated.
  func identifiers(in bytes: [UInt8]) -> [(code: UInt32, length: Int, identifier: UInt32)] {
    var result: [(code: UInt32, length: Int, identifier: UInt32)] = []
    var place = 0
    while place < bytes.count {
      let length = min(length(at: place, in: bytes), bytes.count - place)
      let code = Self.code(bytes[place..<place + length])
      let run = runs.last { $0.length == length && $0.codes.contains(code) }
      result.append((code, length, run.map { $0.first &+ (code - $0.codes.lowerBound) } ?? 0))
      place += length
    }
    return result
  }

  private func length(at place: Int, in bytes: [UInt8]) -> Int {
    let own = spaces.first { space in
      space.low.indices.allSatisfy { index in
        place + index < bytes.count && bytes[place + index] >= space.low[index]
          && bytes[place + index] <= space.high[index]
      }
    }
    return own?.low.count ?? spaces.map(\.low.count).min() ?? 1
  }
}
