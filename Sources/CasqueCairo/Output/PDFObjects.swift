/// The objects of a PDF file as cairo writes it: each with its bytes, by its number.
///
/// Cairo writes a cross-reference table and no object streams where it is held to PDF 1.4; the objects
/// lie one after the other. **Source** ISO 32000-1 §7.5.
struct PDFObjects {
  /// The line that says what the file is, and the one that tells it from text.
  private(set) var header: [UInt8]
  /// The objects' bytes between `obj` and `endobj`; nil for a number that is not used.
  private(set) var bodies: [[UInt8]?]
  /// The number of the catalog.
  let root: Int
  /// The number of the dictionary with the title, or nil.
  let about: Int?

  /// Reads a file; nil if it has another form.
  init?(_ bytes: [UInt8]) {
    guard let mark = Self.last("startxref", in: bytes),
      let start = Self.number(in: bytes, at: mark + 9), start < mark,
      let end = Self.first("trailer", in: bytes[start...])
    else { return nil }
    let lines = String(decoding: bytes[start..<end], as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    guard lines.count > 2, lines[0] == "xref",
      lines[1].split(separator: " ").first == "0"
    else { return nil }
    let offsets = lines.dropFirst(2).map { line -> Int? in
      let parts = line.split(separator: " ")
      return parts.count == 3 && parts[2] == "n" ? Int(parts[0]) : nil
    }
    let order = offsets.enumerated().compactMap { item in
      item.element.map { (number: item.offset, start: $0) }
    }.sorted { $0.start < $1.start }
    guard let first = order.first?.start, let last = order.last?.start, last < start else {
      return nil
    }
    header = Array(bytes[..<first])
    bodies = Array(repeating: nil, count: offsets.count)
    for (index, object) in order.enumerated() {
      let end = index + 1 < order.count ? order[index + 1].start : start
      guard let body = Self.body(of: bytes[object.start..<end]) else { return nil }
      bodies[object.number] = body
    }
    let trailer = Array(bytes[end..<mark])
    guard let root = Self.reference("/Root", in: trailer) else { return nil }
    self.root = root
    about = Self.reference("/Info", in: trailer)
  }

  /// The bytes of an object.
  subscript(number: Int) -> [UInt8]? {
    get { bodies.indices.contains(number) ? bodies[number] : nil }
    set { bodies[number] = newValue }
  }

  /// Adds an object and gives its number.
  mutating func add(_ text: String) -> Int {
    bodies.append(Array(text.utf8))
    return bodies.count - 1
  }

  /// The file, of a version that a reader of PDF 1.5 knows.
  var file: [UInt8] {
    var bytes = header
    // “%PDF-1.4”: optional content came with 1.5.
    if bytes.count > 7 { bytes[7] = UInt8(ascii: "5") }
    var offsets: [Int?] = []
    for (number, body) in bodies.enumerated() {
      offsets.append(body == nil ? nil : bytes.count)
      guard let body else { continue }
      bytes += Array("\(number) 0 obj\n".utf8) + body + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    bytes += Array("xref\n0 \(bodies.count)\n".utf8)
    // Unused numbers are a chain that begins and ends at 0.
    let unused = offsets.indices.dropFirst().filter { offsets[$0] == nil } + [0]
    var chain = unused.makeIterator()
    for (number, offset) in offsets.enumerated() {
      let place = offset ?? chain.next() ?? 0
      let generation = offset == nil ? number == 0 ? "65535 f" : "00001 f" : "00000 n"
      let digits = String(place)
      bytes += Array(
        (String(repeating: "0", count: max(0, 10 - digits.count)) + "\(digits) \(generation) \n")
          .utf8)
    }
    let about = about.map { "\n   /Info \($0) 0 R" } ?? ""
    bytes += Array(
      "trailer\n<< /Size \(bodies.count)\n   /Root \(root) 0 R\(about)\n>>\nstartxref\n\(start)\n%%EOF\n"
        .utf8)
    return bytes
  }

  // MARK: Bytes

  /// What lies between `obj` and `endobj`.
  private static func body(of object: ArraySlice<UInt8>) -> [UInt8]? {
    guard let start = first("obj", in: object), let end = last("endobj", in: Array(object)) else {
      return nil
    }
    let from = start + 3
    let to = object.startIndex + end
    guard from < to else { return nil }
    var body = object[from..<to]
    while let byte = body.first, byte == 0x0A || byte == 0x0D { body = body.dropFirst() }
    while let byte = body.last, byte == 0x0A || byte == 0x0D { body = body.dropLast() }
    return Array(body)
  }

  /// The number that a key of a dictionary refers to; keys of dictionaries within count too.
  static func reference(_ key: String, in body: [UInt8]) -> Int? {
    guard let place = first(key, in: body[...]) else { return nil }
    return number(in: body, at: place + key.utf8.count)
  }

  /// The numbers that a list of references under a key names.
  static func references(_ key: String, in body: [UInt8]) -> [Int] {
    guard let place = first(key, in: body[...]),
      let open = body[place...].firstIndex(of: UInt8(ascii: "[")),
      let close = body[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return [] }
    let words = String(decoding: body[(open + 1)..<close], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace)
    return stride(from: 0, to: words.count - 2, by: 3).compactMap { Int(words[$0]) }
  }

  /// What stands between brackets under a key.
  static func list(_ key: String, in body: [UInt8]) -> String? {
    guard let place = first(key, in: body[...]),
      let open = body[place...].firstIndex(of: UInt8(ascii: "[")),
      let close = body[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    return String(decoding: body[open...close], as: UTF8.self)
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> Int? {
    let rest = bytes[offset...].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits.prefix(18), as: UTF8.self))
  }

  static func first(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count >= word.count else { return nil }
    var index = bytes.startIndex
    while index <= bytes.endIndex - word.count {
      if bytes[index] == word[0], bytes[index...].starts(with: word) { return index }
      index += 1
    }
    return nil
  }

  private static func last(_ word: String, in bytes: [UInt8]) -> Int? {
    let word = Array(word.utf8)
    var index = bytes.count - word.count
    while index >= 0 {
      if bytes[index] == word[0], bytes[index...].starts(with: word) { return index }
      index -= 1
    }
    return nil
  }
}
