import CasqueImaging

/// A PDF file of one page, written by hand.
struct HandmadePDF {
  /// What the page's content is.
  var content: String
  /// The entries of the page's resources.
  var resources = ""
  /// More entries of the page.
  var page = "/MediaBox [0 0 10 10]"
  /// More objects, from number 10 on: a dictionary, and what is in its stream.
  var objects: [(dictionary: String, stream: [UInt8]?)] = []
  /// More entries of the trailer and of the catalog.
  var trailer = ""
  var catalog = ""

  /// The file, without a table of places: readers rebuild it.
  var bytes: [UInt8] {
    var file = Array("%PDF-1.7\n".utf8)
    func add(_ number: Int, _ dictionary: String, _ stream: [UInt8]?) {
      file += Array("\(number) 0 obj\n".utf8)
      guard let stream else {
        file += Array("\(dictionary)\nendobj\n".utf8)
        return
      }
      file += Array("<<\(dictionary)/Length \(stream.count)>>\nstream\n".utf8)
      file += stream + Array("\nendstream\nendobj\n".utf8)
    }
    add(1, "<</Type/Catalog/Pages 2 0 R \(catalog)>>", nil)
    add(2, "<</Type/Pages/Count 1/Kids[3 0 R]>>", nil)
    add(3, "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<\(resources)>>\(page)>>", nil)
    add(4, "", Array(content.utf8))
    for (index, object) in objects.enumerated() {
      add(10 + index, object.dictionary, object.stream)
    }
    file += Array("trailer\n<</Root 1 0 R\(trailer)>>\n%%EOF\n".utf8)
    return file
  }
}
