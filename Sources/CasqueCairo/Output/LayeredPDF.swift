/// A PDF of one page whose layers a viewer can switch: optional content groups.
///
/// Cairo draws a page for each layer; here those pages become forms of one page, each shown as the
/// content of a group. **Source** ISO 32000-1 §8.10 for forms, §8.11 for optional content.
struct LayeredPDF {
  private var objects: PDFObjects
  private let pages: [Int]

  /// Takes a file with a page for each layer, back to front; nil if it has another form than cairo's.
  init?(_ bytes: [UInt8]) {
    guard let objects = PDFObjects(bytes), let catalog = objects[objects.root],
      let tree = PDFObjects.reference("/Pages", in: catalog), let kids = objects[tree]
    else { return nil }
    self.objects = objects
    pages = PDFObjects.references("/Kids", in: kids)
  }

  /// The file with the layers' names; nil if a page has another form than cairo's.
  mutating func file(names: [String]) -> [UInt8]? {
    guard let catalog = objects[objects.root],
      let tree = PDFObjects.reference("/Pages", in: catalog), pages.count == names.count,
      let first = pages.first, let box = objects[first].flatMap({ Self.box($0) })
    else { return nil }
    var forms: [Int] = []
    for page in pages {
      guard let form = form(of: page, box: box) else { return nil }
      forms.append(form)
      objects[page] = nil
    }
    let groups = names.map { objects.add("<< /Type /OCG\n   /Name \(Self.text($0))\n>>") }
    let content = forms.indices.map { "/OC /layer\($0) BDC\n/form\($0) Do\nEMC\n" }.joined()
    let stream = objects.add(
      "<< /Length \(content.utf8.count)\n>>\nstream\n\(content)\nendstream")
    func members(_ name: String, _ numbers: [Int]) -> String {
      numbers.enumerated().map { "/\(name)\($0.offset) \($0.element) 0 R" }.joined(separator: " ")
    }
    func list(_ numbers: some Sequence<Int>) -> String {
      "[ " + numbers.map { "\($0) 0 R" }.joined(separator: " ") + " ]"
    }
    objects[first] = Array(
      """
      << /Type /Page
         /Parent \(tree) 0 R
         /MediaBox \(box)
         /Contents \(stream) 0 R
         /Group \(Self.group)
         /Resources << /XObject << \(members("form", forms)) >>
            /Properties << \(members("layer", groups)) >> >>
      >>
      """.utf8)
    objects[tree] = Array("<< /Type /Pages\n   /Kids [ \(first) 0 R ]\n   /Count 1\n>>".utf8)
    // A list of layers begins with the one in front.
    objects[objects.root] = Array(
      """
      << /Type /Catalog
         /Pages \(tree) 0 R
         /PageMode /UseOC
         /OCProperties << /OCGs \(list(groups))
            /D << /Name \(Self.text("Layers")) /BaseState /ON /Order \(list(groups.reversed())) >> >>
      >>
      """.utf8)
    return objects.file
  }

  private static let group = "<< /Type /Group /S /Transparency /I true /CS /DeviceRGB >>"

  /// Makes a page's content a form, under the same number.
  private mutating func form(of page: Int, box: String) -> Int? {
    guard let body = objects[page], Self.box(body) == box,
      let content = PDFObjects.reference("/Contents", in: body),
      let resources = PDFObjects.reference("/Resources", in: body),
      let stream = objects[content], stream.starts(with: Array("<<".utf8))
    else { return nil }
    let entries = """
      << /Type /XObject
         /Subtype /Form
         /BBox \(box)
         /Group \(Self.group)
         /Resources \(resources) 0 R

      """
    objects[content] = Array(entries.utf8) + stream.dropFirst(2)
    return content
  }

  private static func box(_ page: [UInt8]) -> String? { PDFObjects.list("/MediaBox", in: page) }

  /// A text string: UTF-16 with its mark, in hexadecimal.
  private static func text(_ text: String) -> String {
    let units: [UInt16] = [0xFEFF] + Array(text.utf16)
    let digits = units.map { unit in
      let hex = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - hex.count) + hex
    }
    return "<\(digits.joined())>"
  }
}
