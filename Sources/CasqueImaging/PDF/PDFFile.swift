/// The objects of a PDF file, found by reading it from its start.
///
/// Its table of places is not looked at: damaged files have wrong ones, and a hostile one may say
/// anything. Of several objects of one number the last counts.
///
/// **Source** ISO 32000-1, 7.5.
final class PDFFile {
  private static let objectLimit = 50_000
  private static let referenceLimit = 16
  private static let treeLimit = 32

  let bytes: [UInt8]
  private var objects: [Int: PDFValue] = [:]
  private var trailer: [String: PDFValue] = [:]
  /// How many bytes may still be unpacked.
  var packed = 48 << 20
  /// The fonts and their programs that were read, by the numbers of their objects.
  var fonts: [Int: PDFFont] = [:]
  var programs: [Int: PDFFontProgram] = [:]
  var fontsRead = 0
  /// How much processor time fonts may still take: usual ones need a hundredth of a second.
  var fontSeconds = 2.0
  /// How many functions may still be read.
  var functions = 2_000

  /// Reads a file; what does not belong to an object is passed over.
  init(_ bytes: [UInt8]) throws(ImageDecodingError) {
    self.bytes = bytes
    try scan()
    guard trailer["Encrypt"] == nil else { throw .unsupported("a PDF with a password") }
    try unpackObjects()
  }

  private func scan() throws(ImageDecodingError) {
    var place = 0
    while place + 3 <= bytes.count {
      if bytes[place] == 0x6F, bytes[place + 1] == 0x62, bytes[place + 2] == 0x6A,
        let number = objectNumber(before: place)
      {
        place = readObject(number, at: place + 3)
        guard objects.count <= Self.objectLimit else {
          throw .unsupported("a PDF of more than \(Self.objectLimit) objects")
        }
      } else if bytes[place] == 0x74, PDFLexer(bytes, at: place).isAt("trailer") {
        var lexer = PDFLexer(bytes, at: place + 7)
        if case .dictionary(let values)? = lexer.value() { add(trailer: values) }
        place = max(place + 7, lexer.position)
      } else {
        place += 1
      }
    }
  }

  private func add(trailer values: [String: PDFValue]) {
    trailer.merge(values) { _, new in new }
  }

  /// The number of the object that begins at its word: `12 0 obj`.
  private func objectNumber(before place: Int) -> Int? {
    var index = place - 1
    func skip(_ isWanted: (UInt8) -> Bool) -> Range<Int> {
      let end = index + 1
      while index >= 0, end - index <= 10, isWanted(bytes[index]) { index -= 1 }
      return index + 1..<end
    }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    guard !skip(PDFLexer.isBlank).isEmpty, !skip(isDigit).isEmpty,
      !skip(PDFLexer.isBlank).isEmpty
    else { return nil }
    let digits = skip(isDigit)
    guard !digits.isEmpty else { return nil }
    return PDFLexer.number(bytes[digits]).map { Int($0) }
  }

  /// Reads an object, and returns where it ends.
  private func readObject(_ number: Int, at place: Int) -> Int {
    var lexer = PDFLexer(bytes, at: place)
    guard let value = lexer.value() else { return max(place, lexer.position) }
    objects[number] = value
    guard case .dictionary(let values) = value else { return lexer.position }
    let end = lexer.position
    lexer.skipBlanks()
    guard lexer.isAt("stream") else { return end }
    var start = lexer.position + 6
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    let range = streamRange(values, from: min(start, bytes.count))
    objects[number] = .stream(PDFStream(values, range: range))
    if values["Type"]?.name == "XRef" { add(trailer: values) }
    return range.upperBound
  }

  private func streamRange(_ values: [String: PDFValue], from start: Int) -> Range<Int> {
    if let length = values["Length"]?.number, length >= 0, length < 1e9,
      start + Int(length) <= bytes.count
    {
      var lexer = PDFLexer(bytes, at: start + Int(length))
      while lexer.position < bytes.count, PDFLexer.isBlank(bytes[lexer.position]) {
        lexer.position += 1
      }
      if lexer.isAt("endstream") { return start..<start + Int(length) }
    }
    var place = start
    while place < bytes.count {
      if bytes[place] == 0x65, PDFLexer(bytes, at: place).isAt("endstream") {
        return start..<place
      }
      place += 1
    }
    return start..<bytes.count
  }

  /// Takes the objects out of the streams that hold some.
  private func unpackObjects() throws(ImageDecodingError) {
    for number in objects.keys.sorted() {
      guard case .stream(let stream)? = objects[number],
        stream.dictionary["Type"]?.name == "ObjStm",
        let first = self.number(stream.dictionary["First"]), first >= 0, first < 1e9
      else { continue }
      let content = try decode(stream)
      var header = PDFLexer(content)
      while header.position < Int(first), case .number(let own)? = header.value(),
        case .number(let offset)? = header.value()
      {
        guard offset >= 0, Int(offset) + Int(first) < content.count, own >= 0 else { continue }
        var lexer = PDFLexer(content, at: Int(first) + Int(offset))
        if objects[Int(own)] == nil, let value = lexer.value() { objects[Int(own)] = value }
        guard objects.count <= Self.objectLimit else {
          throw .unsupported("a PDF of more than \(Self.objectLimit) objects")
        }
      }
    }
  }
}

extension PDFFile {
  /// The value behind references.
  func resolve(_ value: PDFValue?) -> PDFValue? {
    var value = value
    for _ in 0..<Self.referenceLimit {
      guard case .reference(let number)? = value else { return value }
      value = objects[number]
    }
    return nil
  }

  /// The number of a value, if it is one.
  func number(_ value: PDFValue?) -> Double? { resolve(value)?.number }

  /// The name of a value, if it is one.
  func name(_ value: PDFValue?) -> String? { resolve(value)?.name }

  /// The values of an array.
  func array(_ value: PDFValue?) -> [PDFValue]? {
    if case .array(let values)? = resolve(value) { return values }
    return nil
  }

  /// The numbers of an array, if all of it are.
  func numbers(_ value: PDFValue?) -> [Double]? {
    guard let values = array(value) else { return nil }
    let numbers = values.compactMap { number($0) }
    return numbers.count == values.count ? numbers : nil
  }

  /// The entries of a dictionary or of a stream.
  func dictionary(_ value: PDFValue?) -> [String: PDFValue]? {
    switch resolve(value) {
    case .dictionary(let values)?: values
    case .stream(let stream)?: stream.dictionary
    default: nil
    }
  }

  /// The stream that a value is.
  func stream(_ value: PDFValue?) -> PDFStream? {
    if case .stream(let stream)? = resolve(value) { return stream }
    return nil
  }

  /// The catalog of the document.
  var catalog: [String: PDFValue]? {
    if let root = dictionary(trailer["Root"]) { return root }
    for number in objects.keys.sorted() {
      guard let values = dictionary(objects[number]), name(values["Type"]) == "Catalog" else {
        continue
      }
      return values
    }
    return nil
  }

  /// The first page, with what it inherits.
  var firstPage: [String: PDFValue]? {
    guard var page = dictionary(catalog?["Pages"]) else { return nil }
    for _ in 0..<Self.treeLimit {
      guard let kids = array(page["Kids"]) else { return page }
      guard let first = kids.lazy.compactMap({ self.dictionary($0) }).first else { return nil }
      var next = first
      for key in ["Resources", "MediaBox", "CropBox", "Rotate"] where next[key] == nil {
        next[key] = page[key]
      }
      page = next
    }
    return nil
  }
}
