/// A value in a PDF file or in the content of a page.
///
/// **Source** ISO 32000-1, 7.3.
enum PDFValue {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case reference(Int)
  case stream(PDFStream)
  /// A word that is no value: an operator of a content.
  case word(String)

  /// The number that it is itself.
  var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The name that it is itself.
  var name: String? {
    if case .name(let name) = self { return name }
    return nil
  }
}

/// A dictionary with bytes, which are still packed.
struct PDFStream {
  var dictionary: [String: PDFValue]
  /// Where the bytes lie in the file.
  var range: Range<Int>
  /// The bytes that stand in the content itself, as those of an image there do.
  var inline: [UInt8]?

  init(_ dictionary: [String: PDFValue], range: Range<Int>, inline: [UInt8]? = nil) {
    self.dictionary = dictionary
    self.range = range
    self.inline = inline
  }
}
